import { spawn } from 'node:child_process';
import { repositoryRoot } from '../../../tools/kit/src/stack/cluster.ts';

export async function runStryker(
  command: string,
  parameters: readonly string[],
  environment: Readonly<Record<string, string>> = {},
): Promise<void> {
  const child = spawn(command, [...parameters], {
    cwd: repositoryRoot,
    stdio: 'inherit',
    env: { ...process.env, ...environment },
  });
  const code = await new Promise<number | null>((resolve, reject) => {
    child.on('error', reject);
    child.on('close', resolve);
  });
  if (code !== 0) throw new Error(`stryker ended with ${code}`);
}
