### Le parole della casa, in italiano.

## Everywhere

shell-skip = Vai al contenuto
shell-page-failed = Non è stato possibile caricare la pagina.
shell-try-again = Riprova
