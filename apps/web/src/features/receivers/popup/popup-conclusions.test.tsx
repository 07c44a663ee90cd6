import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, expect, it } from 'vitest';
import { sampleDetail } from '../../../testing/samples.ts';
import { startTexts } from '../../../testing/texts.ts';
import { Conclusions } from './popup-conclusions.tsx';
import { buildPopup } from './popup-model.ts';

beforeAll(startTexts);

const linesOf = (detail: Parameters<typeof sampleDetail>[0]) => {
  const shown = sampleDetail({ criterion: 75, ...detail });
  const markup = renderToStaticMarkup(<Conclusions model={buildPopup(shown)} detail={shown} />);
  return [...markup.matchAll(/data-conclusion="(\w+)".*?<\/svg>(.*?)<\/p>/g)].map(([, verdict, text]) => [
    verdict,
    text,
  ]);
};

it('[CALC-47] the card says the verdict alone and the one together with neighbours in the same way', () => {
  const alone = { verdict: 'satisfies', mitigatedLevel: 74, withNeighbourLevel: 76.2 } as const;
  expect(linesOf({ ...alone, withNeighbourVerdict: 'exceeds' })).toEqual([
    ['satisfy', 'This site alone: Satisfy noise criteria'],
    ['exceed', 'Only together with neighbours: Exceed noise criteria'],
  ]);
  expect(linesOf({ ...alone, withNeighbourVerdict: 'borderline', withNeighbourLevel: 75.2 })[1]).toEqual([
    'borderline',
    'Only together with neighbours: Borderline: 75.2 against 75',
  ]);
  expect(linesOf({ ...alone, withNeighbourVerdict: 'satisfies' })).toEqual([['satisfy', 'Satisfy noise criteria']]);
});
