import type { ReceiverKind, Verdict } from '@quietsite/domain';
import { describe, expect, it } from 'vitest';
import { palette } from '../palette.ts';
import { at, ORIGIN, sampleMap, square } from '../testing/sample-input.ts';
import { drawMapSvg } from './draw-map-svg.ts';
import { drawLegend } from './legend.ts';
import type { MapReceiver } from './map-input.ts';

const receiver = (rank: number, changes: Partial<MapReceiver> = {}): MapReceiver => ({
  label: `N${rank}`,
  rank,
  level: 79.5,
  criterion: 75,
  verdict: 'exceeds',
  position: at(rank * 12 - 300, 200),
  ...changes,
});

const textsOf = (svg: string): readonly string[] =>
  [...svg.matchAll(/<text[^>]*>(.*?)<\/text>/g)].map(([, content]) => (content ?? '').replace(/<[^>]*>/g, ''));

describe('drawMapSvg', () => {
  it('escapes names in two scripts, which are drawn piece by piece', () => {
    const svg = drawMapSvg(
      sampleMap({ zones: [{ name: '地基 <script>&', outline: [square(ORIGIN, 200)], centre: ORIGIN }] }),
    );
    expect(svg).not.toContain('<script');
    expect(textsOf(svg).join(' ')).toContain('&lt;script&gt;&amp;');
  });

  it('escapes what users named', () => {
    const name = '<script>alert("1")</script> & \'x\'';
    const svg = drawMapSvg(
      sampleMap({
        zones: [{ name, outline: [square(ORIGIN, 200)], centre: ORIGIN }],
        receivers: [receiver(1, { label: '<b>&' })],
        places: [{ name: '</text><a href="x">', position: at(-300, -300) }],
        attribution: '<script>',
      }),
    );
    expect(svg).not.toMatch(/<script|<b>|<a /);
    expect(textsOf(svg)).toContain('&lt;b&gt;&amp; 80');
    expect(svg).toContain('&lt;script&gt;alert(&quot;1&quot;)');
  });

  it('drops controls and shows a box for what is no character', () => {
    const zones = [{ name: 'A\u0000\u0007\uFFFFB\uD800', outline: [square(ORIGIN, 200)], centre: ORIGIN }];
    expect(textsOf(drawMapSvg(sampleMap({ zones }))).join('')).toContain('A□B');
  });

  it('draws a scale bar that is true to the ground', () => {
    // Two receivers 200 m apart must be as far apart on the sheet as 200 m on the scale bar.
    const ends = [receiver(30, { position: at(-100, 0) }), receiver(31, { position: at(100, 0) })];
    const svg = drawMapSvg(sampleMap({ receivers: ends.map((one) => ({ ...one, verdict: 'satisfies' as const })) }));
    const bar = svg.slice(svg.indexOf('<g id="scale-bar"'), svg.indexOf('<g id="north-arrow"'));
    const halves = [...bar.matchAll(/width="([\d.]+)" height="1.1"/g)].map((match) => Number(match[1]));
    const metres = Number(/>([\d,]+) m</.exec(bar)?.[1]?.replace(',', ''));
    const xs = [...svg.matchAll(/<circle cx="([\d.]+)"[^>]*r="0.85"/g)].map((match) => Number(match[1]));
    const mmPer200Metres = Math.abs((xs[0] ?? Number.NaN) - (xs[1] ?? Number.NaN));
    expect(halves).toHaveLength(2);
    expect(((halves[0] ?? 0) + (halves[1] ?? 0)) / metres).toBeCloseTo(mmPer200Metres / 200, 3);
  });

  it('prints at a round scale, one unit to the millimetre', () => {
    const svg = drawMapSvg(sampleMap());
    expect(svg).toContain('width="178mm" height="104mm" viewBox="0 0 178 104"');
    // 800 m of assessment area in 96 mm requires 1:8,333.
    expect(textsOf(svg)).toContain('Scale 1:10,000');
  });

  it('[Q145] distinguishes verdicts by shape, and labels a borderline one in tenths', () => {
    const satisfying = drawMapSvg(sampleMap({ receivers: [receiver(21, { verdict: 'satisfies' })], frame: bare }));
    const exceeding = drawMapSvg(sampleMap({ receivers: [receiver(21)], frame: bare }));
    expect(satisfying).toMatch(new RegExp(`<circle [^>]*fill="${palette.satisfies}"`));
    expect(satisfying).not.toContain(palette.exceeds);
    expect(exceeding).toMatch(new RegExp(`<path [^>]*fill="${palette.exceeds}"`));
    expect(exceeding).not.toContain(palette.satisfies);
    const borderline = drawMapSvg(
      sampleMap({ receivers: [receiver(1, { verdict: 'borderline', level: 75.24 })], frame: bare }),
    );
    expect(borderline).toMatch(new RegExp(`<rect [^>]*stroke="${palette.borderlineSymbol}"`));
    expect(borderline).not.toContain(palette.exceeds);
    expect(textsOf(borderline)).toContain('N1 75.2');
    const nearly = receiver(1, { verdict: 'borderline', level: 75.46 });
    expect(textsOf(drawMapSvg(sampleMap({ receivers: [nearly] })))).toContain('N1 75.46');
  });

  it('labels the loudest 20 and no others, with the rounded level', () => {
    const receivers = Array.from({ length: 25 }, (_, index) =>
      receiver(index + 1, { position: at(index * 28 - 350, 250) }),
    );
    const labels = textsOf(drawMapSvg(sampleMap({ receivers, frame: bare }))).filter((text) => /^N\d+ /.test(text));
    expect(labels.toSorted()).toEqual(Array.from({ length: 20 }, (_, index) => `N${index + 1} 80`).toSorted());
  });

  it('sets Chinese in its own face and Latin beside it in ours', () => {
    const zones = [{ name: 'Zone 1 地基工程', outline: [square(ORIGIN, 200)], centre: ORIGIN }];
    const svg = drawMapSvg(sampleMap({ zones }));
    expect(svg).toMatch(
      /font-family="Inter">Zone 1<\/tspan><tspan x="[\d.]+" font-family="Noto Sans CJK HK">地基工程</,
    );
  });

  it('draws buildings pale around the assessment area and by kind inside', () => {
    const svg = drawMapSvg(
      sampleMap({ frame: bare, receiverBuildings: [{ kind: 'education', outline: [[square(at(150, 0), 20)]] }] }),
    );
    expect(svg).toContain(`fill="${palette.education}"`);
    expect(svg).toContain(`fill="${palette.buildingOutside}"`);
    expect(svg).not.toContain(`fill="${palette.residential}"`);
  });

  it('shows sea only where land is known', () => {
    expect(drawMapSvg(sampleMap())).not.toContain(palette.sea);
    const areas = [{ kind: 'land', outline: [[square(ORIGIN, 50_000)]] }] as const;
    expect(drawMapSvg(sampleMap({ areas }))).toContain(palette.sea);
  });

  it('leaves out what lies beyond the frame', () => {
    const far = Array.from({ length: 500 }, (_, index) => [[square(at(5000 + index * 30, 0), 20)]]);
    expect(drawMapSvg(sampleMap({ surroundingBuildings: far }))).toBe(
      drawMapSvg(sampleMap({ surroundingBuildings: [] })),
    );
  });

  it('gives the same picture for the same input', () => {
    const input = sampleMap({ receivers: [receiver(1), receiver(2)] });
    expect(drawMapSvg(input)).toBe(drawMapSvg(structuredClone(input)));
  });
});

