### Les mots de la maison, en français.

## Partout

shell-skip = Aller au contenu
shell-page-failed = Impossible de charger cette page.
shell-try-again = Réessayer

## Les parties d’un plateau

board-about = À propos de ce plateau : { $game }
board-zoom = Zoom
board-zoom-in = Agrandir
board-zoom-out = Réduire
board-zoom-fit = Montrer tout le plateau

## Les parties d’une page

ui-sheet-open = Ouvrir davantage
ui-sheet-fold = Replier
ui-less = Moins : { $label }
ui-more = Plus : { $label }
ui-copied = Copié

## Les chemins de la maison

nav = Chemins
nav-games = Jeux
nav-tables = Tables
nav-learn = Apprendre
nav-light = Clair
nav-dark = Sombre
nav-profile = Ton profil
nav-me = { $name } : ton profil

## Accueil

home-title = Fondaco : { $games ->
    [5] cinq
    [6] six
   *[other] { $games }
} jeux de marchands, une seule table
home-headline = { $games ->
    [5] Cinq
    [6] Six
   *[other] { $games }
} jeux de marchands, une seule table.
home-lead = À table en dix secondes : en solo contre un bot coriace, ou entre amis grâce à un lien. Sans compte.
home-play = Jouer
home-open = Ouvrir une table
home-play-game = Jouer à { $game }
home-friends = Entre amis
home-learn = Apprendre
home-learn-game = Apprendre { $game }
home-board-to-come = Son plateau est encore à dessiner. Tu peux déjà lire les règles.
home-players = Joueurs
home-minutes-label = Durée
home-minutes = { $minutes } min
home-weight = Difficulté
home-weight-1 = léger
home-weight-2 = facile
home-weight-3 = moyen
home-weight-4 = exigeant
home-weight-5 = très exigeant
home-mine = Tes tables
home-count = { $count ->
    [one] { $count } ouverte
   *[other] { $count } ouvertes
}
home-open-tables = Tables ouvertes
home-watch = Regarder
home-your-turn = À toi de jouer
home-with = avec { $names }
home-thinking = { $name } réfléchit
home-paused = En pause
home-deserted = Tout le monde est absent : la table attend
home-over = Terminée
home-won-by = Victoire : { $names }
home-free-seats = { $free ->
    [one] { $free } place libre
   *[other] { $free } places libres
}
home-foot-bots = Des bots de cinq niveaux
home-foot-rules = Chaque règle à portée de doigt
home-foot-private = Aucune question, aucun pistage
home-foot-licences = Licences

## Quand quelque chose ne va pas

failed = Cela n’a pas marché. Rien n’est perdu : réessaie.
failed-offline = Le serveur ne répond pas. Tes coups y sont en sécurité.
failed-too-many = Trop de demandes à la fois. Attends un instant, puis réessaie.
failed-no-session = Ta session est terminée. Connecte-toi à nouveau.
failed-wrong-password = Ce nom et ce mot de passe ne vont pas ensemble.
failed-name-taken = Ce nom est déjà pris, ou un autre qui lui ressemble trop.
failed-weak-password = Ce mot de passe est trop facile à deviner. Prends-en un plus long, fait de plusieurs mots.
failed-not-found = Il n’y a rien ici, ou il n’y a plus rien.
failed-busy = La maison est pleine pour le moment. Réessaie bientôt.
failed-bad-request = Le serveur a refusé la demande. Vérifie ce que tu as écrit.

## Il n’y a rien ici

missing-title = Hors de la carte
missing-text = Il n’y a pas de page à cette adresse. Le lien est peut-être ancien, ou une lettre s’est perdue en route.
missing-home = Retour aux jeux

## Maisons

house-cinnabar = Cinabre
house-azurite = Azurite
house-verdigris = Vert-de-gris
house-orpiment = Orpiment
house-purple = Pourpre
house-graphite = Graphite

## Bots

bot-novice = bot débutant
bot-easy = bot facile
bot-medium = bot correct
bot-hard = bot fort
bot-expert = bot maître

## Réglages

