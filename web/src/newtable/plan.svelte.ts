// SPDX-License-Identifier: MIT
// The table that is being planned. Changing the game keeps what still fits.
import type { GameSpec, OptionSpec, Clock } from '../lib/protocol';
import { usualPlayers, type SeatWish, type TablePlan } from '../lobby/wishes';

export const levels = ['novice', 'easy', 'medium', 'hard', 'expert'] as const;

export const clocks = {
  none: { kind: 'none' },
  calm: { kind: 'live', bank: 2700, increment: 10 },
  brisk: { kind: 'live', bank: 1200, increment: 5 },
  mail: { kind: 'days', days: 2 },
} as const satisfies Record<string, Clock>;
export type ClockName = keyof typeof clocks;

export class Plan {
  readonly spec: GameSpec;
  edition = $state('default');
  seats = $state<SeatWish[]>([]);
  clock = $state<ClockName>('none');
  public = $state(false);
  hints = $state(true);
  pace = $state<'human' | 'at_once'>('human');
  /** What was chosen; an option that is impossible now keeps its choice and is not sent. */
  #chosen = $state<Record<string, string | number>>({});

  constructor(spec: GameSpec) {
    this.spec = spec;
    this.edition = spec.editions[0]?.id ?? 'default';
    const players = usualPlayers(this.fewest, this.most);
    this.seats = Array.from({ length: players }, (_, i): SeatWish =>
      i === 0 ? 'me' : i === 1 ? 'open' : { bot: 'medium' },
    );
  }

  get players(): number {
    return this.seats.length;
  }
  get most(): number {
    return this.spec.players[this.spec.players.length - 1]!;
  }
  get fewest(): number {
    return this.spec.players[0]!;
  }
  get friends(): number {
    return this.seats.filter((seat) => seat === 'open').length;
  }
  get bots(): number {
    return this.players - this.friends - 1;
  }

  setPlayers(players: number): void {
    const kept = this.seats.slice(0, players);
    while (kept.length < players) kept.push({ bot: 'medium' });
    this.seats = kept;
  }

  valueOf(option: OptionSpec): string | number {
    const value = this.#chosen[option.name] ?? option.default;
    return this.limitOf(option) || this.namesNobody(value) ? option.default : value;
  }

  choose(option: OptionSpec, value: string | number): void {
    this.#chosen[option.name] = value;
  }

  /** The numbers of players an option is for, where this table has another. */
  limitOf({ players }: OptionSpec): readonly [number, number] | undefined {
    return players && !players.includes(this.players) ? [players[0]!, players[players.length - 1]!] : undefined;
  }

  /** A start player that has no seat. */
  namesNobody(choice: string | number): boolean {
    const seat = /^seat(\d)$/.exec(String(choice));
    return seat !== null && Number(seat[1]) >= this.players;
  }

  get changed(): readonly OptionSpec[] {
    return this.spec.options.filter((option) => this.valueOf(option) !== option.default);
  }

  /** As the server wants it; `fill` gives open seats to bots. */
  table(fill = false): TablePlan {
    return {
      game: this.spec.id,
      edition: this.edition,
      options: {
        players: this.players,
        ...Object.fromEntries(this.changed.map((option) => [option.name, this.valueOf(option)])),
      },
      seats: this.seats.map((seat) => (fill && seat === 'open' ? { bot: 'medium' } : seat)),
      public: this.public,
      hints: this.hints,
      clock: clocks[this.clock],
      pace: this.pace,
    };
  }
}
