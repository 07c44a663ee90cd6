import type { TFunction } from 'i18next';

const usualMeasures = {
  'Quieter construction method': 'method',
  'Quality powered mechanical equipment (QPME)': 'equipment',
  Enclosure: 'enclosure',
  'Noise barrier': 'barrier',
  'Hammer bracket': 'hammerBracket',
  'Custom method': 'custom',
} as const;

const isUsual = (name: string): name is keyof typeof usualMeasures => Object.hasOwn(usualMeasures, name);

/** Standard measures in the user's language, custom ones as typed. */
export const nameMeasure = (t: TFunction, name: string): string =>
  isUsual(name) ? t(`report.measures.name.${usualMeasures[name]}`) : name;
