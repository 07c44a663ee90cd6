import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { repositoryRoot } from '../../../tools/kit/src/stack/cluster.ts';
import { lastStage, listCommandFiles, listCopied, parseDockerfile } from './dockerfile.ts';

/** There is no container engine here: checks only what is possible without one. */
const read = (path: string) => readFileSync(join(repositoryRoot, path), 'utf8');
const isThere = (path: string) => existsSync(join(repositoryRoot, path));
const fileOf = (process: string) => `deploy/docker/${process}.Dockerfile`;
const processes = ['server', 'worker', 'migrate'] as const;
const pinned = (name: string) => new RegExp(`^${name}=(.+)$`, 'm').exec(read('scripts/bootstrap.sh'))?.[1];
const variables = new Set(
  [...read('apps/server/src/config/environment.ts').matchAll(/^ {2}([A-Z][A-Z_]+):/gm)].map(([, name]) => name),
);
const EXACT_TAG = /^[\w./-]+:v?\d+([.-]\d+)+(-[\w-]+)*$/;

describe.each(processes)('the image of %s', (process) => {
  const instructions = parseDockerfile(read(fileOf(process)));
  const final = lastStage(instructions);
  const wordsOf = (name: string) => final.findLast((one) => one.name === name)?.words ?? '';

  it('is made of files that are there, and starts one that is', () => {
    expect(listCopied(instructions).filter((path) => !isThere(path))).toEqual([]);
    expect(listCommandFiles(wordsOf('CMD')).map(isThere)).toEqual([true]);
  });

  it('begins with the Node and the pnpm of every other way, by exact versions', () => {
    const images = instructions.filter(({ name }) => name === 'FROM').map(({ words }) => words.split(' ')[0]);
    expect(new Set(images)).toEqual(new Set([`node:${pinned('NODE_VERSION')}-bookworm-slim`]));
    const clients = read(fileOf(process)).match(/pnpm@\S+/g) ?? [];
    expect(new Set(clients)).toEqual(new Set([`pnpm@${pinned('PNPM_VERSION')}`]));
  });

  it('takes the locked dependencies without those of development, as its sisters do', () => {
    const stageOf = (one: string) => read(fileOf(one)).split('\nFROM ')[1]?.trim();
    expect(stageOf(process)).toContain('install --prod --frozen-lockfile');
    expect(stageOf(process)).toBe(stageOf('server'));
    expect(final.some(({ name, words }) => name === 'RUN' && /pnpm|npm install/.test(words))).toBe(false);
  });

  it('runs without the rights of root, and the last word on that is said after all that needs them', () => {
    const user = final.findIndex(({ name }) => name === 'USER');
    expect(final[user]?.words).toBe('node');
    expect(final.slice(user).filter(({ name }) => ['RUN', 'COPY', 'ADD', 'USER'].includes(name))).toHaveLength(1);
  });

  it('says how it is asked for its health, by a file that is there', () => {
    const health = wordsOf('HEALTHCHECK');
    if (process === 'migrate') expect(health).toBe('NONE');
    else expect(listCommandFiles(health).map((file) => [file, isThere(file)])).toEqual([[expect.any(String), true]]);
  });

  it('sets only variables of the configuration', () => {
    const names = wordsOf('ENV')
      .split(' ')
      .map((pair) => pair.split('=', 1)[0]);
    expect(names.filter((name) => name !== 'NODE_ENV' && !variables.has(name ?? ''))).toEqual([]);
    expect(names).toContain('NODE_ENV');
  });
});

