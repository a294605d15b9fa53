# SPDX-License-Identifier: MIT
# A script (cmake -P): writes OUTPUT, which defines fondaco::ID::embedded() over the bytes of FILES (separated by `|`,
# relative to ROOT). Bytes are written one by one, because a string literal has a length limit and rewrites line ends.

string(REPLACE "|" ";" files "${FILES}")
string(REPEAT "." 112 sixteen_bytes)
set(arrays "")
set(entries "")
set(index 0)
foreach(file IN LISTS files)
  file(READ "${ROOT}/${file}" hex HEX)
  string(LENGTH "${hex}" digits)
  math(EXPR size "${digits} / 2")
  # The closing zero keeps an empty file a valid array; it is no part of the text.
  string(REGEX REPLACE "(..)" "'\\\\x\\1'," bytes "${hex}")
  string(REGEX REPLACE "(${sixteen_bytes})" "\\1\n    " bytes "${bytes}")
  string(APPEND arrays "constexpr char file_${index}[] = {\n    ${bytes}0};\n")
  string(APPEND entries "    {\"${file}\", {file_${index}, ${size}}},\n")
  math(EXPR index "${index} + 1")
endforeach()

if(index EQUAL 0)
  set(tables "constexpr EmbeddedGame game{\"${ID}\", {}};\n")
else()
  set(tables
      "constexpr EmbeddedFile files[] = {\n${entries}};\n\nconstexpr EmbeddedGame game{\"${ID}\", files};\n")
endif()
file(WRITE "${OUTPUT}"
     "#include \"${FOLDER}/embedded.hpp\"\n\nnamespace fondaco::${ID} {\nnamespace {\n\n${arrays}\n${tables}\n}  // namespace\n\n"
     "const EmbeddedGame& embedded() { return game; }\n\n}  // namespace fondaco::${ID}\n")
