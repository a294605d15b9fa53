// SPDX-License-Identifier: MIT
// The table of a lesson: the real rules answer, but only what the step asks for may be played. The server keeps nothing,
// so it is told each time which moves led here.
import { post, type Answer, type WhyAnswer } from '../lib/api';
import type { Server } from '../lib/choosing.svelte';
import type {
  Lesson,
  LessonStep,
  LogEntry,
  Now,
  Played,
  PreviewAnswer,
  PreviewsAnswer,
  TableSeat,
  TableState,
} from '../lib/protocol';
import { Staging } from '../lib/staging.svelte';
import { begins, movesBefore } from './lesson';

/** Who plays with a learner is called as bots are. */
const partner = 'easy';

const later = { code: 'later', message: '' } as const;

export class LessonTable implements Server {
  readonly lesson: Lesson;
  readonly staging = new Staging();
  readonly connection = { state: 'open', retryAt: 0 } as const;
  readonly status = 'playing';
  readonly ahead = 0;
  /** The board puts together what it plays: it has to see all that could be. */
  composes: () => boolean = () => false;
  state = $state.raw<TableState>(null!);
  now = $state.raw<Now | null>(null);
  /** What happened since the begin of the lesson. */
  entries = $state.raw<readonly LogEntry[]>([]);
  sending = $state(false);
  step = $state(0);
  /** How many of the step's moves are played. */
  done = $state(0);

  #played: readonly string[] = [];

  constructor(lesson: Lesson, learner: string) {
    this.lesson = lesson;
    const players = Number(lesson.options.players);
    const seats = Array.from({ length: players }, (_, seat): TableSeat =>
      seat === lesson.seat ? { name: learner, you: true } : { bot: partner },
    );
    this.state = {
      id: '',
      game: lesson.game,
      edition: lesson.edition,
      options: lesson.options,
      public: false,
      status: 'playing',
      seats,
      clock: { kind: 'none' },
      pace: 'human',
      takeover: partner,
      created: 0,
      seq: 0,
      chat: 0,
      commitment: '',
    };
  }

  get seat(): number {
    return this.lesson.seat;
  }
  /** Of the position: what was looked up there still holds when one comes there again. */
  get seq(): number {
    return this.#played.length;
  }
  get current(): LessonStep | undefined {
    return this.lesson.steps[this.step];
  }
  /** What the step still asks for, move by move. */
  get asked(): readonly string[] {
    return this.current?.moves.slice(this.done) ?? [];
  }

  /** To the begin of a step, or into it. */
  async go(step: number, done = 0): Promise<Answer<unknown>> {
    const answer = await this.#play([
      ...movesBefore(this.lesson, step),
      ...(this.lesson.steps[step]?.moves.slice(0, done) ?? []),
    ]);
    if (answer.error) return answer;
    this.step = step;
    this.done = done;
    this.staging.jump(this.now);
    this.staging.last = this.entries[this.entries.length - 1] ?? null;
    return answer;
  }

  async play(row: readonly string[]): Promise<Answer<unknown>> {
    if (!begins(this.asked, row)) return { error: later };
    this.sending = true;
    const answer = await this.#play([...this.#played, ...row]);
    this.sending = false;
    if (answer.error) return answer;
    this.done += row.length;
    this.staging.add({ entry: this.entries[this.entries.length - 1]!, now: this.now!, own: true });
    return answer;
  }

  /** The others do what the step says, one thing after the other. */
  async follow(): Promise<Answer<unknown>> {
    for (const move of this.current?.then ?? []) {
      const answer = await this.#play([...this.#played, move]);
      if (answer.error) return answer;
      this.staging.add({ entry: this.entries[this.entries.length - 1]!, now: this.now!, own: false });
    }
    return { value: {} };
  }

  next(): void {
    this.staging.skip();
    this.step += 1;
    this.done = 0;
  }

  async tell<T>(name: string, members: Record<string, unknown> = {}): Promise<Answer<T>> {
    const answer = await post<unknown>(`${this.#address}/${name}`, { after: this.#played, ...members });
    if (answer.error) return answer;
    const told =
      name === 'preview'
        ? { previews: (answer.value as PreviewsAnswer).previews.map((preview) => this.#onlyAsked(preview)) }
        : this.#orLater(answer.value as WhyAnswer);
    return { value: told as T };
  }

  close(): void {
    this.staging.close();
  }

  get #address(): string {
    return `/api/games/${this.lesson.game}/lesson`;
  }

  async #play(moves: readonly string[]): Promise<Answer<Played>> {
    const answer = await post<Played>(`${this.#address}/play`, { moves });
    if (answer.error) return answer;
    this.#played = moves;
    this.entries = answer.value.entries;
    this.now = answer.value.now;
    return answer;
  }

  /** On the way that the step goes, only what it asks for next; beyond its end nothing. */
  #onlyAsked(told: PreviewAnswer): PreviewAnswer {
    if (this.composes() || !begins(this.asked, told.moves)) return told;
    const next = this.asked[told.moves.length];
    return { ...told, now: { ...told.now, legal: next === undefined ? [] : [next] } };
  }

  /** What the rules would allow comes later in the lesson, or never. */
  #orLater(told: WhyAnswer): WhyAnswer {
    return told.legal ? { legal: false, code: later.code } : told;
  }
}
