import { describe, expect, it } from 'vitest';
import { languages } from '../language.ts';
import { formatPersonName } from './person-name.ts';

describe('[AUTH-53] the name of a person', () => {
  it.each([
    ['Tai Man', 'Chan', 'en', 'Tai Man Chan'],
    ['Tai Man', 'Chan', 'zh-Hant', 'Chan Tai Man'],
    ['Tai Man', 'Chan', 'zh-Hans', 'Chan Tai Man'],
    ['Tai Man', 'Chan', null, 'Tai Man Chan'],
    ['大文', '陳', 'en', '陳大文'],
    ['大文', '陳', 'zh-Hant', '陳大文'],
    ['思遠', '歐陽', 'zh-Hans', '歐陽思遠'],
    ['Peter', '陳', 'zh-Hant', '陳 Peter'],
    ['Peter', '陳', 'en', 'Peter 陳'],
  ] as const)('%s, %s in %s: %s', (firstName, lastName, language, expected) => {
    expect(formatPersonName({ firstName, lastName }, language)).toBe(expected);
  });

  it('is what there is of it', () => {
    for (const language of languages) {
      expect(formatPersonName({ firstName: ' Ann ', lastName: '' }, language)).toBe('Ann');
      expect(formatPersonName({ firstName: '', lastName: 'Lee' }, language)).toBe('Lee');
      expect(formatPersonName({ firstName: ' ', lastName: ' ' }, language)).toBe('');
    }
  });
});
