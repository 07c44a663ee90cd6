import { CLAUSE_GROUPS, methodInEnglish } from '@quietsite/domain';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { beforeAll, expect, it } from 'vitest';
import { startTexts } from '../../testing/texts.ts';
import { MethodClauses, splitAtCodes } from './method-clauses.tsx';

beforeAll(startTexts);

it('[HELP-09] has every clause at an address of its own, and marks the one that was asked for', () => {
  const page = renderToStaticMarkup(
    <MemoryRouter initialEntries={['/Method#M-58']}>
      <MethodClauses />
    </MemoryRouter>,
  );
  for (const code of Object.values(CLAUSE_GROUPS).flat()) {
    expect(page).toContain(`id="${code}"`);
    expect(page).toContain(methodInEnglish.clauses[code].title);
  }
  expect(page.match(/<article id="[^"]+"[^>]*data-asked="true"/g)).toEqual([expect.stringContaining('M-58')]);
  expect(page).toContain('<a href="#M-60">M-60</a>');
});

it('[HELP-09] finds the codes in a text', () => {
  expect(splitAtCodes('SWL (M-20) + M-21').map(({ text, isCode }) => [text, isCode])).toEqual([
    ['SWL (', false],
    ['M-20', true],
    [') + ', false],
    ['M-21', true],
    ['', false],
  ]);
});