setting-language = Langue
setting-theme = Lumière
setting-theme-auto = comme le système
setting-theme-light = jour
setting-theme-dark = nuit
setting-speed = Animations
setting-speed-off = aucune
setting-speed-quick = rapides
setting-speed-normal = normales
setting-speed-calm = calmes
setting-confirm = Confirmer les coups
setting-confirm-always = toujours
setting-confirm-touch = sur écran tactile
setting-confirm-never = jamais
setting-house = Ma maison
setting-house-any = peu importe
setting-letters = Lettres sur les pièces
setting-sound = Son
setting-notices = Me prévenir sur cet appareil
setting-keys = Raccourcis par lettres

## Table

table-home = Vers l’accueil
table-of = Chez
table-offline = hors ligne
table-spectators = { $n ->
    [one] { $n } spectateur
   *[other] { $n } spectateurs
}
table-theme = Jour ou nuit
table-menu = Réglages et plus
table-unread = { $label }, { $n } à lire
table-board = Le plateau
table-players = Joueurs
table-tray = Ce qui est à toi
table-side = Chronique, chat et règles
about-edition = Édition : { $edition }.
about-facts = D’où viennent ses données :
table-close = Fermer
table-loading = On installe le plateau.
table-loading-slow = Le serveur prend son temps. Le plateau viendra dès qu’il répondra.
table-missing = Cette table n’existe pas
table-removed = Tu n’es plus à cette table
table-removed-text = L’hôte en a décidé ainsi : tu ne peux plus y jouer ni y parler. Il y a d’autres tables.
table-watch-on = Continuer à regarder
table-missing-text = Elle a été fermée avant le début de la partie, ou le lien est incomplet.
table-failed = Le serveur ne répond pas
table-failed-text = Tes parties y sont en sécurité. Réessaie dans un instant.
table-no-board = Ce jeu n’a pas encore de plateau
table-no-board-text = On peut y jouer dans le terminal ; son plateau est en cours de dessin.

## Table : conservée, mais pas jouée ici

obstacle-rules = Jouée à { $game } avec la version { $version } des règles.
obstacle-edition = Jouée à { $game } avec des données que ce serveur n’a pas.
obstacle-version = Jouée à { $game } dans une version que ce serveur n’a pas.
obstacle-unplayable = À { $game }, ses coups ne suivent pas les règles de ce serveur.
obstacle-damaged = Une partie de ce qui a été conservé est endommagée.
obstacle-stands = Ce serveur joue une autre version, il n’y a donc pas de plateau à montrer. Le résultat demeure, et rien n’a été changé.
obstacle-waits = Ce serveur joue une autre version. La partie attend, pendules arrêtées, et reprend dès que sa version est de retour.
obstacle-kept = Elle est conservée telle quelle : rien n’a été changé. Qui gère le serveur peut l’examiner.
seat-claimed = dit le registre
imported-note = Jouée ailleurs, apportée ici par { $name } le { $day }. Les coups suivent les règles ; les noms sont ceux du registre.

## Table : joueurs

player-you = toi
player-you-short = Toi
player-to-move = à jouer
player-here = en ligne
player-away = hors ligne
player-points = points, montrer d’où ils viennent
score-hidden = cachés

## Table : chronique, chat, règles

