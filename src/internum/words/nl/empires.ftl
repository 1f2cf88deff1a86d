# Mare Nostrum: Empires

event-dealt = { $player } leidt { $empire }
event-lot = De volgorde onder gelijken: nu komt { $empire }
event-turned_up = { $tile } wordt omgedraaid
event-produced = { $empire } ontvangt { $count } { $resource-id ->
    [coin] { $count ->
        [one] munt
       *[other] munten
    }
   *[other] { $resource }
}
event-drew = { $empire } trekt { $good } (legendarisch)
event-drew_unseen = { $empire } trekt een legendarisch goed, ongezien door de anderen
event-shuffled = De uitgegeven legendarische goederen vormen de nieuwe stapel
event-announced = { $number ->
    [0] { $empire } laat de handel deze ronde vervallen
    [one] { $empire } kondigt handel aan: ieder { $number } grondstof
   *[other] { $empire } kondigt handel aan: ieder { $number } grondstoffen
}
event-offered = { $empire } biedt { $count } { $resource-id ->
    [coin] { $count ->
        [one] munt
       *[other] munten
    }
   *[other] { $resource }
} aan
event-took = { $empire } neemt { $resource-id ->
    [coin] een munt
   *[other] { $resource }
} van { $from }
event-returned = { $empire } neemt { $count } { $resource-id ->
    [coin] { $count ->
        [one] munt
       *[other] munten
    }
   *[other] { $resource }
} terug
event-gave = { $empire } maakt de handel gelijk: { $resource-id ->
    [coin] een munt
   *[other] { $resource }
} voor { $to }
event-gave_unseen = { $empire } maakt de handel gelijk: een grondstof voor { $to }, ongezien door de anderen
event-claimed = { $empire } roept Perseus aan en bouwt eerst
event-named = { $empire } wordt aangewezen
event-paid = { $empire } betaalt { $count } { $resource-id ->
    [coin] { $count ->
        [one] munt
       *[other] munten
    }
   *[other] { $resource }
}
event-marked = { $empire } legt een controlefiche in { $province }
event-built = { $empire } bouwt { $site }
event-raised = { $empire } stelt op in { $province }: { $unit }
event-launched = { $empire } laat een trireem te water in { $sea }
event-acquired = { $empire } verwerft { $tile }
event-copied = Castor & Pollux van { $empire } nemen het voordeel over van { $tile }
event-mustered = Penthesilea roept { $count } { $count ->
    [one] legioen
   *[other] legioenen
} naar de hoofdstad van { $empire }
event-kept = { $empire } bewaart { $count } { $resource-id ->
    [coin] { $count ->
        [one] munt
       *[other] munten
    }
   *[other] { $resource }
}
event-discarded = { $empire } geeft ongebruikt terug: { $count } { $resource-id ->
    [coin] { $count ->
        [one] munt
       *[other] munten
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
event-marched = { $empire } trekt met { $count } { $count ->
    [one] legioen
   *[other] legioenen
} van { $from } naar { $to }
event-sea_battle = { $empire } valt de triremen van { $foe } aan in { $sea }
event-land_battle = { $empire } vecht met { $foe } in { $province }
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
event-plundered = { $empire } plundert { $site }
event-occupied = { $empire } bezet { $site }
event-marker_occupied = { $empire } bezet het controlefiche van { $province }
event-converted = { $province } gaat van { $owner } over op { $empire }
event-marker_removed = { $empire } verdrijft { $owner } uit { $province }, dat nu van niemand is
event-laid = Circe: een legioen van { $empire } levert goederen als { $site }
event-title = { $empire } is nu leider: { $track }
event-released = { $empire } bezet niets meer in { $province }
event-won = { $empire } wint het spel: { $way }

ask-seating = welk keizerrijk leidt u?
ask-collect = uw keuze voordat u ontvangt
ask-trade = hoeveel grondstoffen biedt iedereen aan? (0: geen handel)
ask-offers = wat biedt u aan? Niemand ziet het voordat allen gekozen hebben
ask-taking = wat neemt u, en van wie?
ask-balance = u hebt één grondstof te veel: welke geeft u?
ask-perseus = Perseus kan u de eerste beurt geven: uw vijfde tegel of de piramiden moet u dan kopen
ask-build = wie bouwt nu?
ask-building = bouw, daarna klaar
ask-war = wie trekt nu?
ask-zeus = met wie sluit het Standbeeld van Zeus deze ronde vrede?
ask-conversion = neem de controlefiches over die u bezet, daarna klaar
ask-triremes = vaar met uw triremen, daarna klaar
ask-sea_battles = val aan op zee, daarna klaar
ask-legions = trek met uw legioenen, daarna klaar
ask-land_battles = welk gevecht komt eerst?
ask-battle = wat gaat verloren, of wat houden de overlevenden bezet?
ask-conquest = wat doen uw veroveraars? Daarna klaar
ask-circe = leg legioenen voor Circe, daarna klaar
ask-leaders = er zijn gelijken: wie krijgt de titel?

part-pay = hoe betaalt u?
part-keep = wat bewaart u?
part-stake = wat biedt u aan?
part-count = hoeveel gaan er?
part-loss = welke eenheden gaan verloren?
part-posts = waar blijven de overlevenden?
part-buildings = welke gebouwen?
part-gain = een munt of een legendarisch goed?
part-copy = wiens voordeel?

refused-no-empire = Dit is voor een keizerrijk, niet voor een speler bij de opstelling
refused-empire-taken = { $have } heeft al een speler
refused-lot-drawn = Het lot van { $have } is al getrokken
refused-not-face-down = { $have } ligt niet gedekt
refused-none-left = Er is geen { $have } meer in de voorraad
refused-not-in-the-pile = Legendarisch goed { $have } ligt niet in de stapel
refused-no-colossus = U hebt de Kolossus niet
refused-not-the-trade-leader = U bent niet de handelsleider
refused-chip-used = De wisselfiche met { $have } is gebruikt
refused-offers-all = U hebt te weinig voor de wisselfiche en biedt alles aan: { $need }
refused-cannot-begin = { $have } kan niet beginnen
refused-not-from-oneself = Niemand neemt van zichzelf
refused-not-offered = { $have } heeft geen { $need } openliggen
refused-not-back-again = { $have } nam zojuist van u wat u eerder nam: neem van een ander
refused-not-held = U hebt geen { $have }
refused-not-the-leader = U bent niet de leider die aanwijst
refused-had-its-turn = { $have } is al aan de beurt geweest
refused-no-perseus = U hebt Perseus niet
refused-out-of-reach = U hebt te weinig voor uw vijfde tegel of de piramiden
refused-claim-open = Houd eerst uw woord: de vijfde tegel of de piramiden
refused-claim-needs-it = Daarna kon u de vijfde tegel of de piramiden niet meer betalen
refused-has-owner = { $have } bezit het
refused-not-free = In { $have } staan eenheden van anderen
refused-not-in-reach = { $have } grenst niet aan u en is niet met u verbonden
refused-no-marker-left = Al uw controlefiches liggen op het bord
refused-no-unit-left = Er is geen { $have } meer in uw voorraad
refused-no-set = Dit kost een reeks van { $need }: alleen munten, of allemaal verschillende goederen
refused-not-your-province = { $have } is niet van u
refused-site-taken = Al gebouwd: { $have }
refused-has-fortress = U hebt een fort in { $have }
refused-no-free-coast = Geen provincie van u zonder vreemde eenheden ligt aan { $have }
refused-beside-war = { $have } ligt aan een provincie van u waar oorlog is
refused-tile-taken = { $need } heeft { $have }
refused-not-face-up = { $have } ligt niet open
refused-built-already = U hebt de piramiden al gebouwd
refused-five-tiles = U hebt { $have } tegels; meer heeft niemand
refused-cannot-be-copied = Het voordeel van { $have } kan niet overgenomen worden
refused-no-penthesilea = U hebt Penthesilea niet
refused-once-a-round = Maar één keer per ronde
refused-too-many-coins = Hoogstens { $have } munten worden bewaard, niet { $need }
refused-too-many-goods = Hoogstens { $have } goederen worden bewaard, niet { $need }
refused-goods-are-not-kept = Goederen worden niet bewaard
refused-same-kind = Wat bewaard wordt moet van verschillende soort zijn
refused-no-zeus = U hebt het Standbeeld van Zeus niet
refused-not-oneself = Vrede sluit men met een ander
refused-not-twice-running = U had de vorige ronde al vrede met { $have }
refused-no-trireme = U hebt geen trireem in { $have }
refused-no-legion = U hebt geen legioen in { $have }
refused-moved-already = Al uw eenheden van { $have } hebben bewogen
refused-not-adjacent = { $have } grenst er niet aan
refused-must-leave = De vrede stuurt legioenen van u weg: verplaats die eerst
refused-at-peace = Het Standbeeld van Zeus bewaart de vrede: { $have }
refused-no-own-unit = U hebt geen eenheid in { $have }
refused-no-foreign-unit = Zij hebben geen eenheid in { $have }
refused-fought-already = U hebt deze beurt al gevochten in { $have }
refused-no-such-face = Geen dobbelsteen heeft een { $have }
refused-no-conqueror = U bent niet de veroveraar van { $have }
refused-chosen-already = U hebt voor { $have } al gekozen
refused-nothing-occupied = U bezet niets in { $have }
refused-not-built = Niet gebouwd: { $have }
refused-no-building = Er staat geen gebouw in { $have }
refused-capital-province = { $have } is een hoofdstadprovincie
refused-marker-not-occupied = U bezet het controlefiche van { $have } niet
refused-not-linked = { $have } grenst niet aan een provincie van u en is er niet mee verbonden
refused-not-since-an-earlier-turn = U bezet het controlefiche van { $have } pas sinds deze beurt
refused-no-sheba = U hebt de Koningin van Seba niet
refused-no-circe = U hebt Circe niet
refused-no-empty-caravan-site = Geen leeg karavaanveld: { $have }
refused-no-idle-legion = U hebt daar { $have } legioenen; ze houden allemaal iets bezet
refused-not-in-this-province = De provincie moet van u of neutraal zijn, en vrij van anderen: { $have }
refused-not-the-highest = { $have } heeft niet de hoogste stand

name-pyramids = de piramiden
name-tiles = vijf helden en wereldwonderen
name-conquest = verovering
name-titles = alle drie de titels
name-nobody = niemand

name-rome = Rome
name-greece = Griekenland
name-babylon = Babylon
name-egypt = Egypte
name-carthage = Carthago

name-caesar = Caesar
name-pericles = Pericles
name-hammurabi = Hammurabi
name-cleopatra = Cleopatra
name-hannibal = Hannibal
name-antigone = Antigone
name-castor-pollux = Castor & Pollux
name-circe = Circe
name-gilgamesh = Gilgamesj
name-hamilcar = Hamilcar
name-hercules = Hercules
name-nebuchadnezzar = Nebukadnezar
name-penthesilea = Penthesilea
name-perseus = Perseus
name-queen-of-sheba = de Koningin van Seba
name-ramses-ii = Ramses II
name-spartacus = Spartacus
name-colossus = de Kolossus van Rhodos
name-hanging-gardens = de Hangende Tuinen
name-pharos = de Vuurtoren van Pharos
name-statue-of-zeus = het Standbeeld van Zeus
name-temple-of-artemis = de Tempel van Artemis

name-ceramics = keramiek
name-gems = edelstenen
name-papyrus = papyrus
name-metal = metaal
name-spices = kruiden
name-stone = steen
name-wood = hout
name-gold = goud
name-grain = graan
name-oil = olie
name-sheep = schapen
name-wine = wijn
name-gladiators = gladiatoren
name-coin = munt
name-legion = legioen
name-fortress = fort
name-trireme = trireem
name-market = markt
name-ordinary = gewone stad
name-capital = hoofdstad
name-legendary = legendarisch
name-temple = tempel
name-trade = handel
name-culture = cultuur
name-military = militie

# de legendarische goederen
name-legendary-ceramics = legendarisch goed keramiek
name-legendary-gems = legendarisch goed edelstenen
name-legendary-papyrus = legendarisch goed papyrus
name-legendary-metal = legendarisch goed metaal
name-legendary-spices = legendarisch goed kruiden
name-legendary-stone = legendarisch goed steen
name-legendary-wood = legendarisch goed hout
name-legendary-gold = legendarisch goed goud
name-legendary-grain = legendarisch goed graan
name-legendary-oil = legendarisch goed olie
name-legendary-sheep = legendarisch goed schapen
name-legendary-wine = legendarisch goed wijn
name-legendary-gladiators = legendarisch goed gladiatoren

# de gebouwen op hun velden
name-gallia-grain = de karavaan (graan) in Gallia
name-gallia-sheep = de karavaan (schapen) in Gallia
name-gallia-market = de markt in Gallia
name-germania-gems = de karavaan (edelstenen) in Germania
name-germania-market = de markt in Germania
name-dalmatia-wood = de karavaan (hout) in Dalmatia
name-dalmatia-gladiators = de karavaan (gladiatoren) in Dalmatia
name-dalmatia-market = de markt in Dalmatia
name-latium-metal = de karavaan (metaal) in Latium
name-latium-wine = de karavaan (wijn) in Latium
name-latium-market = de markt in Latium
name-latium-capital = de hoofdstad in Latium
name-latium-temple = de tempel in Latium
name-italia-metal = de karavaan (metaal) in Italia
name-italia-oil = de karavaan (olie) in Italia
name-italia-market = de markt in Italia
name-macedonia-grain = de karavaan (graan) in Macedonia
name-macedonia-wine = de karavaan (wijn) in Macedonia
name-macedonia-market = de markt in Macedonia
name-dacia-wine = de karavaan (wijn) in Dacia
name-dacia-stone = de karavaan (steen) in Dacia
name-dacia-market = de markt in Dacia
name-thracia-stone = de karavaan (steen) in Thracia
name-thracia-market = de markt in Thracia
name-thracia-ordinary = de stad in Thracia
name-thracia-temple = de tempel in Thracia
name-achaea-oil = de karavaan (olie) in Achaea
name-achaea-market = de markt in Achaea
name-achaea-capital = de hoofdstad in Achaea
name-achaea-ordinary = de stad in Achaea
name-achaea-temple = de tempel in Achaea
name-sicilia-legendary = de legendarische stad in Sicilia
name-sicilia-temple = de tempel in Sicilia
name-numidia-gold = de karavaan (goud) in Numidia
name-numidia-gladiators = de karavaan (gladiatoren) in Numidia
name-numidia-market = de markt in Numidia
name-africa-sheep = de karavaan (schapen) in Africa
name-africa-spices = de karavaan (kruiden) in Africa
name-africa-market = de markt in Africa
name-africa-capital = de hoofdstad in Africa
name-africa-temple = de tempel in Africa
name-phasania-gladiators = de karavaan (gladiatoren) in Phasania
name-phasania-market = de markt in Phasania
name-libya-oil = de karavaan (olie) in Libya
name-libya-sheep = de karavaan (schapen) in Libya
name-libya-market = de markt in Libya
name-garamantia-oil = de karavaan (olie) in Garamantia
name-garamantia-gems = de karavaan (edelstenen) in Garamantia
name-garamantia-market = de markt in Garamantia
name-cyrenaica-papyrus = de karavaan (papyrus) in Cyrenaica
name-cyrenaica-market = de markt in Cyrenaica
name-cyrenaica-ordinary = de stad in Cyrenaica
name-cyrenaica-temple = de tempel in Cyrenaica
name-nubia-gladiators = de karavaan (gladiatoren) in Nubia
name-nubia-market = de markt in Nubia
name-aegyptus-papyrus = de karavaan (papyrus) in Aegyptus
name-aegyptus-market = de markt in Aegyptus
name-aegyptus-capital = de hoofdstad in Aegyptus
name-aegyptus-ordinary = de stad in Aegyptus
name-aegyptus-temple = de tempel in Aegyptus
name-aethiopia-grain = de karavaan (graan) in Aethiopia
name-aethiopia-gold = de karavaan (goud) in Aethiopia
name-aethiopia-market = de markt in Aethiopia
name-crete-ceramics = de karavaan (keramiek) in Crete
name-crete-market = de markt in Crete
name-crete-ordinary = de stad in Crete
name-crete-temple = de tempel in Crete
name-judaea-legendary = de legendarische stad in Judaea
name-judaea-temple = de tempel in Judaea
name-cilicia-ordinary = de stad in Cilicia
name-cilicia-temple = de tempel in Cilicia
name-cappadocia-wood = de karavaan (hout) in Cappadocia
name-cappadocia-market = de markt in Cappadocia
name-asia-legendary = de legendarische stad in Asia
name-asia-temple = de tempel in Asia
name-armenia-gold = de karavaan (goud) in Armenia
name-armenia-market = de markt in Armenia
name-assyria-wine = de karavaan (wijn) in Assyria
name-assyria-market = de markt in Assyria
name-assyria-ordinary = de stad in Assyria
name-assyria-temple = de tempel in Assyria
name-mesopotamia-sheep = de karavaan (schapen) in Mesopotamia
name-mesopotamia-market = de markt in Mesopotamia
name-mesopotamia-ordinary = de stad in Mesopotamia
name-mesopotamia-temple = de tempel in Mesopotamia
name-babylonia-spices = de karavaan (kruiden) in Babylonia
name-babylonia-grain = de karavaan (graan) in Babylonia
name-babylonia-market = de markt in Babylonia
name-babylonia-capital = de hoofdstad in Babylonia
name-babylonia-temple = de tempel in Babylonia
name-arabia-gladiators = de karavaan (gladiatoren) in Arabia
name-arabia-market = de markt in Arabia

# wat men op de knoppen leest
phase-collect = Ontvangen
phase-trade = Handel
phase-build = Bouwen
phase-war = Militie
phase-leaders = Leiders
do-deal = Leid { $empire }
do-legendary = { $count ->
    [one] { $count } legendarisch goed
   *[other] { $count } legendarische goederen
}
do-colossus = De Kolossus levert { $good }
do-no-colossus = Laat de Kolossus ongebruikt
do-announce = { $number ->
    [0] Geen handel deze ronde
    [one] Iedereen biedt { $number } aan
   *[other] Iedereen biedt { $number } aan
}
do-starter = { $empire } begint
do-offer = Doe een aanbod
do-take = { $resource } van { $empire }
do-give = Geef { $resource }
do-name = { $empire }
do-claim = Roep Perseus aan
do-wait = Laat het zo
do-mark = Neem { $province }
do-build = Bouw { $site }
do-raise = Stel op in { $province }: { $unit }
do-launch = Laat een trireem te water in { $sea }
do-acquire = Verwerf { $tile }
do-muster = Roep { $count } { $count ->
    [one] legioen
   *[other] legioenen
}
do-finish = Klaar met bouwen
do-peace = Vrede met { $empire }
do-no-peace = Geen vrede
do-convert = Neem { $province } over
do-sail = Vaar van { $sea } naar { $sea2 }
do-fight = Val { $empire } aan in { $sea }
do-march = Trek van { $province } naar { $province2 }
do-battle = Bevecht { $empire } in { $province }
do-plunder = Plunder { $site }
do-occupy = Bezet gebouwen in { $province }
do-occupy-marker = Bezet het controlefiche van { $province }
do-sheba = De Koningin van Seba wint { $province }
do-lay = Circe: leg een legioen bij { $site }
do-lose = Kies uw verliezen
do-retain = Kies wat de overlevenden bezet houden
do-award = { $empire }
do-done = Klaar
do-done-conversion = Neem niets meer over
do-done-triremes = Genoeg gevaren
do-done-sea-battles = Geen aanval op zee
do-done-legions = Genoeg getrokken
do-done-conquest = Einde van de veldtocht
do-done-circe = Einde van de veldtocht
confirm-acquire = Verwerf
confirm-offer = Verzegel het aanbod
confirm-finish = Klaar met bouwen
name-city = stad
name-asyncron = de Asyncron-editie
name-academy = de Academy-editie
way-pyramids = Piramiden
way-tiles = Helden
way-conquest = Steden
way-titles = Titels
