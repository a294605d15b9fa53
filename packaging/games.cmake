# SPDX-License-Identifier: MIT
# The games in the description of the package: the title of each rulebook and, where there is a game.json, its tagline.

set(FONDACO_GAME_LIST "")
foreach(id IN LISTS FONDACO_GAMES)
  set(folder "${CMAKE_SOURCE_DIR}/games/${id}")
  file(STRINGS "${folder}/rules.en.md" heading REGEX "^# " LIMIT_COUNT 1)
  string(SUBSTRING "${heading}" 2 -1 entry)
  if(EXISTS "${folder}/game.json")
    file(READ "${folder}/game.json" presentation)
    string(JSON tagline GET "${presentation}" tagline en)
    string(APPEND entry ". ${tagline}")
    set_property(DIRECTORY APPEND PROPERTY CMAKE_CONFIGURE_DEPENDS "${folder}/game.json")
  endif()
  # Two spaces keep the line as it is.
  string(APPEND FONDACO_GAME_LIST "\n * ${entry}")
endforeach()
