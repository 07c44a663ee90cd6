import { type Row, type Verdict, verdicts } from './row.ts';
import { chapterOf, chapters } from './standard.ts';

const count = (rows: readonly Row[], verdict: Verdict) => rows.filter((row) => row.verdict === verdict).length;
const cells = (rows: readonly Row[]) => [rows.length, ...verdicts.map((verdict) => count(rows, verdict))].join(' | ');

export function renderTable(rows: readonly Row[]): string {
  const ofChapter = (index: number) => rows.filter(({ id }) => chapterOf(id) === index + 1);
  return [
    `| chapter | requirements | ${verdicts.join(' | ')} |`,
    `| --- | ${Array.from({ length: verdicts.length + 1 }, () => '---').join(' | ')} |`,
    ...chapters.map((name, index) => `| V${index + 1} ${name} | ${cells(ofChapter(index))} |`),
    `| all | ${cells(rows)} |`,
  ].join('\n');
}

function renderOpen(rows: readonly Row[], verdict: Verdict): string {
  const open = rows.filter((row) => row.verdict === verdict);
  if (open.length === 0) return 'None.';
  const lines = open.map(({ id, level, topic, note }) => `| ${id} | ${level} | ${topic} | ${note} |`);
  return ['| id | level | what is asked | what is missing |', '| --- | --- | --- | --- |', ...lines].join('\n');
}

export const renderPage = (rows: readonly Row[]): string => `# OWASP ASVS 5.0, levels 1 and 2

Each requirement of the [Application Security Verification Standard 5.0.0](https://github.com/OWASP/ASVS) at levels 1 and
2 has a row in [asvs.tsv](asvs.tsv) with a verdict and its evidence: the title of a test, a text of a setting or a
document, or a reason. Topics are our own short words; the requirements themselves are the standard's, © OWASP
Foundation, CC BY-SA 4.0. This page is written by \`pnpm asvs\`; \`pnpm asvs --check\` fails when a requirement has no
row, when a file, title or text that is named is not there, or when this page is stale. It does not judge: a verdict is
as good as whoever gave it.

${renderTable(rows)}

## Not met

${renderOpen(rows, 'not met')}

## Partly

${renderOpen(rows, 'partly')}
`;
