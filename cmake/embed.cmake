# Puts the files a game shows or loads (editions, rulebook, words) into the binary.

# fondaco_embed(OUT ID): a source file that defines fondaco::ID::embedded(), declared in the generated header
# games/ID/embedded.hpp. It is made again when one of the files changes.
function(fondaco_embed out ID)
  set(root "${CMAKE_SOURCE_DIR}/games/${ID}")
  file(GLOB files CONFIGURE_DEPENDS RELATIVE "${root}" "${root}/editions/*.json" "${root}/rules.*.md"
       "${root}/words.*.ftl")
  set(paths ${files})
  list(TRANSFORM paths PREPEND "${root}/")

  set(header "${CMAKE_BINARY_DIR}/generated/games/${ID}/embedded.hpp")
  set(source "${CMAKE_BINARY_DIR}/generated/games/${ID}/embedded.cpp")
  configure_file("${CMAKE_SOURCE_DIR}/cmake/embedded.hpp.in" "${header}" @ONLY)
  list(JOIN files "|" joined)
  add_custom_command(
    OUTPUT "${source}"
    COMMAND ${CMAKE_COMMAND} -D ID=${ID} -D ROOT=${root} -D "FILES=${joined}" -D OUTPUT=${source} -P
            "${CMAKE_SOURCE_DIR}/cmake/write_embedded.cmake"
    DEPENDS ${paths} "${CMAKE_SOURCE_DIR}/cmake/write_embedded.cmake"
    COMMENT "Embedding the files of ${ID}"
    VERBATIM)
  set(${out} "${source}" PARENT_SCOPE)
endfunction()
