# Mare Nostrum (2003)

event-dealt = { $player } leidt { $empire }
event-left_out = Niemand leidt { $empire }: dat volk is neutraal
event-begins = { $player } plaatst eerst
event-role = { $empire } is nu { $role }
event-received = { $empire } ontvangt { $count } { $resource-id ->
    [tax] { $count ->
        [one] belasting
       *[other] belastingen
    }
   *[other] { $resource }
}
event-short = In de voorraad ontbreekt: { $count } { $resource-id ->
    [tax] { $count ->
        [one] belasting
       *[other] belastingen
    }
   *[other] { $resource }
}
event-announced = { $number ->
    [0] { $empire } laat de ruil deze ronde vervallen
    [one] { $empire } kondigt een ruil aan: ieder { $number } kaart
   *[other] { $empire } kondigt een ruil aan: ieder { $number } kaarten
}
event-offered = { $empire } legt neer: { $count } { $resource-id ->
    [tax] { $count ->
        [one] belasting
       *[other] belastingen
    }
   *[other] { $resource }
}
event-took = { $empire } neemt { $resource-id ->
    [tax] een belasting
   *[other] { $resource }
} van { $from }
event-returned = { $empire } neemt { $count } { $resource-id ->
    [tax] { $count ->
        [one] belasting
       *[other] belastingen
    }
   *[other] { $resource }
} terug
event-gave = { $empire } maakt de ruil gelijk: { $resource-id ->
    [tax] een belasting
   *[other] { $resource }
} voor { $to }
event-gave_unseen = { $empire } maakt de ruil gelijk: een kaart voor { $to }, ongezien door de anderen
event-drew = { $empire } trekt { $resource-id ->
    [tax] een belasting
   *[other] { $resource }
} uit de hand van { $from }
event-drew_unseen = { $empire } trekt een kaart uit de hand van { $from }, ongezien door de anderen
event-named = { $empire } wordt aangewezen
event-paid = { $empire } betaalt { $count } { $resource-id ->
    [tax] { $count ->
        [one] belasting
       *[other] belastingen
    }
   *[other] { $resource }
}
event-marked = { $empire } legt een invloedsfiche in { $province }
event-built = { $empire } bouwt { $site }
event-raised = { $empire } stelt op in { $province }: { $unit }
event-bought = { $empire } wint { $card } voor zich
event-taken_over = { $empire } neemt { $province } over van { $owner }
event-swapped = { $empire } geeft { $given-id ->
    [tax] een belasting
   *[other] { $given }
} voor { $taken-id ->
    [tax] een belasting
   *[other] { $taken }
}
event-kept = { $empire } bewaart { $count } { $resource-id ->
    [tax] { $count ->
        [one] belasting
       *[other] belastingen
    }
   *[other] { $resource }
}
event-discarded = { $empire } geeft ongebruikt terug: { $count } { $resource-id ->
    [tax] { $count ->
        [one] belasting
       *[other] belastingen
    }
   *[other] { $resource }
}
event-peace = Door het Standbeeld van Zeus heeft { $empire } deze ronde vrede met { $foe }
event-sent_home = { $count } { $count ->
    [one] legioen
   *[other] legioenen
} van { $empire } { $count ->
    [one] moet
   *[other] moeten
} naar huis uit { $province }
event-sailed = { $empire } vaart met { $count } { $count ->
    [one] trireem
   *[other] triremen
} van { $from } naar { $to }
event-launched = { $empire } laat { $count } { $count ->
    [one] trireem
   *[other] triremen
} te water: van { $province } naar { $sea }
event-marched = { $empire } trekt met { $count } { $count ->
    [one] legioen
   *[other] legioenen
} van { $from } naar { $to }
event-sea_battle = { $empire } valt de triremen van { $foe } aan in { $sea }
event-land_battle = { $empire } valt { $foe } aan in { $province }
event-changed_sides = Een legioen van { $foe } in { $province } loopt over naar { $empire }
event-scored = { $empire } komt op { $total }: { $hits } { $hits ->
    [one] treffer
   *[other] treffers
}
event-lost = { $empire } verliest { $count } { $unit-id ->
    [legion] { $count ->
        [one] legioen
       *[other] legioenen
    }
    [fortress] fort
   *[other] { $count ->
        [one] trireem
       *[other] triremen
    }
}
event-brought_back = Een gevallen legioen van { $empire } keert terug in { $province }
event-plundered = { $empire } plundert { $site }
event-plundered_trireme = { $empire } verbrandt een trireem van { $owner } op het strand van { $province }
event-occupied = { $empire } bezet { $site }
event-marker_occupied = { $empire } zet een legioen op het invloedsfiche van { $province }
event-won = { $empire } wint het spel: { $way }

