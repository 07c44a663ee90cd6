import { expect, test } from 'vitest';
import { splitLicence } from './licence-text.ts';
import { renderNotices } from './render-notices.ts';

const terms = 'Permission is hereby granted.\n\nThe above copyright notice shall be included.';
const mit = (holder: string) => `MIT License\r\n\r\nCopyright (c) ${holder}\r\n\r\n\r\n${terms}\r\n`;
const base = { version: '1.0.0', licence: 'MIT', author: '', homepage: '' };

test('holders are distinguished from terms; line ends and blank lines do not matter', () => {
  expect(splitLicence(mit('2020 A'))).toEqual({
    copyrightLines: ['Copyright (c) 2020 A'],
    terms: `MIT License\n\n${terms}`,
  });
});

test('a line of the licence that begins like a copyright line is no holder', () => {
  expect(splitLicence('copyright in it.').copyrightLines).toEqual([]);
  expect(splitLicence('(c) You must retain all notices').copyrightLines).toEqual([]);
  expect(splitLicence('Copyright [yyyy] [name of copyright owner]').copyrightLines).toEqual([]);
  expect(splitLicence('copyright notice, this list').copyrightLines).toEqual([]);
});

test('packages with equal terms share one text, each with its holder', () => {
  const text = renderNotices([
    { ...base, name: 'a', licenceTexts: [mit('2020 A')] },
    { ...base, name: 'b', licenceTexts: [mit('2021 B').replace('hereby granted', 'hereby\ngranted')] },
  ]);
  expect(text.match(/Permission is hereby granted/g)).toHaveLength(1);
  expect(text).toContain('- a 1.0.0\n  - Copyright (c) 2020 A\n- b 1.0.0\n  - Copyright (c) 2021 B');
});

test('a package without a text names its author and home', () => {
  const text = renderNotices([{ ...base, name: 'c', author: 'C', homepage: 'https://c.example', licenceTexts: [] }]);
  expect(text).toContain('- c 1.0.0\n  - C\n  - https://c.example');
  expect(text).toContain('The package names its licence, MIT, and brings no text of it.');
});
