import { MantineProvider } from '@mantine/core';
import type { DistrictShape } from '@quietsite/contracts';
import { multiPolygonSchema, pointSchema } from '@quietsite/domain/schemas';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, describe, expect, it } from 'vitest';
import { startTexts } from '../../../testing/texts.ts';
import { classBounds, classOf, figuresOf, type MapMeasure } from './district-figures.ts';
import { DistrictMap } from './district-map.tsx';
import { districtAfterKey, drawShapes } from './district-shapes.ts';
import { MapLegend } from './map-legend.tsx';

beforeAll(startTexts);

/** A square of a kilometre with its south-west corner at a point of a grid. */
function square(district: string, column: number, row: number): DistrictShape {
  const [west, south] = [800_000 + column * 1000, 810_000 + row * 1000];
  const [east, north] = [west + 1000, south + 1000];
  const ring = [
    [west, south],
    [east, south],
    [east, north],
    [west, north],
    [west, south],
  ];
  return {
    district,
    outline: multiPolygonSchema.parse([[ring]]),
    labelPoint: pointSchema.parse([west + 500, south + 500]),
  };
}

const shapes = [square('Islands', 0, 0), square('Sha Tin', 1, 1), square('Southern', 1, 0), square('North', 1, 2)];
const figures = figuresOf(
  {
    districts: [
      { district: 'Islands', projects: 1 },
      { district: 'Sha Tin', projects: 12 },
      { district: 'Southern', projects: 0 },
      { district: null, projects: 400 },
    ],
    districtTurnaround: [
      { district: 'Southern', decided: 2, medianDays: 4.5, longestDays: 6 },
      { district: null, decided: 9, medianDays: 99, longestDays: 99 },
    ],
  },
  shapes.map(({ district }) => district),
);

describe('the map of the districts', () => {
  it('[ADMIN-50] gives every district its figures, and none to what has none', () => {
    expect(figures.map((row) => [row.district, row.projects, row.medianDays])).toEqual([
      ['Islands', 1, null],
      ['Sha Tin', 12, null],
      ['Southern', 0, 4.5],
      ['North', 0, null],
    ]);
    const bounds = classBounds(figures, 'projects');
    expect(bounds).toEqual([5, 10, 15]);
    expect([1, 5, 6, 12, 40, null].map((value) => classOf(value, bounds))).toEqual([0, 0, 1, 2, 2, null]);
  });

  it('[ADMIN-50] stands north up, in one scale, within its room', () => {
    const { width, height, areas } = drawShapes(shapes, 1000, 306);
    expect([width, height]).toEqual([206, 306]);
    expect(areas.map(({ x, y }) => [x, y])).toEqual([
      [53, 253],
      [153, 153],
      [153, 253],
      [153, 53],
    ]);
    expect(areas[0]?.path).toBe('M3 303L103 303L103 203L3 203L3 303Z');
  });

  it('[ADMIN-55] the arrow keys lead to the district ahead', () => {
    const { areas } = drawShapes(shapes, 1000, 306);
    const go = (from: string, key: string) => districtAfterKey(areas, from, key);
    expect([go('Islands', 'ArrowRight'), go('Southern', 'ArrowUp'), go('Sha Tin', 'ArrowUp')]).toEqual([
      'Southern',
      'Sha Tin',
      'North',
    ]);
    expect([go('North', 'ArrowUp'), go('North', 'Enter'), go('Sha Tin', 'ArrowLeft')]).toEqual([null, null, 'Islands']);
    expect([go('Sha Tin', 'Home'), go('Sha Tin', 'End')]).toEqual(['Islands', 'North']);
  });

  it.each([
    ['projects', ['1', '12', '–', '–'], 2],
    ['days', ['–', '–', '4.5', '–'], 3],
  ] as const)(
    '[ADMIN-50] [ADMIN-55] coloured by %s: figure, words and dots, one Tab stop',
    (measure, texts, dotted) => {
      const markup = draw(measure);
      expect([...markup.matchAll(/<text[^>]*>([^<]*)<\/text>/g)].map(([, text]) => text)).toEqual(texts);
      expect([...markup.matchAll(/role="option"[^>]*aria-label="([^"]*)"/g)].map(([, name]) => name)).toEqual([
        'Islands!',
        'Sha Tin!',
        'Southern!',
        'North!',
      ]);
      expect(markup.match(/class="[^"]*" d="[^"]*" fill="url\(#district-without-figure\)"/g)).toHaveLength(dotted);
      expect(markup.match(/tabindex="0"/gi)).toHaveLength(1);
    },
  );

  it('[ADMIN-50] the legend names whole numbers of projects and ranges of days', () => {
    expect(readLegend('projects', [5, 10])).toEqual(['1 to 5', '6 to 10', 'No project']);
    expect(readLegend('projects', [1, 2])).toEqual(['1', '2', 'No project']);
    expect(readLegend('days', [5, 10])).toEqual(['up to 5', 'over 5 to 10', 'No decision']);
  });
});

const draw = (measure: MapMeasure): string =>
  renderToStaticMarkup(
    <DistrictMap
      {...{ label: 'Map', shapes, figures, measure, width: 1000, chosen: null }}
      bounds={classBounds(figures, measure)}
      describe={({ district }) => `${district}!`}
      onChoose={() => undefined}
    />,
  );

function readLegend(measure: MapMeasure, bounds: readonly number[]): readonly string[] {
  const markup = renderToStaticMarkup(
    <MantineProvider>
      <MapLegend measure={measure} bounds={bounds} />
    </MantineProvider>,
  );
  return [...markup.matchAll(/<\/svg>([^<]*)<\/li>/g)].map(([, text]) => text ?? '');
}