ask-seating = welk volk leidt u?
ask-placing = besteed uw punten, begin daarna
ask-roles = er staan er meer boven u: wie krijgt de rol?
ask-income = welke grondstof neemt u erbij?
ask-exchange = hoeveel kaarten legt iedereen neer? (0: geen ruil)
ask-offers = wat legt u neer? Niemand ziet het voordat allen gekozen hebben
ask-taking = welke kaart neemt u, en van wie?
ask-balance = u hebt één kaart te veel: welke geeft u?
ask-draw = uit wiens hand trekt u een kaart?
ask-construction = wie bouwt nu?
ask-building = bouw, daarna klaar
ask-keeping = wat bewaart u? Al het andere gaat terug
ask-military = wie trekt nu?
ask-peace = met wie sluit u deze ronde vrede?
ask-triremes = laat uw triremen te water en vaar, daarna klaar
ask-sea_battles = val aan op zee, daarna klaar
ask-legions = trek met uw legioenen en vecht, daarna klaar
ask-land_battles = welk gevecht komt eerst?
ask-battle = wat gebeurt er in het gevecht?
ask-conquest = wat wordt er van de provincies die u houdt? Daarna klaar

part-pay = hoe betaalt u?
part-keep = wat bewaart u?
part-stake = wat legt u neer?
part-count = hoeveel gaan er?
part-loss = welke stukken gaan verloren?
part-posts = waar blijven de overlevenden?
part-buildings = welke gebouwen?

refused-empire-taken = { $have } heeft al een speler
refused-left-out = { $have } doet met zoveel spelers niet mee
refused-begun-already = Wie begint staat al vast
refused-too-few-points = U hebt nog { $have } punten; het kost { $need }
refused-not-your-province = In { $have } ligt geen fiche van u
refused-not-a-start-province = { $have } is niet uw hoofdstadprovincie en grenst er niet aan
refused-has-owner = Daar ligt een fiche van { $have }
refused-capital-first = Het eerste fiche komt in uw hoofdstadprovincie
refused-no-marker-left = Al uw invloedsfiches liggen op het bord
refused-site-taken = Al gebouwd: { $have }
refused-no-token-left = Geen fiche meer in de voorraad: { $have }
refused-has-fortress = In { $have } staat al een fort
refused-no-coast = Er ligt geen zee aan { $have }
refused-no-unit-left = Er is geen { $have } meer in uw voorraad
refused-card-taken = Al vergeven: { $have }
refused-of-another-people = Dit hoort bij { $need }: { $have }
refused-not-the-highest = { $have } heeft niet het grootste aantal
refused-no-such-card = U hebt geen kaart met dit voordeel
refused-none-left = Er is geen { $have } meer in de voorraad
refused-not-the-director = U bent niet de handelsleider
refused-more-than-you-hold = U hebt maar { $have } kaarten
refused-not-from-oneself = Niemand neemt van zichzelf
refused-not-offered = { $have } heeft geen { $need } openliggen
refused-not-back-again = { $have } nam zojuist van u wat u eerder nam: neem van een ander
refused-not-held = U hebt geen { $have }
refused-took-no-part = { $have } deed niet mee of heeft geen kaarten
refused-wrong-price = Dit kost een reeks van { $need } kaarten, niet { $have }
refused-taxes-do-not-mix = Belastingen en grondstoffen gaan niet samen
refused-kind-twice = De grondstoffen van een betaling zijn allemaal verschillend
refused-no-set = Dit kost { $need }; uw grootste reeks telt { $have } kaarten: alleen belastingen, of allemaal verschillende grondstoffen
refused-too-many-taxes = Hoogstens { $have } belastingen worden bewaard, niet { $need }
refused-too-many-goods = Hoogstens { $have } grondstoffen worden bewaard, niet { $need }
refused-goods-are-not-kept = Grondstoffen worden niet bewaard
refused-same-kind = Wat bewaard wordt moet van verschillende soort zijn
refused-not-the-leader = U bent niet degene die aanwijst
refused-neutral = Niemand leidt { $have }
refused-had-its-turn = { $have } is al aan de beurt geweest
refused-marker-is-new = Uw fiche in { $have } kwam deze ronde: bouw daar vanaf de volgende
refused-foreign-units = In { $have } staan eenheden van anderen
refused-not-in-reach = { $have } grenst niet aan u en is niet met u verbonden
refused-marker-not-held = Op het fiche van { $have } staat geen legioen van u
refused-once-a-round = Maar één keer per ronde
refused-tax-for-commodity = Men ruilt een belasting voor een grondstof of een grondstof voor een belasting
refused-not-oneself = Vrede sluit men met een ander
refused-not-twice-running = U had de vorige ronde al vrede met { $have }
refused-battle-due = Vecht eerst in { $have }
refused-no-trireme = U hebt geen trireem in { $have }
refused-moved-already = Al uw eenheden van { $have } hebben bewogen
refused-not-adjacent = { $have } grenst er niet aan
refused-no-legion = U hebt geen legioen in { $have }
refused-in-a-war = Legioenen in de oorlog van { $have } kunnen niet weg
refused-fought-already = U hebt deze beurt al gevochten in { $have }
refused-at-peace = Daar is vrede: { $have }
refused-no-own-unit = U hebt geen eenheid in { $have }
refused-no-foreign-unit = Zij hebben geen eenheid in { $have }
refused-owner-first = De eigenaar van { $have } moet eerst aangevallen worden
refused-not-conquered = U staat niet alleen in { $have }, of er ligt geen fiche van een ander
refused-chosen-already = U hebt voor { $have } al gekozen
refused-stands-already = Uw legioenen staan al zo: ze laten staan is niets kiezen
refused-not-built = Niet gebouwd: { $have }
refused-no-trireme-on-land = Zij hebben geen trireem op het land in { $have }
refused-no-building = Er staat geen gebouw in { $have }
refused-capital-province = { $have } is een hoofdstadprovincie