describe('what an image has beside Node', () => {
  const programsOf = (process: string) =>
    lastStage(parseDockerfile(read(fileOf(process))))
      .flatMap(
        ({ words }) => /install -y --no-install-recommends (\S+(?: [^\s&]+)*)/.exec(words)?.[1]?.split(' ') ?? [],
      )
      .sort();

  it('is what its process calls, and no more', () => {
    expect(processes.map(programsOf)).toEqual([['gdal-bin'], ['qpdf'], []]);
  });

  it('are the fonts of a release, where documents are made', () => {
    const list = read('scripts/src/release/fonts.ts');
    for (const name of ['server', 'worker']) {
      const stage =
        read(fileOf(name))
          .split('\nFROM ')
          .find((one) => one.includes(' AS fonts')) ?? '';
      for (const constant of ['INTER', 'SCRIPTS', 'WEIGHTS']) {
        const names = new RegExp(`${constant} = \\[(.+?)\\]`).exec(list)?.[1]?.replaceAll(/[',]/g, '') ?? 'none';
        expect(stage).toContain(`in ${names};`);
      }
    }
    expect(read(fileOf('migrate'))).not.toContain(' AS fonts');
  });
});

interface Service {
  readonly image?: string;
  readonly build?: { readonly dockerfile: string };
  readonly environment?: Readonly<Record<string, string>>;
  readonly depends_on?: Readonly<Record<string, unknown>>;
  readonly read_only?: boolean;
  readonly cap_drop?: readonly string[];
  readonly volumes?: readonly string[];
}

describe('compose.yaml', () => {
  const { services, volumes } = parse(read('compose.yaml'), { merge: true }) as {
    services: Record<string, Service>;
    volumes: Record<string, unknown>;
  };
  const ours = Object.entries(services).filter(([, { build }]) => build);

  it('has each process of ours, from its own file, with a file system it cannot write and no capability', () => {
    expect(ours.map(([name]) => name).sort()).toEqual([...processes].sort());
    for (const [name, service] of ours)
      expect([name, service]).toEqual([
        name,
        expect.objectContaining({
          ...{ read_only: true, cap_drop: ['ALL'], tmpfs: ['/tmp'], security_opt: ['no-new-privileges:true'] },
          build: { context: '.', dockerfile: fileOf(name) },
        }),
      ]);
  });

  it('sets only variables of the configuration, including all mandatory ones', () => {
    for (const [name, { environment = {} }] of ours) {
      expect([name, Object.keys(environment).filter((one) => !variables.has(one))]).toEqual([name, []]);
      const needed =
        name === 'migrate' ? [] : ['PUBLIC_ORIGIN', 'FILE_STORE_URL', 'FILE_STORE_SECRET_KEY', 'SMTP_URL', 'MAIL_KEY'];
      expect(Object.keys(environment)).toEqual(expect.arrayContaining(['DATABASE_URL', ...needed]));
    }
  });

  it('has images of others by exact tags, none with a password of its own', () => {
    const images = Object.values(services).flatMap(({ image }) => image ?? []);
    expect(images.filter((image) => !EXACT_TAG.test(image))).toEqual([]);
    expect(images.length).toBeGreaterThan(3);
    for (const bad of ['postgis/postgis', 'postgis/postgis:latest', 'node:24', 'x/y:v1'])
      expect(bad).not.toMatch(EXACT_TAG);
    const secrets = Object.values(services).flatMap(({ environment = {} }) =>
      Object.entries(environment).filter(([name]) => /PASSWORD|SECRET|ACCESS_KEY|MAIL_KEY/.test(name)),
    );
    expect(secrets.filter(([, value]) => !/^\$\{\w+:\?/.test(value))).toEqual([]);
  });

  it('waits for services, keeps data in volumes and calls hosts that it has', () => {
    const waitedFor = Object.values(services).flatMap(({ depends_on = {} }) => Object.keys(depends_on));
    expect(waitedFor.filter((name) => !(name in services))).toEqual([]);
    const kept = Object.values(services).flatMap((service) => service.volumes ?? []);
    expect(kept.map((one) => one.split(':')[0]).sort()).toEqual(Object.keys(volumes).sort());
    const addresses = Object.values(services.server?.environment ?? {}).join(' ');
    const hosts = [...addresses.matchAll(/(?:@|endpoint=http:\/\/|smtp:\/\/)([a-z]+):\d+/g)].map(
      ([, host]) => host ?? '',
    );
    expect(hosts.sort()).toEqual(['database', 'mail', 'store']);
    expect(hosts.filter((host) => !(host in services))).toEqual([]);
  });
});
