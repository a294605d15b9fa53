### What the shell says, in English.

## Everywhere

shell-skip = Skip to the content
shell-page-failed = This page could not be loaded.
shell-try-again = Try again

## Parts of a board

board-zoom = Zoom
board-zoom-in = Zoom in
board-zoom-out = Zoom out
board-zoom-fit = Show the whole board

## Parts of a page

ui-sheet-open = Open further
ui-sheet-fold = Fold away
