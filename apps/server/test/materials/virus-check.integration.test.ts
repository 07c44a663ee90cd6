import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createClamdCheck } from '../../src/integrations/virus-check/clamd-check.ts';
import { type ProjectWorld, startProjectWorld } from '../project-calls.ts';
import { outcomeOf } from '../shapes/upload.ts';
import { EICAR, startClamd, type TestClamd } from './clamd.ts';
import { addMaterial, listStored, sendFile } from './material-calls.ts';
import { office, pdf } from './sample-materials.ts';

const folder = mkdtempSync(join(tmpdir(), 'quietsite-virus-'));
const directory = join(folder, 'store');
let clamd: TestClamd;
let world: ProjectWorld;
beforeAll(async () => {
  clamd = await startClamd();
  world = await startProjectWorld({
    overrides: { CLAMD_ADDRESS: clamd.address, FILE_STORE_URL: `file://${directory}` },
  });
  await world.server.app.ready();
});
afterAll(async () => {
  await world.close();
  await clamd.stop();
  rmSync(folder, { recursive: true });
});

const infected = pdf(EICAR);
const outcome = async (fileName: string, content: Buffer) => {
  const answer = await addMaterial(world, { fileName, content });
  return answer.statusCode === 201 ? 'accepted' : outcomeOf(answer);
};
const fileOf = (content: Buffer) => {
  const path = join(folder, `${Math.random()}`);
  writeFileSync(path, content);
  return path;
};

interface ApiDocument {
  readonly paths: Readonly<Record<string, object>>;
}

/** A closing page sends a form without a type to these routes; their plugin reads nothing as a file. */
const isLease = (path: string) => /\/lease(\/|$)/.test(path);

/** Every project route that accepts a POST, from the server's API document. */
function listPosts(): readonly string[] {
  const { paths } = world.server.app.swagger() as unknown as ApiDocument;
  const posts = Object.keys(paths).filter((path) => 'post' in (paths[path] ?? {}));
  return posts.filter((path) => path.includes('{projectId}') && !isLease(path));
}

describe('[U53] every upload passes the virus check', () => {
  it('a clean file is taken', async () => expect(await outcome('proof.pdf', pdf())).toBe('accepted'));

  it('a file with a virus is not, and nothing of it is kept', async () => {
    const state = async () => [await world.one('select count(*)::int from support_materials'), listStored(directory)];
    const before = await state();
    expect(await outcome('proof.pdf', infected)).toBe('FILE_REFUSED VIRUS');
    expect(await state()).toEqual(before);
  });

  it('nor is one that has it packed', async () => {
    const content = office('docx', { entries: [{ name: 'word/media/image1.bin', data: EICAR }] });
    expect(content.includes(EICAR)).toBe(false);
    expect(await outcome('report.docx', content)).toBe('FILE_REFUSED VIRUS');
  });

  it('no route is left out, and it is asked before the file is read', async () => {
    const taskId = await world.one<number>('select min(id) from tasks where project_id = $1', [world.draft]);
    const outcomes = new Map<string, string>();
    for (const route of listPosts()) {
      const url = `${route.replace('{projectId}', String(world.draft))}?taskId=${taskId}`;
      const sent = { fileName: 'a.unknown', content: infected };
      outcomes.set(route, outcomeOf(await sendFile(world.server, url, sent, world.owner)));
    }
    const taken = [...outcomes].filter(([, answer]) => answer !== 'UNSUPPORTED_MEDIA_TYPE');
    expect(taken.map(([route]) => route)).toEqual(
      expect.arrayContaining(['/api/projects/{projectId}/shapes', '/api/projects/{projectId}/materials']),
    );
    expect(taken.filter(([, answer]) => answer !== 'FILE_REFUSED VIRUS')).toEqual([]);
  });

  it('a file of 20 MB passes within its time', async () => {
    const content = Buffer.concat([
      Buffer.from('%PDF-1.7\n'),
      Buffer.alloc(20 * 1_048_576 - 20, 'x'),
      Buffer.from('\n%%EOF'),
    ]);
    expect(await outcome('proof.pdf', content)).toBe('accepted');
  });

  it.each([1_000, 65_536, 200_000])('a virus behind %d bytes is found: all of a file is looked at', async (before) => {
    const content = Buffer.concat([pdf(), Buffer.alloc(before, 'x'), infected]);
    expect(await createClamdCheck({ path: clamd.socketPath })(fileOf(content))).toBe('infected');
  });

  it('over a socket of the machine as well', async () => {
    const check = createClamdCheck({ path: clamd.socketPath });
    expect([await check(fileOf(pdf())), await check(fileOf(infected))]).toEqual(['clean', 'infected']);
  });
});

describe('[U53] a check that cannot be made', () => {
  const startWith = (address: string) => startProjectWorld({ overrides: { CLAMD_ADDRESS: address } });

  it('clamd is down: nothing is taken', async () => {
    const gone = await startClamd();
    await gone.stop();
    const other = await startWith(gone.address);
    const answer = await addMaterial(other, { fileName: 'proof.pdf', content: pdf() });
    await other.close();
    expect(outcomeOf(answer)).toBe('FILE_REFUSED NOT_CHECKED');
  });

  it('clamd does not take so long a file: it is not taken here either', async () => {
    const small = await startClamd('1M');
    const other = await startWith(small.address);
    const content = Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(5_000_000, 'x'), Buffer.from('\n%%EOF')]);
    const answer = await addMaterial(other, { fileName: 'proof.pdf', content });
    await other.close();
    await small.stop();
    expect(outcomeOf(answer)).toBe('FILE_REFUSED NOT_CHECKED');
  });

  const serve = async (act: Parameters<typeof createServer>[1]): Promise<{ server: Server; port: number }> => {
    const server = createServer(act).listen(0, '127.0.0.1');
    await once(server, 'listening');
    return { server, port: (server.address() as AddressInfo).port };
  };
  const sockets =
    (answer: string | null): Parameters<typeof createServer>[1] =>
    (socket) => {
      socket.on('error', () => {});
      socket.resume();
      if (answer !== null) socket.end(answer);
    };

  it.each([
    ['says nothing', null, 'clamd did not respond within 0.2 s', 200],
    ['hangs up', '', "clamd answered ''", 20_000],
    ['answers something else', 'stream: UNKNOWN\0', "clamd answered 'stream: UNKNOWN'", 20_000],
    ['says OK of something else', 'other: OK\0', "clamd answered 'other: OK'", 20_000],
  ])('one that %s is a failure, never a clean file', async (_, answer, message, patienceMs) => {
    const { server, port } = await serve(sockets(answer));
    const check = createClamdCheck({ host: '127.0.0.1', port }, patienceMs);
    await expect(check(fileOf(Buffer.alloc(3_000_000)))).rejects.toThrow(message);
    server.close();
  });
});

it('[U53] without an address nothing is checked', async () => {
  const other = await startProjectWorld();
  const answer = await addMaterial(other, { fileName: 'proof.pdf', content: infected });
  await other.close();
  expect(answer.statusCode).toBe(201);
});
