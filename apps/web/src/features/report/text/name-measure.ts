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

/** In the reader's language what the product names; as written what a person named. */
export const nameMeasure = (t: TFunction, name: string): string =>
  isUsual(name) ? t(`report.measures.name.${usualMeasures[name]}`) : name;
