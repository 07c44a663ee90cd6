import type { VerdictCounts } from '@quietsite/domain';
import { countOf, showCount } from '../text/show-level.ts';

/** The content of a map, for readers who cannot see it. */
export interface MapContents {
  readonly scale: string;
  readonly zones: number;
  readonly zoneNames: readonly string[];
  readonly radiusMetres: number;
  readonly buildings: number;
  readonly receivers: number;
  readonly counts: VerdictCounts;
}

function describeZones({ zones, zoneNames }: MapContents): string {
  if (zones === 0) return 'no zones';
  const more = zones > zoneNames.length ? ' and others' : '';
  return `${countOf(zones, 'zone')} (${zoneNames.join(', ')}${more})`;
}

/** Legend and other items drawn over a map. */
export const english = {
  legend: {
    title: 'Legend',
    site: 'Site and zone boundary',
    buffer: 'Site buffer (assessment area)',
    residential: 'NSR residential building',
    education: 'NSR education building',
    otherSensitive: 'NSR of another sensitive use',
    openAir: 'NSR in the open air',
    notJudged: 'Receiver without a verdict',
    other: 'Other building',
    centre: 'Geographical centre',
    satisfying: 'Noise receiver satisfying criteria',
    borderline: 'Noise receiver, borderline',
    exceeding: 'Noise receiver exceeding criteria',
  },
  /** Each fits in the width of the legend. */
  notes: {
    nsr: 'NSR: noise sensitive receiver.',
    labels: 'Labels: receiver and highest',
    level: 'mitigated level in dB(A).',
  },
  scale: (denominator: string) => `Scale 1:${denominator}`,
  metres: (count: string) => `${count} m`,
  north: 'N',
  description: (contents: MapContents) =>
    [
      `Map at scale 1:${contents.scale}, grid north up, in the Hong Kong 1980 Grid.`,
      `It shows the construction site with ${describeZones(contents)},`,
      `the assessment area of ${showCount(contents.radiusMetres)} m around the site,`,
      `${countOf(contents.buildings, 'building')} in that area`,
      `and ${countOf(contents.receivers, 'noise receiver')}:`,
      `${showCount(contents.counts.exceeds)} exceeding the criterion (red diamonds), ${showCount(contents.counts.borderline)} borderline (amber squares) and ${showCount(contents.counts.satisfies)} satisfying it (green circles).`,
    ].join(' '),
} as const;