tab-chronicle = Chronique
tab-chat = Chat
tab-rules = Règles
chronicle-filter = Les coups de qui
chronicle-all = Tous
chronicle-only = Seulement { $name }
chronicle-then = Montrer le plateau après ce coup
chronicle-undone = annulé
chronicle-more = Coups précédents
chronicle-empty = Il ne s’est encore rien passé.
log-start = La partie commence.
log-undo = { $name } annule son coup.
log-ask-undo = { $name } demande à annuler.
log-ask-pause = { $name } demande une pause.
log-agree = { $name } est d’accord.
log-decline = { $name } n’est pas d’accord.
log-pause = La partie est en pause.
log-resume = { $name } met fin à la pause.
log-takeover-left = { $name } a quitté la table. Un bot prend le relais.
log-takeover-time = { $name } n’a plus de temps. Un bot prend le relais.
log-takeover-removed = L’hôte a renvoyé { $name }. Un bot prend le relais.
log-return = { $name } est de retour.
log-outage = Le serveur était absent. Les pendules se sont arrêtées.
chat-empty = Personne n’a encore rien dit.
chat-say = Dire quelque chose à la table
chat-send = Envoyer
chat-hush = Faire taire
chat-mute = Ne plus afficher
chat-unmute = Afficher à nouveau
chat-muted = { $name } dit quelque chose que tu ne veux pas lire.
chat-about = À propos de { $name }
chat-report = Signaler à l’hôte
chat-reported = L’hôte est au courant.
chat-remove = Renvoyer
chat-people = Autour de la table
chat-phrases = Messages rapides
phrase-hello = Bonjour !
phrase-good-luck = Bonne chance !
phrase-nice-move = Joli coup !
phrase-thanks = Merci !
phrase-sorry = Pardon !
phrase-your-turn = C’est à toi ?
phrase-one-moment = Un instant…
phrase-thinking = Je réfléchis.
phrase-oops = Oups !
phrase-well-played = Bien joué !
phrase-rematch = Une revanche ?
phrase-gotta-go = Je dois y aller.
report-title = Signaler { $name } à l’hôte
report-text = Seul l’hôte le voit, sans savoir de qui cela vient.
report-why = Pour quelle raison
report-insult = Insulte quelqu’un
report-spam = Dérange avec trop de messages
report-stalling = Fait attendre tout le monde exprès
report-cheating = Ne joue pas franc jeu
report-other = Autre chose
report-no = Laisser tomber
report-yes = Signaler
reports = Ce qu’on t’a signalé
reports-removed = N’est plus à la table
reports-done = C’est réglé
remove-title = Renvoyer { $name } ?
remove-text = { $name } ne pourra plus ni jouer ni parler à cette table. Si la partie a commencé, un bot prend le relais.
remove-no = Laisser tomber
remove-yes = Renvoyer
rule-open = Règle { $rule }
rules-contents = Sommaire
rules-whole = Toutes les règles, dans une nouvelle fenêtre
recap-title = Depuis ton dernier tour

## Table : ce qui est demandé

ask-label = Ce qui est demandé
ask-your-turn = À toi de jouer.
ask-really = { $move } ?
ask-points = { $n ->
    [one] { $points } point
   *[other] { $points } points
}
ask-count = { $n ->
    [one] { $n } choix
   *[other] { $n } choix
}
ask-which = { $n ->
    [one] C’est bien cela ?
   *[other] Lequel de ces { $n } choix ?
}
ask-choices = Choix
ask-hint = Conseil
ask-back = Retour
ask-undo = Annuler
ask-restart = Recommencer le tour
ask-thinks = { $name } réfléchit
ask-bot-thinks = { $name } est à l’œuvre
ask-moment = Un instant
ask-watching = Tu regardes.
ask-lost-why = Connexion perdue. Ta partie est en sécurité.
ask-lost = Nouvel essai dans { $n } s
ask-past-why = Un moment passé de cette partie.
ask-past = Après le coup { $n } sur { $of }
ask-present = Revenir au présent
ask-over-why = La partie est terminée.
ask-won = { $name } gagne
ask-shared = Victoire partagée : { $names }
ask-result = Voir le résultat
ask-question-why = { $name } demande et attend ta réponse.
ask-question-open = On attend la réponse des autres.
ask-own-undo = Tu as demandé à annuler
ask-own-pause = Tu as demandé une pause
ask-take-back = { $n ->
    [one] Permettre à { $name } d’annuler { $n } coup ?
   *[other] Permettre à { $name } d’annuler { $n } coups ?
}
ask-pause = Une pause pour { $name } ?
ask-agree = D’accord
ask-decline = Refuser
ask-paused-why = Toutes les pendules sont arrêtées.
ask-paused = La partie est en pause
ask-resume = Reprendre
ask-deserted-why = La table attend que quelqu’un revienne.
ask-deserted = Tout le monde est absent
ask-taken-why = En ton absence, un bot joue pour toi.
ask-taken = Reprendre ta place ?
ask-return = Reprendre ma place

## Table : refus