name-by-pyramids = de piramiden
name-by-cards = helden en wereldwonderen
way-by-pyramids = Piramiden
way-by-cards = Helden en wereldwonderen
item-influence = invloedsfiches
item-caravan = karavanen
item-city = steden
item-market = markten
item-temple = tempels
item-legion = legioenen
item-fortress = forten
item-trireme = triremen
item-hero = helden
item-wonder = wonderen
item-pyramids = de piramiden
power-price = { $of } kosten { $count }
power-first-price = { $count ->
    [0] eens per ronde is er een gratis: { $of }
    [one] eens per ronde kost er een 1 kaart: { $of }
   *[other] eens per ronde kost er een { $count } kaarten: { $of }
}
power-income = bij inkomen, { $of-id ->
    [tax] belastingen: { $count }
   *[other] goederen naar keuze: { $count }
}
power-die = { $of } tellen { $count } bij elk van hun dobbelstenen
power-dice = extra dobbelstenen in landslagen van uw eigen beurt: { $count }
power-points = { $count } punten meer in landslagen onder uw eigen fiche
power-fortress = elk van uw forten telt { $count } in de verdediging
power-swap = eens per ronde, in uw bouwbeurt: een goed voor een belasting of een belasting voor een goed
power-draw = na een ruil: een kaart op goed geluk van een ander die meedeed
power-keep = houd daarnaast zoveel verschillende goederen: { $count }
power-peace = vrede met een andere speler voor een fase, niet twee keer achtereen met dezelfde
power-turncoat = aangevallen op land: één aanvallend legioen loopt over vóór de worp
power-return = eens per ronde keert een zojuist verloren legioen terug in uw hoofdprovincie
power-win = wint het spel meteen

name-director-of-commerce = handelsleider
name-political-leader = politiek leider
name-military-leader = militair leider

name-rome = Rome
name-carthage = Carthago
name-greece = Griekenland
name-egypt = Egypte
name-babylon = Babylon

name-caesar = Julius Caesar
name-hannibal = Hannibal
name-hammurabi = Hammurabi
name-pericles = Pericles
name-cleopatra = Cleopatra
name-agamemnon = Agamemnon
name-archimedes = Archimedes
name-helen = Helena van Troje
name-nebuchadnezzar = Nebukadnezar
name-solomon = Salomo
name-ulysses = Odysseus
name-colossus = de Kolossus van Rhodos
name-hanging-gardens = de Hangende Tuinen
name-temple-of-artemis = de Tempel van Artemis
name-statue-of-zeus = het Standbeeld van Zeus
name-lighthouse = de Vuurtoren
name-mausoleum = het Mausoleum
name-pyramids = de piramiden

