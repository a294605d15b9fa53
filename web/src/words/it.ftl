### Le parole della casa, in italiano.

## Everywhere

shell-skip = Vai al contenuto
shell-page-failed = Non è stato possibile caricare la pagina.
shell-try-again = Riprova

## Parti di un tabellone

board-zoom = Ingrandimento
board-zoom-in = Ingrandisci
board-zoom-out = Riduci
board-zoom-fit = Mostra tutto il tabellone

## Parti di una pagina

ui-sheet-open = Apri ancora
ui-sheet-fold = Richiudi
