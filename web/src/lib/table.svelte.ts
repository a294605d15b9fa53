// SPDX-License-Identifier: MIT
// A table as the server tells it: the snapshot, then every event in order. Nothing here is guessed: the server's word
// counts. What is shown may lag behind what is known, so that moves can be watched one by one.
import { get, type Answer } from './api';
import { continued, type Chapter } from './chronicle';
import { Connection } from './connection.svelte';
import { randomKey } from './handing';
import type { ChatLine, Level, LogEntry, Now, Report, Status, TableState, Told, Viewer } from './protocol';
import { Staging } from './staging.svelte';

type Done = { readonly seq?: number; readonly at?: number; readonly state?: TableState };

/** The share of this browser that a table which is being dealt waits for (deal/memory.ts). */
type ToReveal = (table: TableState) => string | null;

export class LiveTable {
  readonly id: string;
  readonly connection: Connection;
  readonly staging: Staging;

  state = $state.raw<TableState | null>(null);
  /** The position as the server knows it now. */
  now = $state.raw<Now | null>(null);
  chapters = $state.raw<readonly Chapter[]>([]);
  chat = $state.raw<readonly ChatLine[]>([]);
  online = $state.raw<readonly boolean[]>([]);
  spectators = $state(0);
  /** To the host alone: what others have told about somebody. */
  reports = $state.raw<readonly Report[]>([]);
  missing = $state(false);
  /** The host has sent me away from here, and whether I have taken note of it. */
  removed = $state<'no' | 'told' | 'noted'>('no');
  /** A move of mine is on its way. */
  sending = $state(false);
  /** A row of moves is played one by one: what is asked in between is answered already. */
  inRow = $state(false);
  /** How far the clock of this machine is ahead of the server's. */
  ahead = $state(0);

  readonly #toReveal: ToReveal;
  #seq = -1;
  #logged = 0;

  constructor(id: string, toReveal: ToReveal) {
    this.id = id;
    this.#toReveal = toReveal;
    this.staging = new Staging();
    this.connection = new Connection({ opened: () => void this.#follow(), told: (message) => this.#told(message) });
  }

  close(): void {
    this.connection.close();
    this.staging.close();
  }

  get viewer(): Viewer {
    const seat = this.state?.seats.findIndex((one) => one.you) ?? -1;
    return this.now?.viewer ?? (seat >= 0 ? seat : 'spectator');
  }

  get seat(): number | null {
    const viewer = this.viewer;
    return typeof viewer === 'number' ? viewer : null;
  }

  /** As the last event has it: pauses come and go without a word about the table. */
  get status(): Status | undefined {
    const status = this.state?.status;
    if (!this.now || (status !== 'playing' && status !== 'paused')) return status;
    return this.now.paused ? 'paused' : 'playing';
  }

  get isHost(): boolean {
    return this.seat !== null && this.state?.host === this.seat;
  }

  get seq(): number {
    return this.#seq;
  }

  /** Whatever the server can be told about this table. */
  tell<T = Done>(name: string, members: Record<string, unknown> = {}): Promise<Answer<T>> {
    return this.connection.send<T>({ do: name, table: this.id, ...members });
  }

  /** Changes the log: names what I saw last, and a key, so that it may be sent again after a loss. */
  async change(name: string, members: Record<string, unknown> = {}): Promise<Answer<Done>> {
    this.sending = true;
    const answer = await this.tell(name, { seq: this.#seq, key: randomKey(), ...members });
    this.sending = false;
    return answer;
  }

  /** Moves that are meant as one: all of them are played, or none. */
  async play(moves: readonly string[]): Promise<Answer<Done>> {
    const answer = await this.change('move', moves.length === 1 ? { move: moves[0] } : { moves });
    return answer.error?.code === 'must_be_last' ? this.#playEach(moves) : answer;
  }

  /** Each after the one before was kept: one of them shows something to somebody, as the cards of Oltre Mare do. */
  async #playEach(moves: readonly string[]): Promise<Answer<Done>> {
    let answer: Answer<Done> = { value: {} };
    this.inRow = true;
    for (const move of moves) {
      answer = await this.change('move', { move });
      if (answer.error) break;
      this.#seq = Math.max(this.#seq, answer.value.seq ?? 0);
    }
    this.inRow = false;
    return answer;
  }

  /** Hides or shows what somebody said, here and from now on everywhere. */
  async mute(chat: number, on: boolean): Promise<Answer<unknown>> {
    const answer = await this.tell<{ chat: number[] }>('mute', { chat, on });
    if (answer.value) {
      const theirs = answer.value.chat;
      this.chat = this.chat.map((line) => (theirs.includes(line.chat) ? { ...line, muted: on || undefined } : line));
    }
    return answer;
  }

  async #follow(): Promise<void> {
    const chat = this.chat[this.chat.length - 1]?.chat ?? 0;
    const known = this.#seq > 0 ? { seq: this.#logged } : {};
    const answer = await this.tell('follow', { ...known, chat });
    if (answer.error?.code === 'not_found') this.missing = true;
    // What was missed says nothing about the time now.
    if (answer.value?.at !== undefined) this.ahead = Date.now() - answer.value.at;
  }

  /** As somebody else now: what a seat may see is told anew. */
  async refollow(): Promise<void> {
    this.#seq = -1;
    this.#logged = 0;
    this.chapters = [];
    await this.#follow();
  }

  #told(message: Told): void {
    switch (message.kind) {
      case 'snapshot':
        this.state = message.state;
        this.#reveal(message.state);
        this.now = message.now ?? null;
        this.#seq = message.seq;
        this.staging.jump(message.now ?? null);
        if (message.seq > 0) void this.#catchUp();
        return;
      case 'table':
        return this.#tableChanged(message.state);
      case 'presence':
        this.online = message.online;
        this.spectators = message.spectators;
        return;
      case 'chat':
        if (message.chat > (this.chat[this.chat.length - 1]?.chat ?? 0)) this.chat = [...this.chat, message];
        return;
      case 'plan':
        return; // other programs may plan moves for this seat; the page only sees them played
      case 'reports':
        this.reports = message.reports;
        return;
      case 'removed':
        if (this.removed === 'no') this.removed = 'told';
        return;
      case 'refollow':
        return void this.refollow();
      case 'row':
        return this.#happened(message.entries);
      default:
        this.#happened([message]);
    }
  }

  #tableChanged(state: TableState): void {
    const seated = this.state?.seats.findIndex((seat) => seat.you);
    this.state = state;
    this.#reveal(state);
    const seatedNow = state.seats.findIndex((seat) => seat.you);
    if (seated !== seatedNow) void this.refollow();
  }

