# Il tabellone di Hansa Teutonica, accanto a games/hansa/words.it.ftl.

hansa-board = Mappa delle rotte commerciali
hansa-anno = la Lega, anno 1400
hansa-village = Villaggio libero sulla rotta { $route }
hansa-man = { $route }: { $piece } di { $seat }
hansa-city = { $city }, { $houses ->
    [one] una casa
   *[other] { $houses } case
}, di nessuno
hansa-city-controlled = { $city }, controllata da { $seat }, { $taken } case su { $houses } occupate
hansa-coin = +{ $points } per la casa con la moneta
hansa-raise = Migliora { $skill }
hansa-swap = { $city }: scambia i Kontor delle case { $house } e { $house2 }
hansa-field = Campo da { $points } punti, libero, per il privilegio { $level }
hansa-field-taken = Campo da { $points } punti: un Mercante di { $seat }
hansa-token-on = Gettone { $token } sulla rotta { $route }
hansa-soldier = Un soldato: confine tra due province
hansa-pawn-here = Il Pedone è in { $province }
hansa-pawn-to = Sposta il Pedone in { $province }

hansa-pushed = { $actor } ha rimpiazzato un { $piece } di { $owner } su { $route }.
hansa-pushed-you = { $actor } ha rimpiazzato il tuo { $piece } su { $route }. Rimettilo su un villaggio illuminato.
hansa-pushed-by-you = Hai rimpiazzato un { $piece } di { $owner } su { $route }.
hansa-pushed-step = { $step } di { $steps }

hansa-supply = Pronti
hansa-stock = Riserva
hansa-use-kind = Gioca con i { $piece } ({ $count } pronti)
hansa-desk = La tua scrivania
hansa-desk-of = Scrivania di { $seat }
hansa-skill-at = { $skill }: { $value }
hansa-drawn = Un gettone pescato, coperto fino alla fine del turno
hansa-used = { $count ->
    [one] 1 usato
   *[other] { $count } usati
}
hansa-no-tokens = ancora nessuno
hansa-nothing = niente
hansa-network = { $count ->
    [0] Ancora nessuna rete
    [one] Rete più grande: un Kontor
   *[other] Rete più grande: { $count } Kontor
}
hansa-controls = Controlla { $cities }
hansa-controls-none = Non controlla nessuna città
hansa-complete = Città complete
hansa-complete-tip = La partita finisce quando questo tracciato è pieno
hansa-tokens-left = Gettoni da pescare
hansa-tokens-left-tip = Gettoni da pescare; la partita finisce quando ne serve uno e non ce ne sono più
hansa-choices = Scelte

hansa-do-place = Metti il { $piece } su { $route }
hansa-do-move = Sposta il { $piece } su { $route }
hansa-do-displace = Rimpiazza su { $route }
hansa-do-establish = Stabilisci { $route }
hansa-do-token = Metti il gettone su { $route }

hansa-text-cities = Città
hansa-text-routes = Rotte
hansa-text-table = Tabella di Coellen
hansa-text-kontor = { $piece } di { $seat }
hansa-text-extra = { $piece } extra di { $seat }
hansa-text-house = casa libera per un { $piece }, privilegio { $level }
hansa-text-house-coin = casa libera per un { $piece }, privilegio { $level }, +1 punto
hansa-text-controller = controllata da { $seat }
hansa-text-free = { $free } villaggi liberi su { $of }
hansa-text-token = gettone { $token }

hansa-ask-main = Metti una risorsa, muovi, rimpiazza o stabilisci una rotta piena
hansa-ask-end = Usa un gettone o finisci il turno
hansa-ask-pushed = ha rimpiazzato il tuo { $piece } su { $route }.
hansa-ask-relocate = Scegli il villaggio dove rimetterlo
hansa-ask-extra = Aggiungi una risorsa ({ $step } di { $steps }): scegli un villaggio
hansa-ask-fork = Questa rotta è piena di tue risorse: che cosa fai?
hansa-do-lift = Sposta una risorsa da { $route }
hansa-do-allocate = Porta tra i pronti { $pieces }
