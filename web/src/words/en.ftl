### What the shell says, in English.

## Everywhere

shell-skip = Skip to the content
shell-page-failed = This page could not be loaded.
shell-try-again = Try again
