/** Words that say what kind of company it is, not which one. */
const LEGAL_FORMS = /\b(?:ltd|limited|co|company|corp|corporation|inc|incorporated|plc|llc)\b/g;

/** Spelling variants of one company have one key: case, width, punctuation, 'Ltd' or 'Limited' do not count (U16). */
export function companyKey(name: string): string {
  const words = name
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll('&', ' and ')
    .replaceAll(/(?<=\w)[.'’](?=\w)/g, '')
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ');
  const distinct = words.replaceAll(LEGAL_FORMS, ' ').replaceAll(/\s+/g, ' ').trim();
  // A company called 'Limited Company' keeps its name: an empty key would be everybody's.
  return distinct === '' ? words.trim() : distinct;
}
