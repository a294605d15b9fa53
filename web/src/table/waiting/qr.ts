// A QR code (ISO/IEC 18004) of a short text: bytes, error correction M, versions 1 to 10, which hold 213 bytes.

const codewords = [26, 44, 70, 100, 134, 172, 196, 242, 292, 346];
const correction = [10, 16, 26, 18, 24, 16, 18, 22, 22, 26];
const blocks = [1, 1, 1, 2, 2, 4, 4, 4, 5, 5];
const alignment = [[], [18], [22], [26], [30], [34], [22, 38], [24, 42], [26, 46], [28, 50]];

/** Rows of modules, true where they are dark. */
export type Modules = readonly (readonly boolean[])[];

export function qrCode(text: string): Modules {
  const bytes = [...new TextEncoder().encode(text)];
  const version = versionFor(bytes.length);
  const drawing = new Drawing(version);
  drawing.place(interleaved(payload(bytes, version), version));
  return drawing.masked();
}

const capacity = (version: number): number => codewords[version - 1]! - correction[version - 1]! * blocks[version - 1]!;
const lengthBits = (version: number): number => (version < 10 ? 8 : 16);

function versionFor(length: number): number {
  for (let version = 1; version <= codewords.length; ++version) {
    if (4 + lengthBits(version) + 8 * length <= 8 * capacity(version)) return version;
  }
  throw new RangeError('the text is too long for a QR code');
}

/** Mode, length, bytes, an end, and filling up to the capacity. */
function payload(bytes: readonly number[], version: number): number[] {
  const bits: number[] = [];
  const put = (value: number, count: number): void => {
    for (let i = count - 1; i >= 0; --i) bits.push((value >> i) & 1);
  };
  put(0b0100, 4);
  put(bytes.length, lengthBits(version));
  for (const byte of bytes) put(byte, 8);
  put(0, Math.min(4, 8 * capacity(version) - bits.length));
  while (bits.length % 8 !== 0) bits.push(0);
  for (let fill = 0; bits.length < 8 * capacity(version); fill ^= 1) put(fill === 0 ? 0xec : 0x11, 8);
  return Array.from({ length: bits.length / 8 }, (_, i) => Number.parseInt(bits.slice(8 * i, 8 * i + 8).join(''), 2));
}

/** A product in the field of 256 elements with the polynomial 0x11d. */
function times(a: number, b: number): number {
  let product = 0;
  for (let i = 7; i >= 0; --i) {
    product = (product << 1) ^ ((product >> 7) * 0x11d);
    product ^= ((b >> i) & 1) * a;
  }
  return product;
}

function generator(degree: number): number[] {
  const polynomial = [...Array<number>(degree - 1).fill(0), 1];
  let root = 1;
  for (let i = 0; i < degree; ++i) {
    for (let j = 0; j < degree; ++j) polynomial[j] = times(polynomial[j]!, root) ^ (polynomial[j + 1] ?? 0);
    root = times(root, 2);
  }
  return polynomial;
}

function remainder(data: readonly number[], divisor: readonly number[]): number[] {
  const rest = Array<number>(divisor.length).fill(0);
  for (const byte of data) {
    const factor = byte ^ rest.shift()!;
    rest.push(0);
    divisor.forEach((one, i) => (rest[i]! ^= times(one, factor)));
  }
  return rest;
}

/** The data in blocks, each with its correction, read column by column. */
function interleaved(data: readonly number[], version: number): number[] {
  const count = blocks[version - 1]!;
  const short = Math.floor(data.length / count);
  const longer = data.length % count;
  const divisor = generator(correction[version - 1]!);
  const parts: number[][] = [];
  for (let i = 0, at = 0; i < count; ++i) {
    const length = short + (i >= count - longer ? 1 : 0);
    parts.push(data.slice(at, at + length));
    at += length;
  }
  const columns = (rows: readonly number[][]): number[] =>
    Array.from({ length: Math.max(...rows.map((row) => row.length)) }, (_, i) =>
      rows.filter((row) => i < row.length).map((row) => row[i]!),
    ).flat();
  return [...columns(parts), ...columns(parts.map((part) => remainder(part, divisor)))];
}