refused-offline = Le serveur ne répond pas. Rien n’a été joué.
refused-stale = Autre chose s’est passé avant. Regarde à nouveau.
refused-illegal-move = Ce n’est pas permis maintenant.
refused-unknown-move = Ce n’est pas permis maintenant.
refused-not-your-turn = Ce n’est pas ton tour.
refused-not-your-seat = Tu n’as pas de place à cette table.
refused-no-undo = Cela ne peut pas être annulé.
refused-no-hints = Pas de conseils à cette table.
refused-nothing-asked = La question est déjà réglée.
refused-paused = La partie est en pause.
refused-finished = La partie est terminée.
refused-hushed = L’hôte ne veut pas t’entendre pour le moment.
refused-removed = Tu n’es plus à cette table : l’hôte en a décidé ainsi.
refused-too-many = Pas si vite. Attends un instant.
refused-seat-taken = Quelqu’un a été plus rapide : la place est prise.
refused-busy = Le serveur est occupé. Réessaie dans un instant.
refused-dealing = On distribue les cartes. La partie commence dans un instant.
refused-other = Le serveur ne l’a pas accepté.
refused-later = Plus tard. Fais d’abord ce que demande ton guide.

## Table : conseil

hint-title = Ce que ferait le bot fort
hint-thinking = Il réfléchit.
hint-none = Il n’a pas de conseil ici.
hint-chance = gagne à { $chance }
hint-margin = avance { $points }
hint-ends = met fin à la partie

## Table : en mots

text-title = Le plateau en mots
text-no-moves = On ne te demande rien pour le moment.
text-play = Jouer ce coup

## Table : menu et touches

menu-text = Plateau en mots, liste des coups
menu-share = Copier le lien de cette table
menu-copied = Lien copié
menu-keys = Clavier
menu-pause = Demander une pause
menu-ask-undo = Demander à annuler mon dernier coup
menu-leave = Quitter la partie
leave-title = Quitter la partie ?
leave-text = Un bot continue à ta place ; si personne d’autre ne reste, la table attend. Tu peux revenir à tout moment avant la fin.
leave-stay = Rester
leave-go = Quitter
keys-title = Jouer au clavier
keys-tab = d’un élément au suivant
keys-arrows = vers la cible voisine du plateau
keys-zoom = agrandir, réduire, tout le plateau
keys-confirm = jouer le coup choisi
keys-back = retour, fermer
keys-undo = annuler
keys-hint = conseil
keys-text = plateau en mots et liste des coups
keys-chronicle = chronique
keys-chat = chat
keys-rules = règles
keys-help = cette aide

## Niveaux des bots

level-novice = Apprenti
level-novice-text = joue presque au hasard
level-easy = Commis
level-easy-text = prend ce qui est à portée
level-medium = Marchand
level-medium-text = joue solidement
level-hard = Négociant
level-hard-text = joue comme un bon joueur de club
level-expert = Maître
level-expert-text = voit aussi loin qu’il peut

## Une nouvelle table

new-title = Ouvrir une table
new-game = Jeu
new-seats = Places
new-players = Joueurs
new-players-range = de { $low } à { $high } joueurs
new-you = Toi
new-you-as = toi, { $house }
new-ready = à table
new-friend = Ami
new-bot = Bot
new-seat = Place { $number }
new-seat-of = Qui prend la place { $number }
new-open-seat = Place libre
new-open-seat-text = pour un ami, par le lien
new-waits = attend un ami
new-strength = Niveau
new-strength-of = Niveau : { $name }
new-free-place = Encore une place
new-free-place-text = ajouter un marchand
new-add = Ajouter
new-clock = Pendule
new-clock-none = Aucune
new-clock-none-text = sans se presser
new-clock-calm = Calme
new-clock-calm-text = 45 min chacun
new-clock-brisk = Rapide
new-clock-brisk-text = 20 min chacun
new-clock-mail = Par courrier
new-clock-mail-text = 2 jours par tour
new-hints = Conseils permis
new-pace = Les bots prennent leur temps
new-watching = Qui la trouve
new-by-link = Par le lien
new-by-link-text = Seuls ceux qui ont le lien peuvent jouer ou regarder. On y voit ce qui est public, jamais une main.
new-public = Tout le monde
new-public-text = La table figure sur la première page. On y voit ce qui est public, jamais une main.
new-rules = Règles
new-rules-text = en mots ; le numéro ouvre le texte complet
new-only-for = { $low ->
    [1] Seulement en solo
   *[other] { $high ->
        [2] Seulement à deux joueurs
       *[other] Seulement de { $low } à { $high } joueurs
    }
}
new-edition = Édition
new-edition-default = telle que reconstituée pour Fondaco
new-provenance = D’où viennent ses données : règles { $seed }, sources publiques { $public }, reconstitution { $reconstructed }
new-provenance-seed = Tiré des règles
new-provenance-public = De sources publiques
new-provenance-reconstructed = Reconstitué
new-summary = La table en une phrase
new-sentence-seats = { $players ->
    [1] Tu joues en solo.
   *[other] { $friends ->
        [0] { $bots ->
            [one] Toi contre un bot.
           *[other] Toi contre { $bots } bots.
        }
        [one] { $bots ->
            [0] Toi et un ami.
            [one] Toi, un ami et un bot.
           *[other] Toi, un ami et { $bots } bots.
        }
       *[other] { $bots ->
            [0] Toi et { $friends } amis.
            [one] Toi, { $friends } amis et un bot.
           *[other] Toi, { $friends } amis et { $bots } bots.
        }
    }
}
new-sentence-terms = { $changed ->
    [0] { $clock }, règles de la boîte.
    [one] { $clock }, une règle modifiée.
   *[other] { $clock }, { $changed } règles modifiées.
}
new-sentence-clock-none = Sans pendule
new-sentence-clock-calm = Pendule calme
new-sentence-clock-brisk = Pendule rapide
new-sentence-clock-mail = Deux jours par tour
new-sentence-time = Environ { $minutes } minutes.
new-open = Ouvrir la table
new-fill = Compléter avec des bots et commencer
new-fine-friends = Le lien et son code QR t’attendent dès que la table est ouverte.
new-fine-bots = La partie commence aussitôt.

