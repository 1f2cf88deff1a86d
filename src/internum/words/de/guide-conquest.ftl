# Conquest of the Empire II: was ein Neuling liest. Die Karte sind die ersten beiden Teile, der Überblick der dritte.

guide-like = Etwas für Sie, wenn Sie wechselnde Bündnisse mögen, das Bieten um sie und Schlachten um wenige reiche Provinzen.
guide-length = { $seats } Spieler, etwa { $minutes } Minuten
guide-gentle = Vier Spieler, vier Saisons: zwei gegen zwei, also hat jeder einen Verbündeten.
guide-goal = Die meisten Siegpunkte nach der letzten Saison gewinnen. Einfluss in den Schlüsselprovinzen bringt die meisten.

guide-win-points = Die meisten Siegpunkte nach der letzten Saison; bei Gleichstand der meiste Einfluss auf dem Plan
    .clause = C12.1

guide-round-tokens = Provinzmarker legen
guide-round-cards = Karten auslegen
guide-round-alliances = Um Bündnisse bieten
guide-round-placement = Starteinheiten aufstellen (Saison 1)
guide-round-actions = Vier Runden mit zwei Aktionen
guide-round-taxes = Steuern einnehmen
guide-round-points = Punkte werten, Unruhe zählen
guide-round-end = Ende der Saison

guide-overview-1 = Sie wollen der nächste Caesar werden. Sie beginnen mit einer kleinen Armee, 80 Talenten, drei Senatoren und Einfluss in höchstens vier der elf Schlüsselprovinzen.
guide-overview-2 = Jede Saison beginnt mit neuen Provinzmarkern und Karten. Dann bestimmen Auktionen, wer mit wem verbündet ist und in welcher Folge Sie ziehen. Verbündete können einander nicht angreifen und dürfen Einheiten leihen.
guide-overview-3 = Dann folgen vier Runden mit je zwei Aktionen: eine Karte nehmen (einmal je Runde), rekrutieren, Einfluss kaufen, eine Sondersteuer erheben, zu Land ziehen, zu Land kämpfen, segeln und zur See kämpfen, oder passen.
guide-overview-4 = Ihre Generäle und Ihr Caesar sind der Schlüssel: Nur wo einer steht, rekrutieren Sie, kaufen Einfluss und ziehen los. Einfluss von Feinden ist zu kaufen, wo sie keine militärische Landeinheit haben.
guide-overview-5 = Zu Land wirft jede Seite drei Würfel, egal wie groß, und mehr für Anführer, Stadt oder Ausbildung. Ein Symbol trifft nur, wenn Sie Einheiten dieser Art haben: eine gemischte Armee ist also stark.
guide-overview-6 = Senatoren sind Stimmen. In einer Senatsabstimmung gewinnt die höchste Summe Geld, Ruhe, Punkte, Legionen oder Einfluss in Rom, und der Gewinner gibt seine Senatoren ab.
guide-overview-7 = Am Saisonende kommen Steuern für all Ihren Einfluss herein, und in jeder Schlüsselprovinz bringt der meiste Einfluss den ersten Wert, der zweitmeiste den zweiten.
guide-overview-8 = Rekrutieren, Sondersteuern und verlorene Schlachten bringen Unruhe. Ihre Städte senken sie; dann kostet die meiste Unruhe 10 Punkte, die zweitmeiste 5.
