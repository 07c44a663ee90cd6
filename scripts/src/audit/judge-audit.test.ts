import { expect, it } from 'vitest';
import { judgeAudit } from './judge-audit.ts';

const advisory = (severity: string) => ({
  ...{ module_name: 'example', severity, title: 'Reads too far', url: 'https://example.test/1' },
  patched_versions: '>=2.0.1',
});
const report = (...severities: string[]) =>
  JSON.stringify({ advisories: Object.fromEntries(severities.map((one, index) => [index, advisory(one)])) });

it('is well when nothing is known', () => {
  expect(judgeAudit(report())).toMatchObject({ exitCode: 0, lines: [expect.stringContaining('No known weakness')] });
});

it.each(['critical', 'high'])('fails for what is %s, says until when and what to do', (severity) => {
  const { exitCode, lines } = judgeAudit(report('low', severity));
  expect(exitCode).toBe(1);
  expect(lines[0]).toMatch(
    new RegExp(`^${severity}, within (two|seven) days: example: Reads too far \\(mended in >=2.0.1\\)`),
  );
  expect(lines.join('\n')).toContain('pnpm why');
});

it.each(['moderate', 'low', 'info'])('tells of what is %s without failing', (severity) => {
  expect(judgeAudit(report(severity))).toMatchObject({ exitCode: 0, lines: { length: 5 } });
});

it.each([
  ['ERR_PNPM_AUDIT_BAD_RESPONSE', 'ERR_PNPM_AUDIT_BAD_RESPONSE  The audit endpoint responded with 404'],
  ['an error of the client', JSON.stringify({ error: { code: 'X', message: 'The audit endpoint does not answer' } })],
  ['nothing', ''],
])('does not take %s for good news', (_what, output) => {
  const { exitCode, lines } = judgeAudit(output);
  expect(exitCode).toBe(2);
  expect(lines.join('\n')).toMatch(/gave no answer[\s\S]+no sign that all is well/);
});
