import { describe, expect, it } from 'vitest';
import { qrCode } from '../../src/table/waiting/qr';

const rows = (text: string): string[] => qrCode(text).map((row) => row.map((dark) => (dark ? '#' : '.')).join(''));

describe('a QR code', () => {
  it('grows with its text', () => {
    expect(rows('a')).toHaveLength(21);
    expect(rows('http://127.0.0.1:8080/t/iy4udkb52vhzf2n2qgw7ddceg4')).toHaveLength(33);
    expect(rows('x'.repeat(213))).toHaveLength(57);
    expect(() => qrCode('x'.repeat(214))).toThrow(RangeError);
  });

  it('has finders in three corners, timing between them and the dark module', () => {
    const code = rows('https://fondaco.example/t/abc');
    const last = code.length - 1;
    for (const [x, y] of [
      [0, 0],
      [last - 6, 0],
      [0, last - 6],
    ] as const) {
      expect(code.slice(y, y + 7).map((row) => row.slice(x, x + 7))).toEqual([
        '#######',
        '#.....#',
        '#.###.#',
        '#.###.#',
        '#.###.#',
        '#.....#',
        '#######',
      ]);
    }
    expect(code[6]!.slice(8, last - 7)).toMatch(/^(#\.)*#?$/);
    expect(code[last - 7]![8]).toBe('#');
  });
});
