// Lists known vulnerabilities of the production dependencies and what to do: pnpm audit:dependencies. Exits 1 if one is
// high or critical, and 2 if the registry does not answer. For operators and maintainers; not part of the checks, which
// run without a network.
import { spawnSync } from 'node:child_process';
import { repositoryRoot } from '../../tools/kit/src/stack/cluster.ts';
import { judgeAudit } from './audit/judge-audit.ts';

const { stdout, stderr } = spawnSync('pnpm', ['audit', '--prod', '--json'], {
  cwd: repositoryRoot,
  encoding: 'utf8',
  timeout: 120_000,
  maxBuffer: 64 * 1_048_576,
});
const { exitCode, lines } = judgeAudit(stdout?.trim() || stderr || '');
for (const line of lines) console.log(line);
process.exitCode = exitCode;
