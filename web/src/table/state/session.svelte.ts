// SPDX-License-Identifier: MIT
// Everything the table page knows: the live table, the choice at hand, the board, and the moment that is looked at.
import { toReveal } from '../../deal/memory';
import { loadBoard } from '../../games';
import { get, type Answer, type Refusal } from '../../lib/api';
import { Board, type Source } from '../../lib/board.svelte';
import { Choosing } from '../../lib/choosing.svelte';
import { sinceMoveOf, stepsSince, type Chapter } from '../../lib/chronicle';
import type { Now } from '../../lib/protocol';
import { confirmsMoves, settings } from '../../lib/settings.svelte';
import { LiveTable } from '../../lib/table.svelte';
import { Words } from '../../lib/vocabulary';
import { gameWords } from '../../lib/words.svelte';

/** `game` is the board's own panel, where it has one. */
export type Tab = 'game' | 'chronicle' | 'chat' | 'rules';

/** What the decision bar knows of a session. A lesson is one as well, where nobody is asked to agree or to come back. */
export type Sitting = Pick<TableSession, 'choosing' | 'past' | 'myTurn' | 'mayUndo' | 'steps' | 'news' | 'back'> &
  Partial<Pick<TableSession, 'restart' | 'answer' | 'resume' | 'takeSeatBack' | 'present'>> & {
    readonly live: Pick<LiveTable, 'now' | 'state' | 'status' | 'seat' | 'staging' | 'sending'> & {
      readonly connection: Pick<LiveTable['connection'], 'state' | 'retryAt'>;
    };
  };

export class TableSession {
  readonly live: LiveTable;
  readonly choosing: Choosing;
  board = $state.raw<Board | null>(null);
  /** What went wrong while the board was loaded. */
  failure = $state.raw<Refusal | null>(null);
  /** An earlier moment on the board instead of the present one. */
  past = $state.raw<{ readonly ply: number; readonly now: Now } | null>(null);
  tab = $state<Tab>('chronicle');
  /** The rule that the Rules tab shows. */
  rule = $state<string | null>(null);
  /** How many lines of chat were seen. */
  chatSeen = $state(0);
  /** The end page covers the board. */
  ended = $state(false);

