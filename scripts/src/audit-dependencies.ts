// Known weaknesses of what an installation runs, and what to do: pnpm audit:dependencies. Ends with 1 when one is high or
// critical and with 2 when the registry cannot be asked. A command of whoever operates or maintains, no part of the
// checks: they run without the network.
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
