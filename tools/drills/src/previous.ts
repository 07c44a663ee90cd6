// Runs code and tests of the previous release on the current schema: pnpm test:previous [--from REF] [--all|--short]
// [test files]. Reasons and consequences: docs/operations/migrations.md.
import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { repositoryRoot } from '../../kit/src/stack/cluster.ts';
import { choosePrevious } from './previous/choose-previous.ts';

/** One for each group of tables, and all that write data; the full set takes a quarter of an hour. */
const DEFAULT_TESTS = [
  ...['token', 'profile', 'registration', 'sign-in', 'members', 'organisation', 'project-editing', 'copy', 'deletion'],
  ...['site-saving', 'schedule-saving', 'equipment-saving', 'mitigation-saving', 'receivers', 'calculation', 'run-log'],
  ...['document-file', 'submission', 'review', 'admin-catalogue', 'tiles', 'ogc'],
].map((name) => `apps/server/test/${name}.integration`);
/** Rows of accounts, tokens, projects and documents, as old code writes them: fits into a minute of every check. */
const SHORT_TESTS = ['token', 'project-editing', 'document-file'].map((name) => `apps/server/test/${name}.integration`);
const MIGRATIONS = 'apps/server/migrations';

const git = (...words: string[]): string =>
  execFileSync('git', words, { cwd: repositoryRoot, encoding: 'utf8' }).trim();

/** Sets up code, tests and dependencies of the previous release, with the current migrations. */
function prepare(directory: string, ref: string): void {
  git('worktree', 'prune');
  git('worktree', 'add', '--detach', '--quiet', directory, ref);
  rmSync(join(directory, MIGRATIONS), { recursive: true });
  cpSync(join(repositoryRoot, MIGRATIONS), join(directory, MIGRATIONS), { recursive: true });
  execFileSync('pnpm', ['install', '--frozen-lockfile', '--prefer-offline'], {
    cwd: directory,
    env: { ...process.env, CI: 'true' },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
}

function runTests(directory: string, files: readonly string[]): number {
  // Its own migrator test reverts single migrations, which is not relevant here.
  const exclude = ['--exclude', '**/migrator.integration.test.ts'];
  const { status } = spawnSync('pnpm', ['exec', 'vitest', 'run', '--project', 'integration', ...exclude, ...files], {
    cwd: directory,
    stdio: 'inherit',
  });
  return status ?? 1;
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    from: { type: 'string' },
    all: { type: 'boolean', default: false },
    short: { type: 'boolean', default: false },
  },
});
const { ref, reason } = values.from ? { ref: values.from, reason: 'as asked' } : choosePrevious(git);
const added = git('diff', '--name-only', '--diff-filter=A', ref, 'HEAD', '--', MIGRATIONS);
console.log(`code of ${git('log', '-1', '--format=%h %s', ref)} (${reason})`);
console.log(
  `on a schema with, beyond its own: ${added.replaceAll(`${MIGRATIONS}/`, '').replaceAll('\n', ', ') || 'nothing'}`,
);

function chooseTests(): readonly string[] {
  if (values.all) return [];
  if (positionals.length > 0) return positionals.map((name) => `apps/server/test/${name}.integration`);
  return values.short ? SHORT_TESTS : DEFAULT_TESTS;
}

if (added !== '' || !values.short) {
  const directory = mkdtempSync(join(tmpdir(), 'quietsite-previous-'));
  try {
    prepare(directory, ref);
    process.exitCode = runTests(directory, chooseTests());
  } finally {
    git('worktree', 'remove', '--force', directory);
  }
}