## Table : avant le début

wait-caps = Une table est ouverte
wait-open = { $n ->
    [one] Encore { $n } place libre.
   *[other] Encore { $n } places libres.
}
wait-full = Toutes les places sont prises.
wait-dealing = On distribue les cartes.
wait-seats = Places
wait-free = Libre
wait-free-text = pour qui a le lien
wait-host = a ouvert la table
wait-join = S’asseoir
wait-bot = Confier à un bot
wait-no-bot = Renvoyer { $name } et libérer la place
wait-send-away = Renvoyer { $name }
wait-fill = Compléter avec des bots et commencer
wait-start = Commencer
wait-for-host = La partie commence quand la table est complète, ou quand l’hôte le décide.
wait-close = Fermer la table
wait-leave = Se lever
wait-invite = Inviter
wait-invite-text = Envoie ce lien, ou fais scanner le code. Aucun compte n’est nécessaire.
wait-link = Lien vers cette table
wait-copy = Copier le lien
wait-qr = Le lien en code QR

## Ce qui vaut à une table qui attend.
terms-title = Les conditions
terms-clock-none = Sans pendule : on joue à son rythme
terms-clock-live = { $minutes } minutes chacun, et { $seconds } secondes de plus par coup
terms-clock-days = { $days ->
    [one] { $days } jour pour chaque tour
   *[other] { $days } jours pour chaque tour
  }
terms-public = Affichée sur la page d’accueil : tout le monde peut s’asseoir ou regarder
terms-by-link = Seulement pour qui a le lien
terms-hints = Les conseils du bot fort sont permis
terms-no-hints = Pas de conseils
terms-changed = Autrement que dans la boîte
terms-rules = En attendant, lire les règles

## Les règles

rules-search = Chercher dans les règles
rules-book = Règles du jeu
# À côté du titre, là où les règles n’existent pas dans la langue de la page.
rules-english = en anglais
rules-found = { $count ->
    [0] Aucun résultat
    [one] Une règle
   *[other] { $count } règles
}
rules-unknown = Il n’y a pas de règle { $rule }
rules-examples = Exemples détaillés
rules-goes-with = À lire avec
rules-play = Jouer maintenant
rules-lesson = Jouer cette leçon
rules-lesson-window = Jouer la première partie guidée, dans une nouvelle fenêtre

## La première partie guidée

learn-lesson = Première partie
learn-you = Apprenti
learn-coach = Ton guide
learn-step = Étape { $n } sur { $of }
learn-intro = Dix minutes, une chose à la fois
learn-begin = Commencer
learn-resume = Reprendre à l’étape { $n }
learn-anew = Repartir du début
learn-watch = { $name } joue
learn-ready = On passe à la suite ?
learn-last = C’était la dernière étape
learn-next = Continuer
learn-over = Bravo !
learn-over-what = Tu sais comment on joue. Lance-toi !
learn-again = Encore une fois
learn-play = Jouer contre des bots
learn-leave = Quitter la leçon
learn-none = Ce jeu n’a pas encore de leçon
learn-failed = Impossible d’ouvrir la leçon