  /** Before the start: the share that this seat has promised to the deal. */
  #reveal(state: TableState): void {
    const share = this.#toReveal(state);
    if (share !== null) void this.tell('reveal', { share });
  }

  /** One event, or the moves of a row: they are one scene. */
  #happened(told: readonly (LogEntry & { readonly now?: Now })[]): void {
    const entries = told.filter(({ seq }) => seq > this.#logged);
    const last = entries[entries.length - 1];
    if (!last) return;
    this.ahead = Date.now() - last.at;
    this.#log(entries);
    this.#seq = Math.max(this.#seq, last.seq);
    if (last.kind === 'takeover') this.#setBot(last.seat, last.bot);
    if (last.kind === 'return') this.#setBot(last.seat, undefined);
    if (!last.now) return;
    this.now = last.now;
    const events = entries.flatMap((one) => (one.kind === 'move' ? one.events : []));
    const entry = last.kind === 'move' ? { ...last, events } : last;
    this.staging.add({ entry, now: last.now, own: last.seat === this.seat });
  }

  /** Who plays a seat is told by the event alone. */
  #setBot(seat: number | null, bot: Level | undefined): void {
    if (!this.state || seat === null) return;
    this.state = { ...this.state, seats: this.state.seats.map((one, i) => (i === seat ? { ...one, bot } : one)) };
  }

  #log(entries: readonly LogEntry[]): void {
    this.chapters = continued(this.chapters, entries);
    this.#logged = this.chapters[this.chapters.length - 1]?.entry.seq ?? 0;
  }

  /** The chronicle up to the snapshot. Events that come meanwhile are part of it, or come after it. */
  async #catchUp(): Promise<void> {
    let after = this.#logged;
    for (;;) {
      const page = await get<{ entries: LogEntry[]; seq: number }>(`/api/tables/${this.id}/log?after=${after}`);
      if (!page.value || page.value.entries.length === 0) return;
      const later = this.chapters.filter(({ entry }) => entry.seq > after).map(({ entry }) => entry);
      this.chapters = this.chapters.filter(({ entry }) => entry.seq <= after);
      this.#log([...page.value.entries, ...later]);
      after = page.value.entries[page.value.entries.length - 1]!.seq;
      this.staging.recall(this.chapters);
      if (after >= page.value.seq) return;
    }
  }
}
