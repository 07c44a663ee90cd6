import type { TFunction } from 'i18next';
import { terms } from './messages/terms.en.ts';

type District = keyof typeof terms.district;
const isDistrict = (name: string): name is District => Object.hasOwn(terms.district, name);

/** As the reader's language has it; a district that no list names stays as it is stored. */
export const nameDistrict = (t: TFunction, name: string): string =>
  isDistrict(name) ? t(`terms.district.${name}`) : name;
