// SPDX-License-Identifier: MIT
// Which of the four phases of a turn a question belongs to (MK-3.1).
import type { View } from './types';

const invest = ['invest', 'pay_contract', 'drop_contract', 'pressured_buy'];
const travel = ['travel', 'split', 'redirect_loss', 'loss'];

export function phaseOf(view: View): 1 | 2 | 3 | 4 {
  if (invest.includes(view.stage)) return 1;
  if (travel.includes(view.stage)) return 2;
  const taker = view.taker ?? view.to_move;
  return view.stage === 'join' || taker !== view.turn ? 4 : 3;
}