lessons-yours = Ta leçon
lessons-none = Pas encore commencée
lessons-so-far = { $done } sur { $of } · ensuite : { $next }
lessons-all = Les { $of } étapes sont terminées

## La fin d’une partie

end-over = La partie est terminée
end-wins = { $points ->
    [one] { $name } gagne avec { $points } point d’avance
   *[other] { $name } gagne avec { $points } points d’avance
}
end-wins-tie = { $name } gagne au départage
end-you-win = { $points ->
    [one] Tu gagnes avec { $points } point d’avance
   *[other] Tu gagnes avec { $points } points d’avance
}
end-you-win-tie = Tu gagnes au départage
end-shared = Victoire partagée : { $names }
end-alone = { $points ->
    [one] Tu finis avec { $points } point
   *[other] Tu finis avec { $points } points
}
end-merchants = { $count ->
    [one] { $count } marchand
   *[other] { $count } marchands
}
end-moves = { $count ->
    [one] { $count } coup
   *[other] { $count } coups
}
end-duration = { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
}
end-board = Le plateau
end-share = Partager
end-replay = Revoir
end-record = Registre
end-again = Rejouer
end-ledger = Le livre de comptes
end-ledger-text = le numéro ouvre la règle
end-you = toi
end-rank = { $rank ->
    [1] 1er
   *[other] { $rank }e
}
end-total = Total
end-curve = Les points au fil de la partie
end-turning-points = Tournants
end-move = Coup { $ply } :
end-no-leaps = Personne ne s’est détaché en un seul tour.
curve-label = Les points au fil de la partie. { $standing }

deal-checked = Les cartes ont été distribuées honnêtement : vérifié par toi
deal-checked-text = Ton navigateur a ajouté son propre nombre aléatoire avant la première carte. Personne n’a donc pu choisir la donne, pas même qui gère le serveur.
deal-late = Ton nombre est arrivé trop tard pour cette donne
deal-late-text = Tout ce qui était promis concorde. Mais le nombre aléatoire de ton navigateur n’y est pas : pour toi, ce n’est pas une preuve.
deal-watched = La donne concorde
deal-watched-text = Tout ce que le serveur montre concorde. Ce navigateur n’a pas ajouté de nombre à lui, il ne peut donc garantir davantage.
deal-alone = Le serveur a distribué seul
deal-alone-text = Il avait promis cette donne avant la première carte, et s’y est tenu. Personne d’autre n’a ajouté de nombre.
deal-none = Cette donne ne peut pas être vérifiée
deal-none-text = La partie a été jouée ailleurs et apportée ici comme registre.
deal-failed = La donne ne concorde pas
deal-failed-text = Quelque chose n’est pas comme promis. Garde le registre de cette partie et montre-le aux autres.
deal-more = Ce qui a été vérifié
deal-right = juste
deal-wrong = faux
deal-q-first = La promesse du serveur est celle que tu as vue au début.
deal-q-secret = Le secret du serveur correspond à sa promesse.
deal-q-own = Ton nombre est dans la donne, à ta place.
deal-q-promises = Personne n’a promis autre chose une fois les nombres connus.
deal-q-shares = Chaque nombre était promis avant, ou découle du secret.
deal-q-seed = La donne découle du secret et de tous les nombres.
deal-q-committed = La donne est celle que le serveur avait promise.
deal-numbers = D’où viennent les nombres
deal-from-you = de toi
deal-from-client = de son propre navigateur
deal-from-bot = du serveur, comme pour chaque bot
deal-from-absent = du serveur : celui qui était promis n’est pas arrivé à temps
deal-from-server = du serveur : aucun n’était promis

## Revoir

