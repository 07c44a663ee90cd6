import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { repositoryRoot } from './cluster.ts';

/** Published figures are measured on a fresh build of the checkout; a short run may use an existing build. */
export function findWebDirectory(stageDirectory: string, isShort: boolean): string {
  const given = process.env.WEB_DIRECTORY;
  if (given) return given;
  const built = join(repositoryRoot, 'apps/web/dist');
  if (isShort && existsSync(join(built, 'index.html'))) return built;
  const directory = join(stageDirectory, 'web');
  const build = ['exec', 'vite', 'build', '--outDir', directory, '--logLevel', 'error'];
  execFileSync('pnpm', ['--filter', '@quietsite/web', ...build], {
    cwd: repositoryRoot,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  return directory;
}
