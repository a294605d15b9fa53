// SPDX-License-Identifier: MIT
// Prints what ID_golden prints, from its WebAssembly module:  node golden.mjs MODULE
import { readFileSync } from 'node:fs';

// The module asks the system for nothing; what the C library could call, after a failed check, ends the run.
const system = new Proxy({}, { get: (_, name) => () => { throw new Error(`the module called ${String(name)}`); } });
const module = await WebAssembly.compile(readFileSync(process.argv[2]));
const { exports } = await WebAssembly.instantiate(module, { wasi_snapshot_preview1: system });

exports._initialize();
for (let players = exports.min_players(); players <= exports.max_players(); ++players) {
  const signature = BigInt.asUintN(64, exports.signature(players));
  console.log(`${players} ${signature.toString(16).padStart(16, '0')}`);
}
