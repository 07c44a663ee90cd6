import type { ScreenedZone } from '@quietsite/domain';
import { toDay } from '@quietsite/domain';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, expect, it } from 'vitest';
import { startTexts } from '../../../testing/texts.ts';
import { ScreenedZones } from './popup-screening.tsx';

beforeAll(startTexts);

const zone = (zoneId: number, changes: Partial<ScreenedZone> = {}): ScreenedZone => ({
  ...{ zoneId, zoneName: `Zone ${zoneId}`, correction: -10, day: toDay('2027-03-05'), isHidden: true },
  source: {
    ...{ state: 3, isHidden: true, reason: null, roof: 35, lowest: null, rays: null },
    screen: { kind: 'building', name: 'Long Wall', roofLevel: 45, origin: 'roofLevel', outline: null },
  },
  ...changes,
});
const linesOf = (zones: readonly ScreenedZone[]) => {
  const markup = renderToStaticMarkup(<ScreenedZones zones={zones} onExplain={() => undefined} />);
  return [...markup.matchAll(/<li>(.*?)<\/li>/g)].map(([, line = '']) => line);
};

it('[SITE-71] the card has a line for each screened zone with correction and screen, and a link to its section', () => {
  const { source } = zone(1);
  const inView = { ...source, isHidden: false };
  const lines = linesOf([
    zone(1),
    zone(2, { correction: -5, isHidden: false }),
    zone(3, { correction: -5, isHidden: false, source: inView }),
    zone(4),
    zone(5),
  ]);
  expect(lines.map((line) => line.replaceAll(/<.*?>/g, ''))).toEqual([
    '-10 dB: Zone 1 hidden by Long Wall',
    '-5 dB: Zone 2 hidden by Long Wall except quiet items',
    '-5 dB: Zone 3 in view, treated as partly screened',
    'and 2 more',
  ]);
  expect(lines[1]).toMatch(/<button .*title="Section of Zone 2"/);
  expect(renderToStaticMarkup(<ScreenedZones zones={[]} onExplain={() => undefined} />)).toBe('');
});
