// Builds an archive with everything to install: pnpm release [--out dist] [--web DIRECTORY] [--dirty] [--twice].
// Two builds of a commit have the same bytes; --twice checks this. Installation: docs/operations/README.md.
import { execFileSync } from 'node:child_process';
import { chmodSync, copyFileSync, cpSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { repositoryRoot } from '../../tools/kit/src/stack/cluster.ts';
import { packArchive } from './release/archive.ts';
import { writeChecksums } from './release/checksums.ts';
import { chooseFiles, chooseManifests } from './release/chosen-files.ts';
import { copyFrom } from './release/copy-from.ts';
import { installDependencies } from './release/dependencies.ts';
import { copyFonts } from './release/fonts.ts';

const git = (...words: string[]): string =>
  execFileSync('git', words, { cwd: repositoryRoot, encoding: 'utf8', maxBuffer: 64 * 1_048_576 }).trim();

/** The version of the product and the commit: distinguishes two releases of a day, and identifies the source. */
function nameVersion(isDirtyAllowed: boolean): string {
  const isDirty = git('status', '--porcelain') !== '';
  if (isDirty && !isDirtyAllowed) throw new Error('there are changes that no commit has; --dirty releases them anyway');
  const { version } = JSON.parse(readFileSync(join(repositoryRoot, 'package.json'), 'utf8')) as { version: string };
  return `${version}-${git('rev-parse', '--short=10', 'HEAD')}${isDirty ? '-dirty' : ''}`;
}

/** The running Node must be the pinned version, because it is the one that is packed. */
function copyNode(directory: string): void {
  const pinned = /^NODE_VERSION=(.+)$/m.exec(readFileSync(join(repositoryRoot, 'scripts/bootstrap.sh'), 'utf8'))?.[1];
  if (process.version !== `v${pinned}`)
    throw new Error(`this is Node ${process.version}, not v${pinned}: . .tools/env.sh`);
  mkdirSync(join(directory, 'bin'));
  copyFileSync(process.execPath, join(directory, 'bin/node'));
  copyFileSync(join(process.execPath, '../../LICENSE'), join(directory, 'bin/LICENSE-node'));
  copyFileSync(join(directory, 'deploy/quietsite.sh'), join(directory, 'bin/quietsite'));
  for (const name of ['node', 'quietsite']) chmodSync(join(directory, 'bin', name), 0o755);
}

function addPages(directory: string, built: string | undefined): void {
  const target = join(directory, 'apps/web/dist');
  if (built) {
    cpSync(built, target, { recursive: true });
    return;
  }
  execFileSync(
    'pnpm',
    ['--filter', '@quietsite/web', 'exec', 'vite', 'build', '--outDir', target, '--logLevel', 'error'],
    {
      cwd: repositoryRoot,
      stdio: ['ignore', 'ignore', 'inherit'],
    },
  );
}

function release({ out, web, dirty }: { out: string; web?: string | undefined; dirty: boolean }): string {
  const version = nameVersion(dirty);
  const name = `quietsite-${version}-linux-x64`;
  const directory = join(resolve(repositoryRoot, out), name);
  rmSync(directory, { recursive: true, force: true });
  mkdirSync(directory, { recursive: true });
  const tracked = git('ls-files').split('\n');
  installDependencies(directory, chooseManifests(tracked));
  copyFrom(repositoryRoot, chooseFiles(tracked), directory);
  addPages(directory, web);
  copyNode(directory);
  copyFonts(join(directory, 'fonts'));
  writeFileSync(join(directory, 'VERSION'), `${version}\n`);
  const files = writeChecksums(directory);
  const sum = packArchive(directory, `${directory}.tar.gz`, Number(git('log', '-1', '--format=%ct')));
  rmSync(directory, { recursive: true });
  const megabytes = (statSync(`${directory}.tar.gz`).size / 1e6).toFixed(1);
  console.log(`${directory}.tar.gz\n${files} files, ${megabytes} MB, sha256 ${sum}`);
  return sum;
}

const { values } = parseArgs({
  options: {
    out: { type: 'string', default: 'dist' },
    web: { type: 'string' },
    dirty: { type: 'boolean', default: false },
    twice: { type: 'boolean', default: false },
  },
});
const sum = release(values);
if (values.twice) {
  const again = join(values.out, 'again');
  const isSame = release({ ...values, out: again }) === sum;
  rmSync(resolve(repositoryRoot, again), { recursive: true });
  console.log(isSame ? 'the same bytes both times' : 'NOT the same bytes both times');
  process.exitCode = isSame ? 0 : 1;
}
