# Conquest of the Empire II: wat een nieuwkomer leest. De kaart is de eerste twee delen, het overzicht het derde.

guide-like = Iets voor u als u houdt van wisselende allianties, van het bieden daarop en van slagen om enkele rijke provincies.
guide-length = { $seats } spelers, ongeveer { $minutes } minuten
guide-gentle = Vier spelers, vier seizoenen: twee tegen twee, dus ieder heeft één bondgenoot.
guide-goal = De meeste overwinningspunten na het laatste seizoen winnen. Invloed in de sleutelprovincies levert de meeste op.

guide-win-points = De meeste overwinningspunten na het laatste seizoen; bij gelijkstand de meeste invloed op het bord
    .clause = C12.1

guide-round-tokens = Provinciemarkers plaatsen
guide-round-cards = Kaarten openleggen
guide-round-alliances = Bieden om allianties
guide-round-placement = Starteenheden plaatsen (seizoen 1)
guide-round-actions = Vier rondes van twee acties
guide-round-taxes = Belastingen innen
guide-round-points = Punten scoren, onrust tellen
guide-round-end = Einde van het seizoen

guide-overview-1 = U wilt de volgende Caesar worden. U begint met een klein leger, 80 Talents, drie senatoren en invloed in hoogstens vier van de elf sleutelprovincies.
guide-overview-2 = Elk seizoen begint met nieuwe provinciemarkers en kaarten. Dan bepalen veilingen wie met wie verbonden is, en in welke volgorde u speelt. Bondgenoten kunnen elkaar niet aanvallen en mogen eenheden uitlenen.
guide-overview-3 = Dan volgen vier rondes met elk twee acties: een kaart pakken (één keer per ronde), rekruteren, invloed kopen, een speciale belasting heffen, over land trekken, op land vechten, varen en op zee vechten, of passen.
guide-overview-4 = Uw generaals en uw Caesar zijn de sleutel: alleen waar een van hen staat, rekruteert u, koopt u invloed en trekt u weg. Invloed van vijanden is te koop waar zij geen militaire landeenheid hebben.
guide-overview-5 = Op land gooit elke kant drie dobbelstenen, hoe groot ook, en meer voor een leider, een stad of training. Een zijde treft alleen als u eenheden van die soort hebt: een gemengd leger is dus sterk.
guide-overview-6 = Senatoren zijn stemmen. In een senaatstemming wint het hoogste totaal geld, rust, punten, legioenen of invloed in Rome, en de winnaar is zijn senatoren kwijt.
guide-overview-7 = Aan het einde van een seizoen komt belasting binnen voor al uw invloed, en in elke sleutelprovincie krijgt de meeste invloed de eerste waarde, de op één na meeste de tweede.
guide-overview-8 = Rekruteren, speciale belastingen en verloren slagen geven onrust. Uw steden verlagen haar; dan kost de meeste onrust 10 punten, de op één na meeste 5.
