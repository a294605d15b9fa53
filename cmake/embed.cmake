# SPDX-License-Identifier: MIT
# Puts the files a game shows or loads (editions, rulebook, words, lesson, game.json) into the binary, and the words of the program.

# fondaco_embed(OUT FOLDER): a source file that defines fondaco::ID::embedded(), ID being the last part of FOLDER, which
# counts from the root. It is declared in the generated header FOLDER/embedded.hpp and made again when one of the files
# changes.
function(fondaco_embed out FOLDER)
  cmake_path(GET FOLDER FILENAME ID)
  set(root "${CMAKE_SOURCE_DIR}/${FOLDER}")
  file(GLOB files CONFIGURE_DEPENDS RELATIVE "${root}" "${root}/editions/*.json" "${root}/rules.*.md"
       "${root}/words.*.ftl" "${root}/game.json" "${root}/tuning.json" "${root}/lesson/*.json" "${root}/lesson/*.ftl")
  set(paths ${files})
  list(TRANSFORM paths PREPEND "${root}/")

  set(header "${CMAKE_BINARY_DIR}/generated/${FOLDER}/embedded.hpp")
  set(source "${CMAKE_BINARY_DIR}/generated/${FOLDER}/embedded.cpp")
  configure_file("${CMAKE_SOURCE_DIR}/cmake/embedded.hpp.in" "${header}" @ONLY)
  list(JOIN files "|" joined)
  add_custom_command(
    OUTPUT "${source}"
    COMMAND ${CMAKE_COMMAND} -D ID=${ID} -D FOLDER=${FOLDER} -D ROOT=${root} -D "FILES=${joined}" -D OUTPUT=${source} -P
            "${CMAKE_SOURCE_DIR}/cmake/write_embedded.cmake"
    DEPENDS ${paths} "${CMAKE_SOURCE_DIR}/cmake/write_embedded.cmake"
    COMMENT "Embedding the files of ${FOLDER}"
    VERBATIM)
  set_source_files_properties("${source}" PROPERTIES SKIP_UNITY_BUILD_INCLUSION ON)
  set(${out} "${source}" PARENT_SCOPE)
endfunction()
