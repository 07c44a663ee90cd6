import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readEnvironment } from './environment.ts';

const read = (variables: NodeJS.ProcessEnv) =>
  readEnvironment({
    DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none',
    PUBLIC_ORIGIN: 'http://127.0.0.1',
    SMTP_URL: 'smtp://127.0.0.1:1',
    MAIL_KEY: 'x'.repeat(32),
    FILE_STORE_URL: 'file:///files',
    ...variables,
  });
const locate = (url: string) => read({ FILE_STORE_URL: url }).FILE_STORE_URL;

describe('FILE_STORE_URL', () => {
  it('names a folder', () => {
    expect(locate('file:///var/lib/quiet%20site')).toEqual({ kind: 'folder', directory: '/var/lib/quiet site' });
  });

  it('names a bucket, with or without the rest', () => {
    const nothing = { endpoint: undefined, region: undefined };
    expect(locate('s3://noise-files')).toEqual({ kind: 's3', bucket: 'noise-files', prefix: '', ...nothing });
    expect(locate('s3://noise-files/a/b/')).toEqual({ kind: 's3', bucket: 'noise-files', prefix: 'a/b/', ...nothing });
    expect(locate('s3://noise-files/a?endpoint=http://127.0.0.1:9000&region=hk')).toEqual({
      kind: 's3',
      bucket: 'noise-files',
      prefix: 'a/',
      endpoint: 'http://127.0.0.1:9000',
      region: 'hk',
    });
  });

  it.each([
    ['/var/lib/files', 'Invalid URL'],
    ['https://files.example/', 'file:///path or s3://bucket/prefix'],
    ['file://var/lib/files', 'three slashes'],
    ['file:///files?endpoint=http://127.0.0.1', 'three slashes'],
    ['file:///files%2fmore', 'not the path of a folder'],
    ['s3://key:secret@noise-files', 'FILE_STORE_SECRET_KEY'],
    ['s3://noise-files:9000', 'not the name of a bucket'],
    ['s3://Noise_Files', 'not the name of a bucket'],
    ['s3://noise-files/a%20b', 'a prefix has letters'],
    ['s3://noise-files?endpoint=ftp://host', 'options endpoint'],
    ['s3://noise-files?endpiont=http://host', 'options endpoint'],
  ])('refuses %s', (url, message) => {
    expect(() => locate(url)).toThrow(message);
  });

  it('does not repeat a secret in the message', () => {
    expect(() => locate('s3://key:hidden@noise-files')).toThrow(expect.not.stringContaining('hidden'));
  });
});

describe('the keys of the file store', () => {
  it('may be left out together, not one by one', () => {
    const both = { FILE_STORE_ACCESS_KEY: 'name', FILE_STORE_SECRET_KEY: 'secret' };
    expect(read({}).fileStoreCredentials).toBeUndefined();
    expect(read(both).fileStoreCredentials).toEqual({ accessKeyId: 'name', secretAccessKey: 'secret' });
    expect(() => read({ FILE_STORE_ACCESS_KEY: 'name' })).toThrow('set both');
    expect(() => read({ FILE_STORE_SECRET_KEY: 'secret' })).toThrow('set both');
  });
});

describe('[HELP-02] [Q133] TUTORIAL_LINKS', () => {
  it('are none, or the addresses of some steps', () => {
    expect(read({}).TUTORIAL_LINKS).toEqual({});
    const links = { registration: 'https://films.example/1', report: 'http://films.example/2' };
    expect(read({ TUTORIAL_LINKS: JSON.stringify(links) }).TUTORIAL_LINKS).toEqual(links);
  });

  it.each([
    ['no JSON', 'is not valid JSON'],
    ['{"cooking":"https://films.example"}', 'TUTORIAL_LINKS'],
    ['{"report":"javascript:alert(1)"}', 'TUTORIAL_LINKS'],
  ])('%s stops the start', (text, reason) => {
    expect(() => read({ TUTORIAL_LINKS: text })).toThrow(reason);
  });
});

it('[HELP-03] CONTACT_EMAIL is nobody, or an address', () => {
  expect(read({}).CONTACT_EMAIL).toBe('');
  expect(read({ CONTACT_EMAIL: 'help@quietsite.example' }).CONTACT_EMAIL).toBe('help@quietsite.example');
  expect(() => read({ CONTACT_EMAIL: 'somebody' })).toThrow('CONTACT_EMAIL');
});

it('the settings a release is installed with are valid once they are filled in', () => {
  const text = readFileSync(join(import.meta.dirname, '../../../../deploy/quietsite.env.example'), 'utf8');
  const variables = Object.fromEntries(
    [...text.matchAll(/^([A-Z_]+)=(.*)$/gm)].map(([, name, value]) => [name, value]),
  );
  expect(readEnvironment(variables)).toMatchObject({ PUBLIC_ORIGIN: 'https://noise.example', CALCULATION_THREADS: 1 });
});
