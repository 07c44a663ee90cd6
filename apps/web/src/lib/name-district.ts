import type { TFunction } from 'i18next';
import { terms } from '../texts/terms.en.ts';

type District = keyof typeof terms.district;
const isDistrict = (name: string): name is District => Object.hasOwn(terms.district, name);

/** The district in the user's language; an unlisted district is shown as stored. */
export const nameDistrict = (t: TFunction, name: string): string =>
  isDistrict(name) ? t(`terms.district.${name}`) : name;
