# SPDX-License-Identifier: MIT
# Toolchain: clang for wasm32-wasi, without exceptions and RTTI (there is no unwinder on that side). A program is a module
# without `main` that exports functions by name; tools/portability has one.

set(CMAKE_SYSTEM_NAME Generic)
set(CMAKE_SYSTEM_PROCESSOR wasm32)
set(CMAKE_CXX_COMPILER clang++-19)
set(CMAKE_CXX_COMPILER_TARGET wasm32-wasi)
set(CMAKE_TRY_COMPILE_TARGET_TYPE STATIC_LIBRARY)

# The linker reads the members of an archive itself, so that any ar will do.
find_program(CMAKE_AR NAMES llvm-ar-19 ar REQUIRED)
find_program(CMAKE_RANLIB NAMES llvm-ranlib-19 ranlib REQUIRED)

set(CMAKE_CXX_FLAGS_INIT
    "-fno-exceptions -fno-rtti -fvisibility=hidden -mbulk-memory -msign-ext -mnontrapping-fptoint")
set(CMAKE_EXE_LINKER_FLAGS_INIT
    "-mexec-model=reactor -Wl,--gc-sections,--strip-all,-z,stack-size=262144,--initial-memory=4194304")
