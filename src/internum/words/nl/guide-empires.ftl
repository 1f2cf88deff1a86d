# Mare Nostrum: Empires: wat een nieuwkomer leest. De kaart is de eerste twee delen, het overzicht het derde; de opties van de tafel zijn parameters.

guide-like = Iets voor u als u houdt van handel, bouwen en dreigende oorlog, en uw buren nooit helemaal vertrouwt.
guide-length = { $seats } keizerrijken, ongeveer { $minutes } minuten
guide-gentle = Drie keizerrijken, de regels van de academy-editie, telkens vijf helden en wereldwonderen open.
guide-goal = Vier wegen leiden naar de overwinning. Let op alle vier, bij iedereen.

guide-win-pyramids = { $pyramids_win ->
    [culture_leader] Prestige: bouw als cultureel leider de piramiden, een reeks van 12; anders tellen ze aan het einde van de bouwfase
   *[builder] Prestige: bouw de piramiden, een reeks van 12
}
    .clause = { $pyramids_win ->
        [culture_leader] E10.1b
       *[builder] E10.1a
    }
guide-win-tiles = { $fifth_tile_win ->
    [culture_leader_at_once] Roem: verwerf uw vijfde held of wereldwonder, de startheld meegeteld; als cultureel leider meteen, anders aan het einde van de bouwfase
   *[end_of_phase] Roem: verwerf uw vijfde held of wereldwonder, de startheld meegeteld
}
    .clause = { $fifth_tile_win ->
        [culture_leader_at_once] E10.2b
       *[end_of_phase] E10.2a
    }
guide-win-conquest = Verovering: controleer vier hoofdsteden of legendarische steden
    .clause = E10.3a
guide-win-titles = Leiderschap: heb alle drie de titels tegelijk
    .clause = E10.4a

guide-round-collect = Ontvangen
guide-round-trade = Handel
guide-round-build = Bouwen
guide-round-war = Militie
guide-round-leaders = Leiders

guide-overview-1 = U leidt een keizerrijk met drie provincies en een held. Elke ronde heeft vijf fasen.
guide-overview-2 = Ontvangen: elke karavaan levert haar goed, twee als er een markt in de provincie staat; elke stad levert een munt, twee met een tempel. Legendarische steden leveren een goed dat geloot wordt.
guide-overview-3 = Handel: de handelsleider zegt hoeveel grondstoffen iedereen aanbiedt. Alles gaat tegelijk open; dan neemt u er één van iemand, die er één van een ander neemt, enzovoort. U betaalt met reeksen van verschillende goederen: zeldzame wilt u dus hebben.
guide-overview-4 = Bouwen: de culturele leider wijst een voor een aan wie bouwt. Alles kost een reeks: alleen munten, of allemaal verschillende goederen. U plaatst controlefiches, karavanen, markten, steden, tempels, legioenen, triremen, forten, helden en wereldwonderen.
guide-overview-5 = Wat overblijft gaat verloren, op twee munten na.
guide-overview-6 = Militie: de militaire leider wijst aan wie beweegt. Eerst triremen, die legioenen over hun zeeën dragen; dan legioenen. Legioenen die anderen ontmoeten moeten vechten, met één dobbelsteen per eenheid; elke 5 punten zijn een treffer, en de verliezer kiest wat hij verliest.
guide-overview-7 = Waar uw legioenen alleen in andermans provincie staan, mogen ze een gebouw plunderen, gebouwen bezetten en voor u laten opbrengen, of het controlefiche bezetten en de provincie in een latere beurt overnemen.
guide-overview-8 = Leiders: wie de meeste karavanen en markten heeft leidt de handel, de meeste steden en tempels de cultuur, de meeste eenheden de militie. Helden en wereldwonderen tellen mee en hebben eigen voordelen.
