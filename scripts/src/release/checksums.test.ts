import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { packArchive } from './archive.ts';
import { writeChecksums } from './checksums.ts';

let root: string;
beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'quietsite-release-test-'));
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

/** The same tree, written in a different order and at a different time. */
function makeTree(name: string, names: readonly string[], year: number): string {
  const directory = join(root, name, 'quietsite-1');
  mkdirSync(join(directory, 'inside'), { recursive: true });
  for (const file of names) {
    writeFileSync(join(directory, file), `text of ${file}\n`);
    utimesSync(join(directory, file), new Date(`${year}-01-01`), new Date(`${year}-01-01`));
  }
  symlinkSync('inside/b', join(directory, 'link'));
  symlinkSync('inside', join(directory, 'linked-folder'));
  return directory;
}

describe('a release archive', () => {
  it('has the same bytes whenever and in whatever order its files were written', () => {
    const sums = [
      makeTree('first', ['a', 'inside/b', 'c'], 2020),
      makeTree('second', ['c', 'a', 'inside/b'], 2025),
    ].map((directory) => {
      writeChecksums(directory);
      return packArchive(directory, `${directory}.tar.gz`, 1_700_000_000);
    });
    expect(sums[0]).toBe(sums[1]);
  });

  it('says of itself and of each file what sha256sum can check, and a changed byte is found', () => {
    const directory = makeTree('checked', ['a', 'inside/b'], 2021);
    expect(writeChecksums(directory)).toBe(2);
    const check = () =>
      execFileSync('sha256sum', ['--check', '--quiet', 'SHA256SUMS'], { cwd: directory, stdio: 'pipe' });
    expect(check).not.toThrow();
    expect(readFileSync(join(directory, 'SHA256SUMS'), 'utf8')).not.toContain('link');
    writeFileSync(join(directory, 'a'), 'another text');
    expect(check).toThrow();
  });
});
