import type { InstalledPackage } from './installed-package.ts';
import { splitLicence } from './licence-text.ts';

const INTRODUCTION = `# Third-party notices

Written by \`pnpm notices\`; do not edit. QuietSite is handed on together with the packages below (as installed on
Linux x64). Each keeps its own licence. Packages with the same terms share one copy of the text.
`;

export function renderNotices(packages: readonly InstalledPackage[]): string {
  const list = packages.map(({ name, version, licence }) => `- ${name} ${version}: ${licence}`);
  const groups = [...Map.groupBy(packages, keyOf).values()].map(renderGroup);
  const parts = [INTRODUCTION, '## Packages', '', ...list, ''];
  return `${[...parts, '## Copyright and terms', '', groups.join('\n\n')].join('\n')}\n`;
}

function termsOf({ licence, licenceTexts }: InstalledPackage): string {
  // Packages without a text are grouped by the licence they declare.
  if (licenceTexts.length === 0) return `The package names its licence, ${licence}, and brings no text of it.`;
  return licenceTexts.map((text) => splitLicence(text).terms).join('\n\n');
}

/** Line breaks do not affect the terms. */
const keyOf = (installed: InstalledPackage) => termsOf(installed).replace(/\s+/g, ' ').toLowerCase();

function renderGroup(members: readonly InstalledPackage[]): string {
  const terms = members.slice(0, 1).map(termsOf);
  const licences = [...new Set(members.map(({ licence }) => licence))].join(', ');
  const lines = members.flatMap((member) => [`- ${member.name} ${member.version}`, ...holdersOf(member)]);
  return [`### ${licences}`, '', ...lines, '', '```text', ...terms, '```'].join('\n');
}

function holdersOf({ licenceTexts, author, homepage }: InstalledPackage): string[] {
  const holders = [...new Set(licenceTexts.flatMap((text) => splitLicence(text).copyrightLines))];
  const named = holders.length > 0 ? holders : [author, homepage].filter((line) => line !== '');
  return named.map((line) => `  - ${line}`);
}
