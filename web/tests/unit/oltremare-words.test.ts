import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const folder = 'src/games/oltremare';
const keysOf = (text: string) => [...text.matchAll(/^([a-z][\w-]*) =/gm)].map((match) => match[1]!).sort();
const words = (language: string) => readFileSync(`${folder}/words.${language}.ftl`, 'utf8');

describe('the words of the board of Oltre Mare', () => {
  it('are the same in both languages', () => expect(keysOf(words('it'))).toEqual(keysOf(words('en'))));
  it('take the same arguments', () => {
    const argsOf = (text: string) => Object.fromEntries(text.split(/^(?=[a-z][\w-]* =)/m).slice(1).map((entry) => [/^[\w-]+/.exec(entry)![0], [...new Set(entry.match(/\$\w+/g))].sort()]));
    expect(argsOf(words('it'))).toEqual(argsOf(words('en')));
  });
});
