# Der Plan von Hansa Teutonica, neben games/hansa/words.de.ftl.

hansa-board = Karte der Handelsrouten
hansa-anno = die Hanse, anno 1400
hansa-village = Freies Dorf auf { $route }
hansa-man = { $route }: { $piece } von { $seat }
hansa-city = { $city }, { $houses ->
    [one] ein Haus
   *[other] { $houses } Häuser
}, gehört niemandem
hansa-city-controlled = { $city }, kontrolliert von { $seat }, { $taken } von { $houses } Häusern besetzt
hansa-coin = +{ $points } für das Haus mit der Münze
hansa-raise = { $skill } verbessern
hansa-swap = { $city }: Kontore in Haus { $house } und { $house2 } tauschen
hansa-field = Feld mit { $points } Punkten, frei, nötiges Privileg: { $level }
hansa-field-taken = Feld mit { $points } Punkten: ein Kaufmann von { $seat }
hansa-token-on = Bonusmarker { $token } auf { $route }
hansa-soldier = Ein Soldat: Grenze zwischen zwei Provinzen
hansa-pawn-here = Die Figur steht in { $province }
hansa-pawn-to = Die Figur nach { $province } ziehen

hansa-pushed = { $actor } hat von { $route } einen { $piece } verdrängt, der { $owner } gehört.
hansa-pushed-you = { $actor } hat deinen { $piece } von { $route } verdrängt. Setz ihn auf ein leuchtendes Dorf.
hansa-pushed-by-you = Du hast von { $route } einen { $piece } verdrängt, der { $owner } gehört.
hansa-pushed-step = { $step } von { $steps }

hansa-supply = Vorrat
hansa-stock = Lager
hansa-use-kind = Mit { $piece } spielen ({ $count } im Vorrat)
hansa-desk = Dein Schreibpult
hansa-desk-of = Schreibpult von { $seat }
hansa-skill-at = { $skill }: { $value }
hansa-drawn = Ein gezogener Bonusmarker, verdeckt bis zum Ende des Zuges
hansa-used = { $count } benutzt
hansa-no-tokens = noch keine
hansa-nothing = nichts
hansa-network = { $count ->
    [0] Noch kein Netz
    [one] Größtes Netz: ein Kontor
   *[other] Größtes Netz: { $count } Kontore
}
hansa-controls = Kontrolliert { $cities }
hansa-controls-none = Kontrolliert keine Stadt
hansa-complete = Volle Städte
hansa-complete-tip = Das Spiel endet, wenn diese Leiste voll ist
hansa-tokens-left = Bonusmarker zum Ziehen
hansa-tokens-left-tip = Bonusmarker zum Ziehen; das Spiel endet, wenn einer gebraucht wird und keiner mehr da ist
hansa-choices = Auswahl

hansa-do-place = { $piece } auf { $route } einsetzen
hansa-do-move = { $piece } nach { $route } versetzen
hansa-do-displace = Auf { $route } verdrängen
hansa-do-establish = { $route } einrichten
hansa-do-token = Bonusmarker auf { $route } legen

hansa-text-cities = Städte
hansa-text-routes = Routen
hansa-text-table = Coellener Tafel
hansa-text-kontor = { $piece } von { $seat }
hansa-text-extra = zusätzlicher { $piece } von { $seat }
hansa-text-house = freies Haus ({ $level }) für einen { $piece }
hansa-text-house-coin = freies Haus ({ $level }) für einen { $piece }, +1 Punkt
hansa-text-controller = kontrolliert von { $seat }
hansa-text-free = { $free } von { $of } Dörfern frei
hansa-text-token = Bonusmarker { $token }

hansa-ask-main = Setz ein, versetze, verdränge oder richte eine volle Route ein
hansa-ask-end = Benutze einen Bonusmarker oder beende den Zug
hansa-ask-pushed = hat deinen { $piece } von { $route } verdrängt.
hansa-ask-relocate = Wähle ein Dorf für ihn
hansa-ask-extra = Zusätzlicher Stein ({ $step } von { $steps }): Wähle ein Dorf
hansa-ask-fork = Diese Route ist voll mit deinen Steinen: Was tust du?
hansa-do-lift = Einen Stein von { $route } versetzen
hansa-do-allocate = { $pieces } in den Vorrat holen
