// SPDX-License-Identifier: MIT
#pragma once
// What a game works out about positions and would work out again a moment later may be kept in notes: Game::Notes, a
// type of its own that judge and advise take as their last argument, by pointer and null if nobody keeps any. Notes are
// about one game object. They make answers quicker, never different.

namespace fondaco {

template <class G>
concept TakesNotes = requires { typename G::Notes; };

struct NoNotes {};

template <class G>
struct NotesType {
  using Type = NoNotes;
};
template <TakesNotes G>
struct NotesType<G> {
  using Type = typename G::Notes;
};

template <class G>
using NotesOf = typename NotesType<G>::Type;

}  // namespace fondaco
