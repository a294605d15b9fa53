#pragma once
// What a game works out about positions and would work out again a moment later may be kept in notes: Game::Notes, a
// type of its own, handed to judge and advise as their last argument. They make answers quicker, never different.

namespace fondaco::bots {

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

}  // namespace fondaco::bots
