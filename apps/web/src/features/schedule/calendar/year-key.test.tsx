import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, expect, it } from 'vitest';
import { startTexts } from '../../../testing/texts.ts';
import { YearKey } from './year-view.tsx';

beforeAll(startTexts);

it('[SCHED-44] the year of the working calendar says what grey and a line mean', () => {
  const entries = [...renderToStaticMarkup(<YearKey />).matchAll(/<li><span ([^>]*)><\/span>([^<]*)<\/li>/g)];
  expect(entries.map(([, mark, text]) => [mark?.includes('data-off'), mark?.includes('data-named'), text])).toEqual([
    [true, false, 'no work'],
    [false, true, 'general holiday, shutdown or extra day'],
  ]);
});