const masks: readonly ((x: number, y: number) => boolean)[] = [
  (x, y) => (x + y) % 2 === 0,
  (_, y) => y % 2 === 0,
  (x) => x % 3 === 0,
  (x, y) => (x + y) % 3 === 0,
  (x, y) => (Math.floor(x / 3) + Math.floor(y / 2)) % 2 === 0,
  (x, y) => ((x * y) % 2) + ((x * y) % 3) === 0,
  (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2 === 0,
  (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2 === 0,
];

class Drawing {
  readonly #version: number;
  readonly #size: number;
  readonly #dark: boolean[][];
  readonly #fixed: boolean[][];

  constructor(version: number) {
    this.#version = version;
    this.#size = 17 + 4 * version;
    this.#dark = this.#grid();
    this.#fixed = this.#grid();
    this.#patterns();
  }

  #grid = (): boolean[][] => Array.from({ length: this.#size }, () => Array<boolean>(this.#size).fill(false));

  #fix(x: number, y: number, dark: boolean): void {
    if (x < 0 || y < 0 || x >= this.#size || y >= this.#size) return;
    this.#dark[y]![x] = dark;
    this.#fixed[y]![x] = true;
  }

  #patterns(): void {
    const last = this.#size - 1;
    for (let i = 0; i < this.#size; ++i) {
      this.#fix(6, i, i % 2 === 0);
      this.#fix(i, 6, i % 2 === 0);
    }
    for (const [x, y] of [
      [3, 3],
      [last - 3, 3],
      [3, last - 3],
    ] as const)
      this.#rings(x, y, 4, [0, 1, 3]);
    const centres = [6, ...alignment[this.#version - 1]!];
    for (const x of centres)
      for (const y of centres) {
        const corner = (x === 6 && (y === 6 || y === last - 6)) || (x === last - 6 && y === 6);
        if (!corner && this.#version > 1) this.#rings(x, y, 2, [0, 2]);
      }
    this.#format(0);
    if (this.#version >= 7) this.#versionBits();
  }

  /** Square rings around a centre; those named are dark. */
  #rings(cx: number, cy: number, reach: number, dark: readonly number[]): void {
    for (let dy = -reach; dy <= reach; ++dy)
      for (let dx = -reach; dx <= reach; ++dx) {
        this.#fix(cx + dx, cy + dy, dark.includes(Math.max(Math.abs(dx), Math.abs(dy))));
      }
  }

  #format(mask: number): void {
    let rest = mask; // level M is 00
    for (let i = 0; i < 10; ++i) rest = (rest << 1) ^ ((rest >> 9) * 0x537);
    const bits = ((mask << 10) | rest) ^ 0x5412;
    const bit = (i: number): boolean => ((bits >> i) & 1) === 1;
    const last = this.#size - 1;
    for (let i = 0; i < 6; ++i) this.#fix(8, i, bit(i));
    this.#fix(8, 7, bit(6));
    this.#fix(8, 8, bit(7));
    this.#fix(7, 8, bit(8));
    for (let i = 9; i < 15; ++i) this.#fix(14 - i, 8, bit(i));
    for (let i = 0; i < 8; ++i) this.#fix(last - i, 8, bit(i));
    for (let i = 8; i < 15; ++i) this.#fix(8, this.#size - 15 + i, bit(i));
    this.#fix(8, this.#size - 8, true);
  }

  #versionBits(): void {
    let rest = this.#version;
    for (let i = 0; i < 12; ++i) rest = (rest << 1) ^ ((rest >> 11) * 0x1f25);
    const bits = (this.#version << 12) | rest;
    for (let i = 0; i < 18; ++i) {
      const dark = ((bits >> i) & 1) === 1;
      const a = this.#size - 11 + (i % 3);
      const b = Math.floor(i / 3);
      this.#fix(a, b, dark);
      this.#fix(b, a, dark);
    }
  }

  /** In pairs of columns from the right, up and down, around what is fixed. */
  place(data: readonly number[]): void {
    let at = 0;
    for (let right = this.#size - 1; right >= 1; right -= 2) {
      if (right === 6) right = 5;
      const upwards = ((right + 1) & 2) === 0;
      for (let step = 0; step < this.#size; ++step)
        for (const x of [right, right - 1]) {
          const y = upwards ? this.#size - 1 - step : step;
          if (this.#fixed[y]![x] || at >= 8 * data.length) continue;
          this.#dark[y]![x] = ((data[at >> 3]! >> (7 - (at & 7))) & 1) === 1;
          ++at;
        }
    }
  }

  /** With the mask that leaves the fewest patterns that readers stumble over. */
  masked(): Modules {
    const candidates = masks.map((mask, number) => {
      this.#format(number);
      return this.#dark.map((row, y) => row.map((dark, x) => (this.#fixed[y]![x] ? dark : dark !== mask(x, y))));
    });
    return candidates.reduce((best, one) => (penalty(one) < penalty(best) ? one : best));
  }
}

function penalty(rows: Modules): number {
  const columns = rows.map((_, x) => rows.map((row) => row[x]!));
  let sum = 0;
  for (const line of [...rows, ...columns]) {
    const text = line.map((dark) => (dark ? '1' : '0')).join('');
    for (const run of text.match(/0{5,}|1{5,}/g) ?? []) sum += run.length - 2;
    for (let i = 0; i + 11 <= text.length; ++i) {
      const part = text.slice(i, i + 11);
      if (part === '10111010000' || part === '00001011101') sum += 40;
    }
  }
  for (let y = 1; y < rows.length; ++y)
    for (let x = 1; x < rows.length; ++x) {
      const dark = rows[y]![x];
      if (rows[y - 1]![x] === dark && rows[y]![x - 1] === dark && rows[y - 1]![x - 1] === dark) sum += 3;
    }
  const share = rows.flat().filter(Boolean).length / rows.length ** 2;
  return sum + 10 * Math.floor(Math.abs(share - 0.5) * 20);
}
