import type { Language } from '../language.ts';
import type { ReceiverKind } from './receiver-kinds.ts';

type KindNames = Readonly<Record<ReceiverKind, string>>;

/** Used on the screen and in documents. */
export const kindNamesInEnglish = {
  residential: 'Residential',
  education: 'Education',
  other: 'Other',
  hotel: 'Hotel or hostel',
  hospital: 'Hospital',
  clinic: 'Medical clinic',
  agedHome: 'Home for the aged',
  worship: 'Place of worship',
  court: 'Court of law',
  library: 'Library',
  performingArts: 'Performing arts centre',
  openAir: 'Open-air place',
} as const satisfies KindNames;

export const kindNamesInTraditional: KindNames = {
  residential: '住宅',
  education: '教育',
  other: '其他',
  hotel: '酒店或宿舍',
  hospital: '醫院',
  clinic: '診所',
  agedHome: '安老院',
  worship: '宗教場所',
  court: '法院',
  library: '圖書館',
  performingArts: '演藝場地',
  openAir: '戶外場所',
};

export const kindNamesInSimplified: KindNames = {
  residential: '住宅',
  education: '教育',
  other: '其他',
  hotel: '酒店或宿舍',
  hospital: '医院',
  clinic: '诊所',
  agedHome: '安老院',
  worship: '宗教场所',
  court: '法院',
  library: '图书馆',
  performingArts: '演艺场地',
  openAir: '户外场所',
};

const NAMES: Readonly<Record<Language, KindNames>> = {
  en: kindNamesInEnglish,
  'zh-Hant': kindNamesInTraditional,
  'zh-Hans': kindNamesInSimplified,
};
export const kindNamesOf = (language: Language): KindNames => NAMES[language];
