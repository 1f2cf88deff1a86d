# Mare Nostrum (2003): wat een nieuwkomer leest. De kaart is de eerste twee delen, het overzicht het derde; de opties van de tafel zijn parameters.

guide-like = Iets voor u als u graag ruilt met wat u hebt, rustig groeit onder dreigende oorlog, en houdt van een tafel waar drie mensen bepalen wie wanneer mag.
guide-length = { $seats } volken, ongeveer { $minutes } minuten
guide-gentle = Vijf spelers, de gewone opstelling en alle opties op hun gewone waarde, zodat geen volk neutraal blijft.
guide-goal = Twee wegen leiden naar de overwinning, en beide eindigen in uw eigen bouwbeurt. Let op wat uw buren kunnen betalen.

guide-win-pyramids = Bouw de piramiden: { $pyramids_price } belastingen, of { $pyramids_price } grondstoffen die allemaal verschillend zijn
    .clause = N10.3g
guide-win-cards = Heb { $cards_to_win } helden en wereldwonderen, uw startheld meegeteld
    .clause = N1.1

guide-round-commerce = Handel
guide-round-construction = Bouwen
guide-round-military = Militie

guide-overview-1 = U leidt een volk met drie provincies, een fort en een held. Elke ronde heeft drie fasen, en elke fase haar rol: die heeft wie er het meeste voor telt.
guide-overview-2 = Inkomsten: elke stad betaalt een belasting, twee met een tempel in de provincie; elke karavaan betaalt de grondstof van haar veld, twee met een markt. Wie een gebouw bezet, wordt ervoor betaald.
guide-overview-3 = Ruil: de handelsleider, met de meeste karavanen en markten, zegt hoeveel kaarten iedereen neerlegt. Alles gaat tegelijk open; hij neemt er één van iemand, die er één van een ander neemt, enzovoort. Wie te weinig kaarten heeft, doet niet mee.
guide-overview-4 = Bouwen: de politiek leider, met de meeste steden en tempels, wijst een voor een aan wie bouwt. Alles kost een eigen reeks: alleen belastingen, of allemaal verschillende grondstoffen. De meeste dingen kosten 3, markten en tempels 6, helden en wereldwonderen 9.
guide-overview-5 = U bouwt alleen waar uw invloedsfiche al sinds de vorige ronde ligt. Nieuwe fiches komen naast uw provincies, of over zeeën met triremen van u. Aan het einde bewaart u hoogstens twee belastingen; al het andere gaat terug.
guide-overview-6 = Militie: de militair leider, met de meeste legioenen, triremen en forten, wijst aan wie trekt. Eerst triremen, die van land te water gaan en legioenen van kust naar kust dragen; dan legioenen.
guide-overview-7 = Legioenen die vreemde legioenen of een fort ontmoeten, moeten aanvallen. Elke kant werpt een dobbelsteen per legioen, een verdedigend fort telt 6, en elke volle 5 punten kosten de ander een stuk naar eigen keuze. Overleven beide, dan is er oorlog in de provincie.
guide-overview-8 = Waar u alleen in andermans provincie staat, kiest u aan het einde van uw beurt één ding: een gebouw plunderen, gebouwen bezetten en ervoor betaald worden, of op het fiche gaan staan en de provincie in uw volgende bouwbeurt kopen.
