// SPDX-License-Identifier: MIT
// The arithmetic of a deal, as server/base/fairness.cpp has it. docs/protocol.md ("Fairness") says what it is good for.
// Loaded when somebody sits down or looks at a seal; crypto.subtle is missing on pages that came over plain HTTP.
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';

const hash = (text: string): string => bytesToHex(sha256(utf8ToBytes(text)));
const first128Bits = (text: string): string => hash(text).slice(0, 32);

/** What the server shows before the match; matches of earlier versions commit to the seed in place of a secret. */
export const commitment = (secret: string, nonce: string): string => hash(`fondaco:${secret}:${nonce}`);
/** What a client shows when it sits down. */
export const shareHash = (share: string): string => hash(`fondaco-share:${share}`);
/** The share of a seat whose client adds none. */
export const serverShare = (secret: string, seat: number): string =>
  first128Bits(`fondaco-share-of-server:${secret}:${seat}`);
export const dealtSeed = (secret: string, shares: readonly string[]): string =>
  first128Bits(`fondaco-deal:${[secret, ...shares].join(':')}`);
