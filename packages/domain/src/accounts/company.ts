/** Words for the legal form of a company, which do not identify it. */
const LEGAL_FORMS = /\b(?:ltd|limited|co|company|corp|corporation|inc|incorporated|plc|llc)\b/g;

/** Spelling variants of a company share one key: case, width, punctuation, 'Ltd' or 'Limited' are ignored (U16). */
export function companyKey(name: string): string {
  const words = name
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll('&', ' and ')
    .replaceAll(/(?<=\w)[.'’](?=\w)/g, '')
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ');
  const distinct = words.replaceAll(LEGAL_FORMS, ' ').replaceAll(/\s+/g, ' ').trim();
  // A company called 'Limited Company' keeps its name: otherwise all such companies would share an empty key.
  return distinct === '' ? words.trim() : distinct;
}
