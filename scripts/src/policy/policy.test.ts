import { describe, expect, it } from 'vitest';
import { findInstallScripts, findRegistrySettings } from './install-rules.ts';
import { findDrift, findForeignPackages, findLooseVersions, type Lock } from './lock-rules.ts';

const HASH = `sha512-${'A'.repeat(86)}==`;
const lockWith = (packages: Lock['packages']): Lock => ({ lockfileVersion: '9.0', importers: {}, packages });
const lock: Lock = {
  lockfileVersion: '9.0',
  importers: { 'apps/server': { dependencies: { zod: { specifier: '4.6.7' } } } },
  packages: { 'zod@4.6.7': { resolution: { integrity: HASH } } },
};

describe('versions', () => {
  it('that are exact, or rooms of this repository, pass', () => {
    const dependencies = { zod: '4.6.7', next: '1.0.0-rc.1', '@quietsite/domain': 'workspace:*' };
    expect(findLooseVersions({ 'apps/server': { dependencies } })).toEqual([]);
  });

  it.each([
    ...['^4.6.7', '~4.6.7', '4.x', '*', 'latest', '>=4 <5', 'workspace:^', 'npm:other@1.0.0'],
    ...['github:owner/zod', 'git+https://example.test/zod.git', 'https://example.test/zod.tgz', 'file:../zod'],
  ])('of the kind %s are refused', (version) => {
    for (const kind of ['dependencies', 'devDependencies', 'optionalDependencies', 'peerDependencies'])
      expect(findLooseVersions({ '.': { [kind]: { zod: version } } })).toHaveLength(1);
  });
});

describe('locked packages', () => {
  it('of the registry with their hash pass', () => {
    expect(findForeignPackages(lock)).toEqual([]);
  });

  it.each([
    ['no hash', 'zod@4.6.7', {}],
    ['a weak hash', 'zod@4.6.7', { integrity: 'sha1-2jmj7l5rSw0yVb/vlWAYkK/YBwk=' }],
    ['an address of its own', 'zod@4.6.7', { integrity: HASH, tarball: 'https://example.test/zod.tgz' }],
    ['an address as version', 'zod@https://example.test/zod.tgz', { integrity: HASH }],
    ['a repository', 'zod@git+https://example.test/zod.git#1', { type: 'git', repo: 'x', commit: '1' }],
    ['a folder', 'zod@file:zod', { directory: 'zod', type: 'directory' }],
  ])('with %s are refused', (_what, key, resolution) => {
    expect(findForeignPackages(lockWith({ [key]: { resolution } }))).toHaveLength(1);
  });
});

describe('the lock file', () => {
  const asking = (version: string) => ({ 'apps/server': { dependencies: { zod: version } } });

  it('in step with what is asked for passes', () => {
    expect(findDrift(lock, asking('4.6.7'))).toEqual([]);
  });

  it.each([
    ['another version', asking('4.6.8'), 2],
    ['nothing any more', { 'apps/server': {} }, 1],
    ['it for development only', { 'apps/server': { devDependencies: { zod: '4.6.7' } } }, 2],
    ['more, in a room that is not locked', { ...asking('4.6.7'), e2e: { dependencies: { zod: '4.6.7' } } }, 1],
  ])('is refused when rooms ask for %s', (_what, manifests, problems) => {
    expect(findDrift(lock, manifests)).toHaveLength(problems);
  });
});

describe('scripts at install time', () => {
  const builder = { name: 'builder', version: '1.0.0', scripts: { postinstall: 'node build.js' } };

  it('that were seen and refused pass, and other scripts are no matter', () => {
    const other = { name: 'other', version: '1.0.0', scripts: { prepare: 'tsc', test: 'true' } };
    expect(findInstallScripts({ allowBuilds: { builder: false } }, [builder, other])).toEqual([]);
  });

  it.each([
    ['nobody decided on', {}, [builder]],
    ['somebody allowed', { allowBuilds: { builder: true } }, [builder]],
    ['an older setting allows', { onlyBuiltDependencies: ['builder'] }, []],
    ['are allowed to all', { dangerouslyAllowAllBuilds: true }, []],
  ])('that %s are refused', (_what, settings, installed) => {
    expect(findInstallScripts(settings, installed)).toHaveLength(1);
  });
});

it('settings of another registry are refused, ours are not', () => {
  expect(findRegistrySettings('save-exact=true\nengine-strict=true\n')).toEqual([]);
  for (const line of ['registry=https://example.test', '@x:registry=https://x.test', '//x.test/:_authToken=1'])
    expect(findRegistrySettings(line)).toHaveLength(1);
});
