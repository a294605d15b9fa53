// SPDX-License-Identifier: MIT
#pragma once
// How a call over HTTP is answered by what the tables ruled.
#include "server/tables/ruling.hpp"
#include "server/web/answer.hpp"
#include "server/web/router.hpp"

namespace fondaco::site {

inline void answer_with(const web::Call& call, tables::Ruling<std::string> document) {
  document ? call.answer(web::answer(*std::move(document))) : call.refuse(document.refusal());
}

/// What is granted has been answered, or will be when the disk has it.
inline void refuse_unless(const web::Call& call, const tables::Ruling<>& granted) {
  if (!granted) call.refuse(granted.refusal());
}

}  // namespace fondaco::site
