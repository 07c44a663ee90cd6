import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { choosePrevious } from './choose-previous.ts';

let root: string;
const identity = ['-c', 'user.name=test', '-c', 'user.email=test@quietsite.test', '-c', 'commit.gpgsign=false'];
const git = (...words: string[]) =>
  execFileSync('git', [...identity, ...words], { cwd: root, encoding: 'utf8', stdio: 'pipe' }).trim();
const resolve = () => git('log', '-1', '--format=%s', choosePrevious(git).ref);

function commit(title: string, migration?: string): void {
  if (migration) writeFileSync(join(root, 'apps/server/migrations', migration), title);
  git('add', '--all');
  git('commit', '--quiet', '--allow-empty', '-m', title);
}

beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'quietsite-previous-test-'));
  mkdirSync(join(root, 'apps/server/migrations'), { recursive: true });
  git('init', '--quiet');
  commit('first', '0001.sql');
  commit('before');
  for (const number of [2, 3, 4]) commit(`migration ${number}`, `000${number}.sql`);
  commit('after');
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

it('takes the commit before the last three with a migration while there is no release', () => {
  expect(resolve()).toBe('before');
});

it('takes the newest release behind this commit, not this commit itself', () => {
  git('tag', 'v2026.01.01', 'HEAD~1');
  git('tag', 'v2026.02.02', 'HEAD');
  expect(resolve()).toBe('migration 4');
});
