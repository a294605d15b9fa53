# Les mots du programme, en français : la table où `fondaco play` te fait asseoir. Ce que dit un jeu est dans son dossier.

you = Toi

## La table

intro-alone = { $game } · en solo
intro = { $game } · { $players } joueurs · tu es à la place { $seat }
intro-option = { $option } : { $value }
intro-help = Tape un numéro, un coup, ou ? pour l’aide.
intro-level = Niveau des bots : { $level }
resumed = Partie reprise. Coups jusqu’ici : { $count }.
your-turn = À toi de jouer.
moves-in-words = Tape coups pour les lire en mots.

## Réponses

unknown = « { $text } » n’est ici ni un coup ni une commande. Tape ? pour l’aide.
no-such-number = Les coups vont de 1 à { $count }.
one-move-only = Il n’y a que le coup 1.
ambiguous = « { $text } » peut être { $moves }.
not-legal = { $move } n’est pas possible : { $rule }
legal = { $move } est possible : { $rule }
why-usage = Demande à propos d’un coup : pourquoi COUP, avec un numéro ou une notation comme { $example }.
rule-usage = Demande une règle ou un chapitre : règle { $example }.
no-rule = Il n’y a pas de règle { $id }. Proches : { $near }.
rules-in-english = Les règles du jeu sont en anglais.

undone = Retour à ta décision précédente.
undo-nothing = Il n’y a rien à annuler.
undo-barrier = Depuis ta dernière décision, quelqu’un a décidé ou appris quelque chose : à une vraie table, on ne pourrait plus annuler. Ici il n’y a que des bots : annuler! revient en arrière quand même.
undo-forced = Retour à ta dernière décision. Ce qui a suivi est oublié.

saved = Enregistrée : { $file }
save-usage = Dis où : enregistrer FICHIER.
save-exists = { $file } existe déjà. enregistrer! { $file } le remplace.
save-failed = Pas enregistrée : { $reason }

hint-title = { $game } · conseil pour la place { $seat }
hint-seat = la place { $seat }
hint-effort = Simulations : { $count }
hint-then = (puis { $moves })
hint-outlook = chances de gagner { $chance } % · avance attendue { $lead } · essayé { $visits } ×
hint-alone = résultat attendu { $points } · essayé { $visits } ×
hint-only = le seul coup possible
hint-ends = met fin à la partie
hint-steady = laisse tout à peu près en l’état
hint-reason = { $reason } : { $points }

log-empty = Il ne s’est encore rien passé.
log-more = { $count } coups précédents : journal tout
log-more-one = Un coup précédent : journal tout

score-now = Si la partie finissait maintenant, pour ce que tu en sais
score-total = Total
score-rank = Rang
score-hidden = caché

unsaved = Cette partie n’est pas enregistrée. enregistrer FICHIER la conserve ; un second quitter l’abandonne.
goodbye = Au revoir.
goodbye-resume = Au revoir. Pour continuer : { $command }

## Niveaux : comment joue un bot, et comment on l’appelle à la table

level-novice = débutant
level-easy = facile
level-medium = moyen
level-hard = difficile
level-expert = expert

## La fin

result-title = Le résultat
result-alone = La partie est terminée. Points : { $points }.
result-you-win = Tu gagnes. Points : { $points }.
result-wins = { $winner } gagne. Points : { $points }.
result-shared = Victoire partagée : { $winners }. Points : { $points }.
result-and = et
result-seed = Graine de cette partie : { $seed }

## Commandes : celles en anglais sont toujours comprises ; voici d’autres noms, séparés par des espaces

command-help = aide
command-why = pourquoi
command-rule = règle règles regle regles
command-undo = annuler
command-force-undo = annuler!
command-save = enregistrer sauver
command-force-save = enregistrer! sauver!
command-hint = conseil
command-board = plateau
command-moves = coups
command-log = journal
command-score = points
command-quit = quitter fin

help =
    Un coup : son numéro, sa notation ou le début, ou le nom qui y figure.
      pourquoi COUP, ? COUP   si un coup est possible, et par quelle règle
      règle ID                une règle ou tout un chapitre
      conseil                 les meilleurs coups, leur suite et leurs raisons
      plateau                 tout le plateau, avec tableaux et légende
      coups, ou Entrée        la question à nouveau, avec tous les coups en mots
      journal, journal tout   ce qui s’est passé, et la règle de chaque fait
      points                  le score, pour ce que tu en sais
      annuler                 reprendre ta décision, si personne n’a rien appris
      annuler!                revenir quand même à ta dernière décision
      enregistrer FICHIER     garder la partie ; --resume FICHIER la continue
      quitter                 quitter la table
