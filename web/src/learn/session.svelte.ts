// SPDX-License-Identifier: MIT
// Everything the page of a lesson knows: the table, the choice at hand, the board, and what the coach says.
import { loadBoard } from '../games';
import { get, type Answer, type Refusal } from '../lib/api';
import { Board, type Source } from '../lib/board.svelte';
import { Choosing } from '../lib/choosing.svelte';
import type { Language } from '../lib/languages';
import type { Hint, Lesson } from '../lib/protocol';
import { confirmsMoves, settings } from '../lib/settings.svelte';
import { Words } from '../lib/vocabulary';
import { gameWords } from '../lib/words.svelte';
import type { Sitting } from '../table/state/session.svelte';
import { isLesson, lessonWords, loadLesson } from './lesson';
import { keepProgress } from './progress.svelte';
import { LessonTable } from './table.svelte';

/** Before the first step; a step asks for something; it is done, and the others play; the lesson is over. */
export type Phase = 'intro' | 'do' | 'did' | 'over';

/** What is asked for is marked as a hint would be: also where a board lets one put together many things. */
function pointing({ lesson, asked, seat, now }: LessonTable): Hint {
  const moves = asked.map((move, i) => ({
    move,
    then: asked.slice(i + 1),
    visits: 0,
    win_chance: null,
    margin: null,
    ends_game: false,
    reasons: [],
  }));
  return { game: lesson.game, seat, decision: now?.decision ?? '', simulations: 0, moves };
}

export class LessonSession implements Sitting {
  readonly lesson: Lesson;
  readonly live: LessonTable;
  readonly choosing: Choosing;
  readonly board: Board;
  phase = $state<Phase>('intro');
  failure = $state.raw<Refusal | null>(null);
  /** The rule beside the board: that of the step, until another one is asked for. */
  rule = $state<string | null>(null);

  /** Nothing is taken back here: one begins again. */
  readonly past = null;
  readonly mayUndo = false;
  readonly steps = [];
  readonly news = [];

  #words = $state.raw(new Words([]));
  #coach = $state.raw(new Words([]));
  /** The others are still at it. */
  #following = $state(false);

  private constructor(live: LessonTable, module: NonNullable<Awaited<ReturnType<typeof loadBoard>>>, edition: unknown) {
    this.lesson = live.lesson;
    this.live = live;
    const played = (row: readonly string[]) => this.#play(row);
    this.choosing = new Choosing(
      {
        get seq() {
          return live.seq;
        },
        tell: (name, members) => live.tell(name, members),
        play: played,
      },
      confirmsMoves,
    );
    this.board = new Board(
      module,
      edition,
      () => this.#words,
      () => this.source,
    );
    live.composes = () => module.dock?.now(this.board)?.holdsRow ?? false;
  }

  static async open(game: string, learner: string): Promise<Answer<LessonSession>> {
    const [lesson, module] = await Promise.all([loadLesson(game), loadBoard(game).catch(() => undefined)]);
    if (!isLesson(lesson)) return { error: lesson };
    if (!module) return { error: { code: 'no_board', message: '' } };
    const live = new LessonTable(lesson, learner);
    const [edition, start] = await Promise.all([
      get<unknown>(`/api/games/${game}/editions/${lesson.edition}`),
      live.go(0),
    ]);
    if (edition.error ?? start.error) return { error: (edition.error ?? start.error)! };
    const session = new LessonSession(live, module, edition.value);
    await session.#speak(settings.language);
    return { value: session };
  }

  close(): void {
    this.live.close();
  }

  /** Effects of the page: call within an effect. */
  watch(): void {
    $effect(() => void this.#speak(settings.language));
    $effect(() => {
      void this.live.now;
      this.choosing.renew();
      if (this.myTurn) this.choosing.hint = pointing(this.live);
    });
  }

  get source(): Source {
    const { live } = this;
    const shown = live.staging.shown ?? live.now!;
    const next = this.myTurn ? live.asked[0] : undefined;
    return {
      state: live.state,
      now: { ...shown, legal: next === undefined ? [] : [next] },
      last: live.staging.last,
      get story() {
        return live.entries.slice(0, shown.ply);
      },
      online: [],
      choosing: next === undefined ? null : this.choosing,
    };
  }

  get myTurn(): boolean {
    return this.phase === 'do' && !this.live.sending && this.live.asked.length > 0;
  }

  /** The others have played, and it was seen. */
  get settled(): boolean {
    return !this.#following && this.live.staging.waiting === 0;
  }

  get last(): boolean {
    return this.live.step === this.lesson.steps.length - 1;
  }

  /** What the coach says, by its key. */
  say(key: string): string {
    return this.#coach.say(key);
  }

  async begin(step = 0): Promise<void> {
    this.choosing.renew();
    const answer = await this.live.go(step);
    this.failure = answer.error ?? null;
    this.#ask();
  }

  next(): void {
    if (this.#following) return;
    if (this.last) {
      this.live.staging.skip();
      this.phase = 'over';
      return;
    }
    this.live.next();
    this.#ask();
  }

  back(): Promise<void> {
    this.choosing.reset();
    return Promise.resolve();
  }

  #ask(): void {
    this.rule = this.live.current?.rule ?? null;
    this.phase = 'do';
  }

  async #play(row: readonly string[]): Promise<Answer<unknown>> {
    const answer = await this.live.play(row);
    if (answer.error || this.live.asked.length > 0) return answer;
    this.phase = 'did';
    keepProgress(this.lesson.game, this.live.step + 1, this.lesson.steps.length);
    void this.#follow();
    return answer;
  }

  async #follow(): Promise<void> {
    this.#following = true;
    const answer = await this.live.follow();
    this.failure = answer.error ?? null;
    this.#following = false;
  }

  async #speak(language: Language): Promise<void> {
    const { game } = this.lesson;
    const [words, coach] = await Promise.all([
      gameWords(game, language, this.board.module.words),
      lessonWords(game, language),
    ]);
    if (settings.language !== language) return;
    this.#words = words;
    this.#coach = coach;
  }
}
