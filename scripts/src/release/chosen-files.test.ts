import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { describe, expect, it } from 'vitest';
import { repositoryRoot } from '../../../tools/kit/src/stack/cluster.ts';
import { chooseFiles, chooseManifests } from './chosen-files.ts';

const tracked = execFileSync('git', ['ls-files'], { cwd: repositoryRoot, encoding: 'utf8' }).trim().split('\n');

/** Files that a page links to, without external links. */
function linksOf(page: string): string[] {
  const text = readFileSync(join(repositoryRoot, page), 'utf8');
  return [...text.matchAll(/\]\(([^)#\s]+)/g)]
    .map(([, link = '']) => link)
    .filter((link) => !/^[a-z]+:/.test(link))
    .map((link) => posix.join(posix.dirname(page), link));
}

describe('files of a release', () => {
  const chosen = chooseFiles(tracked);

  it('are all that runs: both processes, migrations, templates, units and the first page for operators', () => {
    for (const path of [
      'apps/server/src/main.ts',
      'apps/server/src/worker.ts',
      'apps/server/src/config/company-names.sample.txt',
      'apps/server/migrations/0001_foundation.sql',
      'packages/documents/templates/report.typ',
      'packages/fixtures/data/districts.geojson',
      'deploy/systemd/quietsite-worker.service',
      'deploy/install.sh',
      'docs/operations/README.md',
      'package.json',
    ])
      expect(chosen).toContain(path);
  });

  it('are every page that a page for operators leads to', () => {
    const pages = chosen.filter((path) => /^docs\/((operations|security)\/.*|administration|data)\.md$/.test(path));
    expect(pages).toEqual(
      expect.arrayContaining(['docs/administration.md', 'docs/data.md', 'docs/security/README.md']),
    );
    const isThere = (link: string) => chosen.some((path) => path === link || path.startsWith(`${link}/`));
    const dead = pages.flatMap((page) => linksOf(page).filter((link) => !isThere(link)));
    expect(dead).toEqual([]);
  });

  it('are no tests, no pages in source and nothing for developers', () => {
    expect(
      chosen.filter((path) =>
        /\.test\.|\/testing\/|golden|^(apps\/web|e2e|scripts|tools|packages\/validation)\//.test(path),
      ),
    ).toEqual([]);
  });

  it('have the same order whatever order git lists them in', () => {
    expect(chooseFiles(tracked.toReversed())).toEqual(chosen);
  });

  it('are installed from the manifests of every package, because the lock file lists them all', () => {
    const manifests = chooseManifests(tracked);
    expect(manifests).toEqual(expect.arrayContaining(['pnpm-lock.yaml', 'e2e/package.json', 'apps/web/package.json']));
    expect(manifests.filter((path) => path.endsWith('.ts'))).toEqual([]);
  });
});
