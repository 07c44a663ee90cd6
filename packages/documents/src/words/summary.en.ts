import type { VerdictCounts } from '@quietsite/domain';
import { countOf, showCount } from '../text/show-level.ts';

/** The receivers that exceed, as the sentence under the key figures reports them. */
export interface SummaryExceedance extends VerdictCounts {
  readonly all: number;
  /** Tenths of a decibel; 0 if only a dated criterion is exceeded. */
  readonly excess: number;
  readonly place: string;
  /** Others with the same excess. */
  readonly others: number;
}

function nameAll(count: number): string {
  if (count === 1) return 'the one receiver';
  return count === 2 ? 'both receivers' : `all ${showCount(count)} receivers`;
}

function describeExcess({ exceeds, excess, place, others }: SummaryExceedance): string {
  if (excess === 0) return ', on days with a dated criterion only';
  const also = others > 0 ? ` and at ${countOf(others, 'other')}` : '';
  return `; ${exceeds === 1 ? 'the excess' : 'the highest excess'} is ${excess.toFixed(1)} dB(A) at ${place}${also}`;
}

const WHERE_LISTED = 'listed in the receivers table of the project';

/** Fixed text of the summary sheet. */
export const english = {
  template: {
    title: 'Noise assessment summary',
    code: 'Code',
    activity: 'Activity',
    zone: 'Zone',
    from: 'From',
    to: 'To',
    receiver: 'Receiver',
    building: 'Building',
    criterion: 'Criterion',
    unmitigated: 'Unmitigated',
    mitigated: 'Mitigated',
    highestOn: 'highest on',
    verdict: 'Verdict',
    withMitigation: 'with mitigation',
    unit: 'dB(A)',
    method: 'Method and rounding',
  },
  documentTitle: (project: string) => `Noise assessment summary: ${project}`,
  facts: {
    commencement: 'Commencement',
    completion: 'Completion',
    districts: 'Districts',
    area: 'Assessment area',
    measures: 'Measures',
  },
  fromBoundary: (metres: string) => `${metres} m from the site boundary`,
  mapCaption: (scale: string) => `Site, assessment area and receivers (1:${scale} at A4, Hong Kong 1980 Grid)`,
  calculated: (time: string) => `Calculated ${time}`,
  atBuildings: (count: number) => `at ${countOf(count, 'building')}`,
  onDay: (day: string) => `on ${day}`,
  fromDay: (day: string) => `from ${day}`,
  toDay: (day: string) => `to ${day}`,
  programme: (count: number) => `Programme of ${countOf(count, 'activity', 'activities')}`,
  more: (count: number) => `and ${showCount(count)} more`,
  table: {
    none: 'No receiver was assessed',
    all: 'Receivers by unmitigated level',
    loudest: (shown: number, all: number) =>
      `The ${shown} loudest of ${showCount(all)} receivers, by unmitigated level`,
    satisfies: 'Satisfies',
    borderline: 'Borderline',
    exceedsBy: (excess: string) => `Exceeds by ${excess} dB`,
    exceedsDated: 'Exceeds a dated criterion',
    quietRest: (count: number) =>
      count === 1
        ? `The remaining receiver satisfies its criterion and is ${WHERE_LISTED}.`
        : `The remaining ${showCount(count)} receivers satisfy their criteria and are ${WHERE_LISTED}.`,
    loudRest: ({ exceeds, borderline, satisfies }: VerdictCounts) =>
      `Of the others ${showCount(exceeds)} exceed, ${showCount(borderline)} are borderline and ${showCount(satisfies)} satisfy; they are ${WHERE_LISTED}.`,
  },
  conclusion: {
    restricted: 'Restricted hours not assessed. ',
    none: 'No receiver was assessed; nothing can be concluded.',
    well: (count: number) =>
      `As planned, ${nameAll(count)} ${count === 1 ? 'satisfies its noise criterion' : 'satisfy their noise criteria'}.`,
    noneExceeds: ({ borderline, satisfies }: VerdictCounts) =>
      `As planned, no receiver exceeds its noise criterion: ${showCount(satisfies)} ${satisfies === 1 ? 'satisfies' : 'satisfy'} it and ${showCount(borderline)} ${borderline === 1 ? 'is' : 'are'} borderline.`,
    exceedance: (exceedance: SummaryExceedance) => {
      const { all, exceeds, borderline, satisfies } = exceedance;
      return `As planned, ${showCount(exceeds)} of ${countOf(all, 'receiver')} ${exceeds === 1 ? 'exceeds its' : 'exceed their'} noise criterion, ${showCount(borderline)} ${borderline === 1 ? 'is' : 'are'} borderline and ${showCount(satisfies)} ${satisfies === 1 ? 'satisfies' : 'satisfy'} it${describeExcess(exceedance)}.`;
    },
  },
  betweenSentences: ' ',
  place: (label: string, building: string) => `${label} (${building})`,
  notes: {
    method:
      'Each level is the highest over all days at the facade, Leq (30 min): sound power of the equipment corrected for quantity and on-time, distance from the notional source of each zone or a fixed position, and +3 dB(A) for the facade (clauses M-10 to M-42 of the calculation method).',
    rounding:
      'Levels are calculated unrounded and shown in tenths of dB(A), in hundredths where tenths would suggest another verdict, and on the map in whole dB(A), rounded half up. A receiver exceeds when on some day its level is above the criterion in whole dB(A) (M-60) and in tenths (M-61), satisfies when in neither, and is borderline when they differ.',
    borderline: (count: number) => ` ${countOf(count, 'borderline receiver')} would comply if rounded to whole dB(A).`,
  },
} as const;
