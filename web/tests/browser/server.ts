// SPDX-License-Identifier: MIT
// The real server, on a free port and with a folder of its own.
import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const project = fileURLToPath(new URL('../../..', import.meta.url));

export const program = process.env.FONDACO_PROGRAM ?? `${project}build/fondaco`;
export const pages = process.env.FONDACO_WEB ?? `${project}build/web`;

export class Server {
  origin = '';
  readonly #folder: string;
  #process: ChildProcess | null = null;

  private constructor(folder: string) {
    this.#folder = folder;
  }

  static async open(): Promise<Server> {
    const server = new Server(await mkdtemp(join(tmpdir(), 'fondaco-')));
    await server.start();
    return server;
  }

  /** Opens it, at the same address and with the same store as before. */
  async start(): Promise<void> {
    const listen = this.origin ? new URL(this.origin).host : '127.0.0.1:0';
    const started = spawn(program, ['serve', '--listen', listen, '--data', this.#folder, '--web', pages], {
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    this.#process = started;
    this.origin = await new Promise((resolve, reject) => {
      started.once('error', reject);
      started.once('exit', (code) => reject(new Error(`the server ended with ${code}`)));
      started.stdout.on('data', (told: Buffer) => {
        const address = /open at (http:\/\/[^/\s]+)/.exec(String(told))?.[1];
        if (address) resolve(address);
      });
    });
  }

  /** Changes what is kept by SQL, while the server is away. */
  async changeStore(sql: string): Promise<void> {
    await promisify(execFile)('python3', [
      '-c',
      'import sqlite3, sys; store = sqlite3.connect(sys.argv[1]); store.execute(sys.argv[2]); store.commit()',
      join(this.#folder, 'fondaco.sqlite'),
      sql,
    ]);
  }

  async stop(): Promise<void> {
    const running = this.#process;
    this.#process = null;
    if (!running || running.exitCode !== null) return;
    const ended = new Promise((resolve) => running.once('exit', resolve));
    running.kill('SIGTERM');
    await ended;
  }

  async close(): Promise<void> {
    await this.stop();
    await rm(this.#folder, { recursive: true, force: true });
  }
}
