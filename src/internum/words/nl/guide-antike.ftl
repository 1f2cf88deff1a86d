# Antike: wat een nieuwkomer leest. De kaart is de eerste twee delen, het overzicht het derde.

guide-like = Iets voor u als u graag meerdere beurten vooruit plant, zonder geheimen en zonder dobbelstenen.
guide-length = { $seats } volken, ongeveer { $minutes } minuten
guide-gentle = Vier volken op de oostkant van het bord, de gewone regels.
guide-goal = Het eerste volk met { $goal } oude personages wint. Elke soort verdient men met één grote daad.

guide-win-king = Koning: bezit vijf steden, dan tien, vijftien …
    .clause = A4.3
guide-win-citizen = Burger: bezit drie tempels, dan zes, negen …
    .clause = A4.6
guide-win-navigator = Zeevaarder: heb galeien in zeven zeeën, dan in veertien
    .clause = A4.7
guide-win-scholar = Geleerde: heb als allereerste een knowhow
    .clause = A4.4
guide-win-general = Generaal: verover een stad met een tempel
    .clause = A4.5

guide-round-rondel = Rondel
guide-round-action = Actie
guide-round-founding = Steden stichten
guide-round-personages = Personages

guide-overview-1 = U leidt een volk met drie steden: één levert marmer, één ijzer, één goud. Aan het begin van elke ronde krijgt elk volk een munt, die voor elke grondstof telt.
guide-overview-2 = In uw beurt gaat uw steen verder op het rondel, een wiel met acht acties. Tot drie stappen zijn gratis; elke verdere stap kost een grondstof. Tweemaal hetzelfde achter elkaar kan dus niet, en u ziet wat de anderen hierna kunnen.
guide-overview-3 = De velden marmer, ijzer en goud brengen op: één per stad van die soort, drie als er een tempel staat.
guide-overview-4 = Op het tempelveld bouwt u tempels voor 5 marmer per stuk. Op het bewapeningsveld stelt u legioenen en galeien op voor 1 ijzer per stuk. Op het knowhowveld leert u voor goud; de eerste betaalt meer en wint een geleerde.
guide-overview-5 = Op de twee manoeuvrevelden bewegen uw eenheden, legioenen over landgrenzen en galeien over zeegrenzen. Eenheden schakelen elkaar één tegen één uit; niemand hoeft te vechten.
guide-overview-6 = Om een stad te veroveren hebt u er zoveel actieve eenheden nodig als haar verdediging: één voor de stad, drie met een tempel, en één voor elke verdedigende eenheid. Evenveel van de uwe gaan van het bord, en alle verdedigers; een tempel wordt verwoest en levert een generaal op.
guide-overview-7 = Na uw actie mag u steden stichten waar uw eenheden staan: 1 marmer, 1 ijzer en 1 goud per stad.
guide-overview-8 = Personages worden aan het einde van uw eigen beurt geteld en gaan nooit meer verloren. De stapels zijn eindig: wie laat komt, krijgt niets.