replay-title = Revoir
replay-of = Partie du { $day }
replay-running = Cette partie est encore en cours
replay-missing = Cette partie n’est pas ici, ou n’y est plus
replay-share = Partager ce coup
replay-table = Vers la table
replay-controls = Commandes
replay-first = Au début
replay-back = Un coup en arrière
replay-play = Lecture
replay-pause = Pause
replay-on = Un coup en avant
replay-last = À la fin
replay-move = Coup { $ply } sur { $of }
replay-speed = Vitesse
replay-eyes = Par les yeux de qui
replay-all-hands = Toutes les mains visibles
replay-as = Vu par { $name }
replay-scrubber = Moment de la partie
replay-moves = Coups
replay-go = Montrer ce coup

## Profil

me-guest-since = Sans compte, depuis le { $day }
me-account-since = Ici depuis le { $day }
me-results = Parties et résultats
me-game = Jeu
me-played = jouées
me-won = gagnées
me-best = record
me-more = Plus de parties
me-nothing-played = Aucune partie terminée pour l’instant. La première dure un quart d’heure.
me-settings = Réglages
me-notices = Ton tour
me-mutes = De qui tu ne veux rien lire
me-unmute = Afficher à nouveau
me-account = Compte
me-guest-text = Sans compte, tu ne joues que depuis ce navigateur. Avec un nom et un mot de passe, tes parties et tes places te suivent partout.
me-name = Nom
me-password = Mot de passe
me-password-hint = Au moins 8 caractères, et pas le nom
me-make-account = En faire un compte
me-have-account = J’ai déjà un compte
me-sign-in = Se connecter
me-sign-out = Se déconnecter
me-guest-name = Rester sans compte, sous un autre nom
me-save = Enregistrer
me-saved = Enregistré.
me-is-account = C’est maintenant ton compte.
me-signed-in = Connexion réussie.
me-change-password = Changer le mot de passe
me-old-password = Ancien mot de passe
me-new-password = Nouveau mot de passe
me-keys = Sessions et clés d’accès
me-failures = { $count ->
    [one] Quelqu’un a essayé un mauvais mot de passe pour ton compte : { $last }.
   *[other] { $count } mauvais mots de passe ont été essayés pour ton compte, le dernier : { $last }.
}
me-failures-text = Si ce n’était pas toi, choisis un nouveau mot de passe, long.
me-failures-known = Je sais
me-sessions = Sessions ouvertes
me-this-session = ce navigateur
me-a-program = Un programme
me-end-session = Fermer cette session
me-never = jamais utilisée
me-tokens = Clés pour les programmes
me-tokens-text = Une clé joue en ton nom ; elle ne peut ni lire ni changer ton compte.
me-token-label = À quoi elle sert
me-make-token = Créer une clé
me-token-once = Cette clé n’est montrée qu’une fois :
me-copy = Copier
me-drop-token = Supprimer la clé { $label }
me-leaving = Tes données
me-export-text = Tout ce qui est conservé sur toi, en un seul fichier.
me-export = Exporter
me-delete = Me supprimer
me-delete-text = Ta personne disparaît, avec son nom, ses sessions et ses clés. Ce qui a été joué reste, au nom de personne. C’est irréversible.
me-delete-now = Supprimer pour toujours

## Quand c’est ton tour

notice-turn = À toi de jouer : { $game }
notice-next = { $n ->
    [one] Une autre table t’attend
   *[other] { $n } autres tables t’attendent
}
notice-offer = Me prévenir quand c’est mon tour
notice-device-text = Quand c’est ton tour et que tu ne vois pas la page, ou que tu l’as fermée.
notice-told-always = On te préviendra, même quand la page est fermée.
notice-told-page = On te préviendra tant que la page est ouverte, même en arrière-plan.
notice-told-refused = Le navigateur ne le permet pas. Tu peux changer cela dans ses réglages.
notice-told-never = Ce navigateur ne peut pas te prévenir.
notice-mail = Par e-mail
notice-mail-text = Un e-mail pour chaque tour qui arrive en ton absence. On t’envoie d’abord un code.
notice-mail-address = Adresse
notice-mail-send = Envoyer le code
notice-mail-sent = Un code est en route vers { $address }. Il est valable une heure.
notice-mail-code = Code
notice-mail-confirm = Confirmer
notice-mail-other = Une autre adresse
notice-mail-on = On t’écrit à { $address }.
notice-mail-off = Plus d’e-mails
failed-wrong-code = Ce n’est pas le bon code, ou il n’est plus valable.
