// SPDX-License-Identifier: MIT
// Pieces as the view writes them, and where they stand. The rules know only how many of a kind stand on a route
// (HT-0.5); on a table every piece has its own space, so a piece that stays keeps it.
import type { Kind, Route, View } from './types';

export interface Piece {
  readonly colour: string;
  readonly kind: Kind;
}

export interface Counts {
  readonly trader: number;
  readonly merchant: number;
}

/** "5T 1M" */
export function countsOf(text: string | undefined): Counts {
  const of = (letter: string) => Number(new RegExp(`(\\d+)${letter}`).exec(text ?? '')?.[1] ?? 0);
  return { trader: of('T'), merchant: of('M') };
}

/** "blue T" */
export function pieceOf(text: string): Piece {
  const [colour = '', letter] = text.split(' ');
  return { colour, kind: letter === 'M' ? 'merchant' : 'trader' };
}

export const samePiece = (a: Piece, b: Piece): boolean => a.colour === b.colour && a.kind === b.kind;

/** By route: what stands on each space, null where it is free. */
export type Arrangement = Readonly<Record<string, readonly (Piece | null)[]>>;

function piecesOn(view: View, route: string): Piece[] {
  return Object.entries(view.routes[route] ?? {}).flatMap(([colour, text]) => {
    const { trader, merchant } = countsOf(text);
    return [
      ...Array.from({ length: trader }, (): Piece => ({ colour, kind: 'trader' })),
      ...Array.from({ length: merchant }, (): Piece => ({ colour, kind: 'merchant' })),
    ];
  });
}

/** Everything on the spaces: what stood there before stays, what is new takes a wished space or the first free one. */
export function arrange(
  routes: readonly Route[],
  view: View,
  before: Arrangement = {},
  wishes: Readonly<Record<string, number>> = {},
): Arrangement {
  return Object.fromEntries(
    routes.map((route) => {
      const coming = piecesOn(view, route.id);
      const spaces = route.spots.map((_, space) => {
        const stood = before[route.id]?.[space];
        const at = stood ? coming.findIndex((piece) => samePiece(piece, stood)) : -1;
        return at < 0 ? null : coming.splice(at, 1)[0]!;
      });
      for (const piece of coming) {
        const wish = wishes[route.id];
        const free = wish !== undefined && spaces[wish] === null ? wish : spaces.indexOf(null);
        if (free >= 0) spaces[free] = piece;
      }
      return [route.id, spaces];
    }),
  );
}

export interface Change {
  readonly route: string;
  readonly space: number;
  readonly piece: Piece;
}

/** What came and what went between two arrangements. */
export function changes(before: Arrangement, after: Arrangement): { came: Change[]; went: Change[] } {
  const came: Change[] = [];
  const went: Change[] = [];
  for (const [route, spaces] of Object.entries(after)) {
    spaces.forEach((now, space) => {
      const then = before[route]?.[space] ?? null;
      if (now && then && samePiece(now, then)) return;
      if (then) went.push({ route, space, piece: then });
      if (now) came.push({ route, space, piece: now });
    });
  }
  return { came, went };
}
