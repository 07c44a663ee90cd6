const MAX_TITLE_LENGTH = 80;

/** Letters of all languages are kept. Characters that file systems or old programs reject become a hyphen. */
const toPart = (words: string): string =>
  words
    .normalize('NFC')
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '-')
    .replace(/^-+|-+$/g, '');

/** 'Kai-Tak-Link-Road_v2_Appendix-B.pdf': keeps the files of several plans in one folder distinguishable. */
export function nameProjectFile(
  { title, version }: { readonly title: string; readonly version: number | null },
  document: string,
  extension: string,
): string {
  const name = toPart(Array.from(toPart(title)).slice(0, MAX_TITLE_LENGTH).join(''));
  const parts = [name, version === null ? '' : `v${version}`, toPart(document)].filter((part) => part !== '');
  return `${parts.join('_')}.${extension}`;
}
