export interface LicenceText {
  /** The copyright lines, which differ between packages. */
  readonly copyrightLines: readonly string[];
  /** The rest, with normalised whitespace, so that equal licences compare equal. */
  readonly terms: string;
}

const COPYRIGHT = /^\W*((copyright|Copyright|COPYRIGHT)\s+(\([cC]\)|©|\d|[A-Z])|(\([cC]\)|©)\s*\d)/;
/** Lines of the licences themselves that start with the word. */
const NOT_A_HOLDER = /copyright (notice|holder|owner|license|law|statement|interest)|\[yyyy\]|\{yyyy\}|<year>/i;

export function splitLicence(text: string): LicenceText {
  const lines = text
    .replace(/^\uFEFF/, '')
    .split(/\r?\n/)
    .map((line) => line.trim());
  const isHolder = (line: string) => COPYRIGHT.test(line) && !NOT_A_HOLDER.test(line);
  return {
    copyrightLines: [...new Set(lines.filter(isHolder))],
    terms: paragraphsOf(lines.filter((line) => !isHolder(line))),
  };
}

function paragraphsOf(lines: readonly string[]): string {
  return lines
    .join('\n')
    .split(/\n{2,}/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '')
    .join('\n\n');
}
