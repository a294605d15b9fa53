// SPDX-License-Identifier: MIT
// A choice of phase 2 in words: for names, and in two short lines for its button.
import type { Place } from '../atlas';
import { seatName, signed } from '../texts';
import type { Table } from '../types';
import type { Option } from './options';

/** "add a house, 3 of 7, takes the marker, +7" */
export function optionText(table: Table, city: Place, option: Option): string {
  const { choice, ducats, own, award } = option;
  if (choice === 'collect') return table.say('mm-option-collect', { ducats });
  if (choice === 'leave') return table.say('mm-option-leave');
  const words = [table.say('mm-option-enlarge', { choice, own, value: city.value ?? 0 })];
  if (ducats < 0) words.push(table.say('mm-option-paid', { ducats: -ducats }));
  if (award)
    words.push(
      award.to === table.toMove
        ? table.say('mm-option-take', { points: award.points })
        : table.say('mm-option-lose', { points: award.points, name: seatName(table, award.to) }),
    );
  if (option.blocked) words.push(table.say(`mm-blocked-${option.blocked}`));
  return words.join(', ');
}

export interface Face {
  readonly icon?: string;
  /** The outcome. */
  readonly head: string;
  /** The action. */
  readonly foot: string;
}

export function faceOf(table: Table, city: Place, option: Option): Face {
  const { choice, ducats, own, award, blocked } = option;
  const value = city.value ?? 0;
  const of = table.say('mm-own-of', { own, value });
  if (choice === 'collect') return { icon: 'ducat', head: signed(ducats), foot: table.say('mm-collect') };
  if (choice === 'leave') return { head: '0', foot: table.say('mm-leave') };
  const isTwice = choice === 'double';
  const icon = isTwice ? 'letter-16' : ducats < 0 ? 'ducat' : undefined;
  const foot = blocked ? table.say(`mm-blocked-${blocked}`) : undefined;
  const action = table.say(isTwice ? 'mm-double-to' : 'mm-enlarge-to', { own, value });
  if (ducats < 0) return { icon, head: signed(ducats), foot: foot ?? action };
  if (award)
    return {
      icon,
      head:
        award.to === table.toMove
          ? signed(award.points)
          : `${signed(award.points)} ${table.say('mm-for', { name: seatName(table, award.to) })}`,
      foot: foot ?? action,
    };
  return { icon, head: of, foot: foot ?? table.say(isTwice ? 'mm-twice' : 'mm-enlarge') };
}
