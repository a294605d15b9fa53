// SPDX-License-Identifier: MIT
// The board in words: what is mine first, then the others, then the chart port by port.
import type { TextSection } from '../../contract';
import { atlasOf, otherEnd } from './atlas';
import { handOf, holdOf, ownPlayer, ownSeat, piratesOf } from './seat';
import { linesOf } from './talk/history';
import { cardText, figures, lineText, lotText, portName, seatName } from './texts';
import type { Table } from './types';

export function describe(table: Table): TextSection[] {
  return [...mine(table), ...laidOut(table), ...talk(table), players(table), chart(table)];
}

function mine(table: Table): TextSection[] {
  if (ownSeat(table) === null) return [];
  const player = ownPlayer(table);
  const hold = holdOf(player);
  const pirates = piratesOf(player);
  const hand = handOf(player).map((card) => cardText(table, card));
  return [
    { title: table.say('om-your-hand'), lines: hand.length > 0 ? hand : [table.say('om-no-cards')] },
    {
      title: table.say('om-hold', { count: hold.size }),
      lines: [
        ...(hold.cards ?? (hold.top ? [hold.top] : [])).map((card) => cardText(table, card)),
        table.say('om-pirates', { count: pirates.size }),
        ...pirates.known.map((card) => table.say('om-text-thrown', { card: cardText(table, card) })),
      ],
    },
  ];
}

function laidOut(table: Table): TextSection[] {
  const played = table.view.played ?? [];
  return played.length > 0
    ? [{ title: table.say('om-laid-out'), lines: played.map((card) => cardText(table, card)) }]
    : [];
}

function talk(table: Table): TextSection[] {
  const lines = linesOf(table.story ?? []).map((line) => {
    const answer = line.answer ? ` (${table.say(`om-${line.answer}`)})` : '';
    return `${seatName(table, line.seat)}: ${lineText(table, line)}${answer}`;
  });
  return lines.length > 0 ? [{ title: table.say('om-history'), lines }] : [];
}

function players(table: Table): TextSection {
  const lines = table.seats.map(({ index, name }) => {
    const player = table.view.players[index]!;
    const marker = player.active_marker
      ? table.title({ kind: 'marker', name: player.active_marker })
      : table.say('om-no-marker');
    const surely =
      Object.keys(player.least).length > 0 ? [table.say('om-surely', { goods: lotText(table, player.least, 0) })] : [];
    const top = holdOf(player).top;
    const words = [
      table.say('om-text-ship', { port: portName(table, player.ship) }),
      marker,
      ...figures(table, index).map(({ text }) => text),
      ...(top ? [table.say('om-text-top', { card: cardText(table, top) })] : []),
      ...surely,
    ];
    return `${name}: ${words.join(', ')}`;
  });
  return { title: table.say('om-text-players'), lines };
}

function chart(table: Table): TextSection {
  const atlas = atlasOf(table.edition);
  const lines = [...atlas.ports.values()].map((port) => {
    const marker = table.view.markers[port.key];
    const ways = atlas
      .lanesOf(port.key)
      .map((lane) => otherEnd(lane, port.key).name)
      .join(', ');
    return table.say('om-text-port', {
      port: port.name,
      marker: marker ? table.title({ kind: 'marker', name: marker }) : table.say('om-port-empty'),
      ways,
    });
  });
  return { title: table.say('om-text-ports'), lines };
}