describe('buildings of other sensitive uses', () => {
  const drawn = (kind: ReceiverKind) =>
    drawMapSvg(sampleMap({ receiverBuildings: [{ kind, outline: [[square(at(150, 0), 20)]] }] }));

  it('[REPORT-89] have a colour and a line of the legend where there are any; a hotel is drawn as homes are', () => {
    for (const text of [`fill="${palette.otherSensitive}"`, 'NSR of another sensitive use']) {
      expect([drawn('hospital').includes(text), drawn('hotel').includes(text)]).toEqual([true, false]);
    }
    expect(drawn('hotel')).toBe(drawn('residential'));
  });

  it('[REPORT-103] a place in the open has a colour of its own, and a ring where there is no verdict', () => {
    for (const text of [`fill="${palette.openAir}"`, 'NSR in the open air'])
      expect([drawn('openAir').includes(text), drawn('residential').includes(text)]).toEqual([true, false]);
    const levelAt = (verdict: Verdict | null) => drawMapSvg(sampleMap({ receivers: [{ ...receiver(1), verdict }] }));
    for (const text of [`stroke="${palette.inkSecondary}"`, 'Receiver without a verdict'])
      expect([levelAt(null).includes(text), levelAt('satisfies').includes(text)]).toEqual([true, false]);
  });
});

describe('legend', () => {
  const entries = [
    'Site and zone boundary',
    'Site buffer (assessment area)',
    'NSR residential building',
    'NSR education building',
  ];

  it('explains every symbol, in the map or by itself', () => {
    expect(textsOf(drawLegend(0, 0))).toEqual(
      expect.arrayContaining(['Legend', ...entries, 'Noise receiver exceeding criteria']),
    );
    expect(textsOf(drawMapSvg(sampleMap()))).toEqual(expect.arrayContaining(entries));
  });

  it('[Q30] is a list of its own: other buildings are in it, what only the screen shows is not', () => {
    const names = textsOf(drawLegend(0, 0));
    expect(names).toContain('Other building');
    expect(names).not.toContain('Notional source position');
  });

  it('[APPX-03] shows beside each name the very sign that is on the map', () => {
    const [boundary, buffer, residential, education, , centre, satisfying, , exceeding] = drawLegend(0, 0)
      .split('<g transform="translate(1.6 ')
      .slice(1);
    const receivers = [receiver(21), receiver(22, { verdict: 'satisfies' })];
    const receiverBuildings = (['residential', 'education'] as const).map((kind, index) => ({
      ...{ kind, outline: [[square(at(150 + index * 40, 0), 20)]] },
    }));
    const map = drawMapSvg(sampleMap({ frame: bare, receivers, receiverBuildings }));
    for (const [entry, name, sign] of [
      [boundary, 'Site and zone boundary', `stroke="${palette.zone}"`],
      [buffer, 'Site buffer (assessment area)', `stroke="${palette.assessmentArea}"`],
      [residential, 'NSR residential building', `fill="${palette.residential}"`],
      [education, 'NSR education building', `fill="${palette.education}"`],
      [centre, 'Geographical centre', `stroke="${palette.centre}"`],
      [satisfying, 'Noise receiver satisfying criteria', `fill="${palette.satisfies}"`],
      [exceeding, 'Noise receiver exceeding criteria', `fill="${palette.exceeds}"`],
    ] as const) {
      expect(textsOf(entry ?? '')[0]).toBe(name);
      expect(entry).toContain(sign);
      expect(map).toContain(sign);
    }
  });

  it('can be left to the page', () => {
    expect(drawMapSvg(sampleMap({ frame: bare }))).not.toContain('id="legend"');
  });
});

const bare = { widthMm: 178, heightMm: 104, hasLegend: false };
