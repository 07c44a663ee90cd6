import { describe, expect, it } from 'vitest';
import { completeCode, enterDigits, eraseDigit, newCharacters, noDigits } from './digit-code.ts';

const of = (text: string) => [...text].map((character) => character.replace('-', ''));

describe('two-factor boxes', () => {
  it('[AUTH-04] a digit fills its box and the next one is on', () => {
    expect(enterDigits(noDigits, 0, '7')).toEqual({ digits: of('7-----'), focus: 1 });
    expect(enterDigits(of('12345-'), 5, '6')).toEqual({ digits: of('123456'), focus: 5 });
  });

  it.each(['a', ' ', '٣', '-', ''])('[AUTH-04] %j is no digit: nothing moves', (text) => {
    expect(enterDigits(of('1-----'), 1, text)).toEqual({ digits: of('1-----'), focus: 1 });
  });

  it('[AUTH-03] a pasted code fills all boxes from the first, whatever stands between its digits', () => {
    expect(enterDigits(of('9-----'), 3, '123 456')).toEqual({ digits: of('123456'), focus: 5 });
    expect(enterDigits(noDigits, 2, '45')).toEqual({ digits: of('--45--'), focus: 4 });
  });

  it('a second digit in a full box replaces the first, wherever the caret is', () => {
    expect(newCharacters('3', '35')).toBe('5');
    expect(newCharacters('3', '53')).toBe('5');
    expect(newCharacters('3', '33')).toBe('3');
    expect(newCharacters('', '123456')).toBe('123456');
    expect(newCharacters('8', '895215')).toBe('895215');
  });

  it('Backspace empties the box, then goes back', () => {
    expect(eraseDigit(of('123---'), 2)).toEqual({ digits: of('12----'), focus: 2 });
    expect(eraseDigit(of('12----'), 2)).toEqual({ digits: of('1-----'), focus: 1 });
    expect(eraseDigit(noDigits, 0)).toEqual({ digits: noDigits, focus: 0 });
  });

  it('[AUTH-03] is complete with six digits', () => {
    expect(completeCode(of('12345-'))).toBeNull();
    expect(completeCode(of('012345'))).toBe('012345');
  });
});