  /** What the board shows. Everything on it asks for this, so it is put together once a change. */
  readonly source: Source = $derived.by(() => this.#source());

  #words = $state.raw(new Words([]));
  #loading = '';

  constructor(id: string) {
    this.live = new LiveTable(id, toReveal);
    this.choosing = new Choosing(this.live, confirmsMoves);
  }

  close(): void {
    this.live.close();
  }

  /** Effects of the page: call within an effect. */
  watch(): void {
    $effect(() => void this.#loadWords(this.live.state?.game, settings.language));
    $effect(() => {
      if (this.live.state && this.live.now) void this.#loadBoard(this.live.state.game, this.live.state.edition);
    });
    $effect(() => {
      void this.live.now;
      this.choosing.renew();
    });
    // Once the last move has been seen, and at once for whoever comes by the link of a finished game.
    let told = false;
    $effect(() => {
      if (told || this.live.status !== 'finished' || this.live.staging.waiting > 0) return;
      told = true;
      this.ended = true;
    });
  }

  /** It is my turn, and everything that led to it has been shown. */
  get myTurn(): boolean {
    const { now, seat, state, staging, status } = this.live;
    return (
      status === 'playing' &&
      seat !== null &&
      now?.to_move === seat &&
      !state?.seats[seat]?.bot &&
      staging.shown === now &&
      !this.past &&
      !this.live.inRow
    );
  }

  #source(): Source {
    const { live } = this;
    const { state, staging, now, online } = live;
    const shown = this.past?.now ?? staging.shown ?? now!;
    return {
      state: state!,
      now: shown,
      get story() {
        return live.chapters
          .filter(({ entry, undone, ply }) => entry.kind === 'move' && !undone && ply < shown.ply)
          .map(({ entry }) => entry);
      },
      last: this.past ? this.#moveBefore(this.past.ply) : staging.last,
      online,
      choosing: this.myTurn ? this.choosing : null,
    };
  }

  /** The moves of this turn that I may take back. */
  get steps(): readonly Chapter[] {
    const { now, chapters, seat } = this.live;
    if (now?.take_back === undefined || seat === null) return [];
    return stepsSince(chapters, now.take_back).filter(({ entry }) => entry.seat === seat);
  }

  get mayUndo(): boolean {
    const { now, status } = this.live;
    return status === 'playing' && now?.take_back !== undefined && now.take_back < now.ply;
  }

  /** What the others did since my last move. */
  get news(): readonly Chapter[] {
    return this.live.seat === null ? [] : sinceMoveOf(this.live.chapters, this.live.seat);
  }

  get unread(): number {
    return this.tab === 'chat' ? 0 : this.live.chat.filter(({ chat }) => chat > this.chatSeen).length;
  }

  openTab(tab: Tab): void {
    this.tab = tab;
    if (tab === 'chat') this.chatSeen = this.live.chat[this.live.chat.length - 1]?.chat ?? 0;
  }

  showRule(id: string): void {
    this.rule = id;
    this.openTab('rules');
  }

  undo = (): Promise<void> => this.#change('undo');
  restart = (): Promise<void> => this.#change('restart');
  resume = (): Promise<void> => this.#change('resume', {}, false);
  takeSeatBack = (): Promise<void> => this.#change('return');
  askPause = (): Promise<void> => this.#change('ask', { for: 'pause' });
  askUndo = (ply: number): Promise<void> => this.#change('ask', { for: 'undo', ply });
  answer = (agree: boolean): Promise<void> => this.#change('answer', { agree });

  /** A step back: what is picked, then what is played. */
  async back(): Promise<void> {
    if (this.past) return this.present();
    if (this.choosing.row.length > 0 || this.choosing.narrowed) return this.choosing.reset();
    if (this.mayUndo) await this.undo();
  }

  async lookAt(ply: number): Promise<void> {
    const answer = await get<Now>(`/api/tables/${this.live.id}/position?ply=${ply}`);
    if (answer.value) this.past = { ply, now: { ...answer.value, legal: [] } };
    else this.choosing.refusal = answer.error;
  }

  present(): void {
    this.past = null;
  }

  async #change(name: string, members: Record<string, unknown> = {}, keyed = true): Promise<void> {
    const answer: Answer<unknown> = keyed
      ? await this.live.change(name, members)
      : await this.live.tell(name, { seq: this.live.seq, ...members });
    if (answer.error) this.choosing.refusal = answer.error;
  }

  #moveBefore(ply: number) {
    return (
      this.live.chapters.findLast((one) => one.entry.kind === 'move' && !one.undone && one.ply === ply - 1)?.entry ??
      null
    );
  }

  async #loadWords(game: string | undefined, language: typeof settings.language): Promise<void> {
    if (!game) return;
    const module = await loadBoard(game);
    const words = await gameWords(game, language, module?.words);
    if (settings.language === language) this.#words = words;
  }

  async #loadBoard(game: string, edition: string): Promise<void> {
    const wanted = `${game} ${edition}`;
    if (this.#loading === wanted) return;
    this.#loading = wanted;
    const [module, data] = await Promise.all([
      loadBoard(game).catch(() => undefined),
      get<unknown>(`/api/games/${game}/editions/${edition}`),
      this.#loadWords(game, settings.language),
    ]);
    if (!module) this.failure = { code: 'no_board', message: '' };
    else if (data.error) this.failure = data.error;
    else {
      this.board = new Board(
        module,
        data.value,
        () => this.#words,
        () => this.source,
      );
      if (module.side && !module.side.behind) this.tab = 'game';
    }
  }
}