name-tax = belasting
name-slaves = slaven
name-livestock = vee
name-grain = graan
name-fruit = fruit
name-olive-oil = olijfolie
name-wine = wijn
name-gold = goud
name-gems = edelstenen
name-metal = metaal
name-papyrus = papyrus
name-perfume = parfum
name-fish = vis

name-legion = legioen
name-fortress = fort
name-trireme = trireem
name-market = markt
name-city = stad
name-second-city = tweede stad
name-temple = tempel

# de gebouwen op hun velden
name-corsica-fruit = de karavaan (fruit) in Corsica
name-corsica-market = de markt in Corsica
name-sardinia-fish = de karavaan (vis) in Sardinia
name-sardinia-market = de markt in Sardinia
name-sicilia-syracusae = Syracusae, de stad in Sicilia
name-sicilia-temple = de tempel in Sicilia
name-gallia-grain = de karavaan (graan) in Gallia
name-gallia-livestock = de karavaan (vee) in Gallia
name-gallia-market = de markt in Gallia
name-latium-metal = de karavaan (metaal) in Latium
name-latium-wine = de karavaan (wijn) in Latium
name-latium-market = de markt in Latium
name-latium-roma = Roma, de stad in Latium
name-latium-temple = de tempel in Latium
name-italia-metal = de karavaan (metaal) in Italia
name-italia-olive-oil = de karavaan (olijfolie) in Italia
name-italia-market = de markt in Italia
name-germania-gems = de karavaan (edelstenen) in Germania
name-germania-market = de markt in Germania
name-dalmatia-slaves = de karavaan (slaven) in Dalmatia
name-dalmatia-market = de markt in Dalmatia
name-dacia-wine = de karavaan (wijn) in Dacia
name-dacia-market = de markt in Dacia
name-thracia-fish = de karavaan (vis) in Thracia
name-thracia-market = de markt in Thracia
name-thracia-byzantium = Byzantium, de stad in Thracia
name-thracia-temple = de tempel in Thracia
name-macedonia-grain = de karavaan (graan) in Macedonia
name-macedonia-wine = de karavaan (wijn) in Macedonia
name-macedonia-market = de markt in Macedonia
name-achaea-olive-oil = de karavaan (olijfolie) in Achaea
name-achaea-market = de markt in Achaea
name-achaea-athenae = Athenae, de stad in Achaea
name-achaea-thebae = Thebae, de stad in Achaea
name-achaea-temple = de tempel in Achaea
name-creta-fruit = de karavaan (fruit) in Creta
name-creta-market = de markt in Creta
name-creta-cnossus = Cnossus, de stad in Creta
name-creta-temple = de tempel in Creta
name-asia-olive-oil = de karavaan (olijfolie) in Asia
name-asia-market = de markt in Asia
name-asia-troas = Troas, de stad in Asia
name-asia-temple = de tempel in Asia
name-cappadocia-fruit = de karavaan (fruit) in Cappadocia
name-cappadocia-market = de markt in Cappadocia
name-cilicia-tarsus = Tarsus, de stad in Cilicia
name-cilicia-temple = de tempel in Cilicia
name-armenia-gold = de karavaan (goud) in Armenia
name-armenia-market = de markt in Armenia
name-cyprus-salamis = Salamis, de stad in Cyprus
name-cyprus-temple = de tempel in Cyprus
name-judaea-ierusalem = Ierusalem, de stad in Judaea
name-judaea-temple = de tempel in Judaea
name-assyria-wine = de karavaan (wijn) in Assyria
name-assyria-market = de markt in Assyria
name-assyria-ninive = Ninive, de stad in Assyria
name-assyria-temple = de tempel in Assyria
name-mesopotamia-fruit = de karavaan (fruit) in Mesopotamia
name-mesopotamia-market = de markt in Mesopotamia
name-mesopotamia-nippur = Nippur, de stad in Mesopotamia
name-mesopotamia-temple = de tempel in Mesopotamia
name-babylonia-grain = de karavaan (graan) in Babylonia
name-babylonia-perfume = de karavaan (parfum) in Babylonia
name-babylonia-market = de markt in Babylonia
name-babylonia-babylon = Babylon, de stad in Babylonia
name-babylonia-temple = de tempel in Babylonia
name-arabia-slaves = de karavaan (slaven) in Arabia
name-arabia-market = de markt in Arabia
name-aegyptus-papyrus = de karavaan (papyrus) in Aegyptus
name-aegyptus-market = de markt in Aegyptus
name-aegyptus-alexandria = Alexandria, de stad in Aegyptus
name-aegyptus-memphis = Memphis, de stad in Aegyptus
name-aegyptus-temple = de tempel in Aegyptus
name-nubia-slaves = de karavaan (slaven) in Nubia
name-nubia-market = de markt in Nubia
name-aethiopia-grain = de karavaan (graan) in Aethiopia
name-aethiopia-gold = de karavaan (goud) in Aethiopia
name-aethiopia-market = de markt in Aethiopia
name-cyrenaica-papyrus = de karavaan (papyrus) in Cyrenaica
name-cyrenaica-market = de markt in Cyrenaica
name-cyrenaica-cyrene = Cyrene, de stad in Cyrenaica
name-cyrenaica-temple = de tempel in Cyrenaica
name-garamantia-gems = de karavaan (edelstenen) in Garamantia
name-garamantia-livestock = de karavaan (vee) in Garamantia
name-garamantia-market = de markt in Garamantia
name-libya-livestock = de karavaan (vee) in Libya
name-libya-olive-oil = de karavaan (olijfolie) in Libya
name-libya-market = de markt in Libya
name-phasania-slaves = de karavaan (slaven) in Phasania
name-phasania-market = de markt in Phasania
name-africa-livestock = de karavaan (vee) in Africa
name-africa-perfume = de karavaan (parfum) in Africa
name-africa-market = de markt in Africa
name-africa-carthago = Carthago, de stad in Africa
name-africa-temple = de tempel in Africa
name-numidia-gold = de karavaan (goud) in Numidia
name-numidia-slaves = de karavaan (slaven) in Numidia
name-numidia-market = de markt in Numidia

# wat men op de knoppen leest
phase-setup = Opstelling
phase-commerce = Handel
phase-construction = Bouwen
phase-military = Militie
do-deal = Leid { $empire }
do-settle = Leg een fiche in { $province }
do-found = Bouw { $site }
do-station = Stel op in { $province }: { $unit }
do-recruit = Win uw held
do-begin = Begin
do-award = { $empire }
do-choose = Neem { $commodity }
do-no-choice = Neem geen grondstof
do-announce = { $number ->
    [0] Geen ruil deze ronde
    [one] Iedereen legt { $number } neer
   *[other] Iedereen legt { $number } neer
}
do-offer = Leg kaarten neer
do-take = { $resource } van { $empire }
do-give = Geef { $resource }
do-rob = Trek een kaart van { $empire }
do-spare = Trek geen kaart
do-name = { $empire }
do-mark = Neem { $province }
do-take-over = Neem { $province } over
do-build = Bouw { $site }
do-raise = Stel op in { $province }: { $unit }
do-buy = Win { $card }
do-swap = Ruil { $resource } voor { $resource2 }
do-finish = Klaar met bouwen
do-keep = Kies wat u bewaart
do-peace = Vrede met { $empire }
do-no-peace = Geen vrede
do-launch = Te water van { $province } naar { $sea }
do-sail = Vaar van { $sea } naar { $sea2 }
do-fight = Val { $empire } aan in { $sea }
do-march = Trek van { $province } naar { $province2 }
do-battle = Val { $empire } aan in { $province }
do-plunder = Plunder { $site }
do-plunder-trireme = Verbrand een trireem van { $empire } in { $province }
do-occupy = Bezet gebouwen in { $province }
do-claim = Bereid de overname van { $province } voor
do-entice = Helena: een legioen loopt over
do-resist = Laat Helena ongebruikt
do-lose = Kies uw verliezen
do-bring-back = Mausoleum: een legioen keert terug
do-let-go = Laat het Mausoleum ongebruikt
do-retain = Kies wat de overlevenden bezet houden
do-done = Klaar
do-done-triremes = Genoeg gevaren
do-done-sea-battles = Geen aanval op zee
do-done-legions = Genoeg getrokken
do-done-conquest = Einde van de veldtocht
confirm-buy = Win
confirm-offer = Verzegel het aanbod
confirm-keep = Bewaar
confirm-finish = Klaar met bouwen
