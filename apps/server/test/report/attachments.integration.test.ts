import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Attachment, Report } from '@quietsite/contracts';
import { MAX_ATTACHMENTS, MAX_MATERIAL_BYTES } from '@quietsite/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { EICAR, startClamd, type TestClamd } from '../materials/clamd.ts';
import { listStored, sendFile } from '../materials/material-calls.ts';
import { pdf } from '../materials/sample-materials.ts';
import { type Headers, type ProjectWorld, startProjectWorld } from '../project-calls.ts';
import { outcomeOf } from '../shapes/upload.ts';

let world: ProjectWorld;
let clamd: TestClamd;
const directory = mkdtempSync(join(tmpdir(), 'quietsite-files-'));

beforeAll(async () => {
  clamd = await startClamd();
  world = await startProjectWorld({
    overrides: { CLAMD_ADDRESS: clamd.address, FILE_STORE_URL: `file://${directory}` },
  });
});
afterAll(async () => {
  await world.close();
  await clamd.stop();
  rmSync(directory, { recursive: true });
});

const letter = { fileName: 'Consent 同意.pdf', content: pdf('consent') };
const add = (sent: { fileName: string; content: Buffer } = letter, as: Headers = world.owner, id = world.draft) =>
  sendFile(world.server, `/api/projects/${id}/attachments`, sent, as);
const stored = async () => (await add()).json<Attachment>();
const path = (id: number) => `/${world.draft}/attachments/${id}`;
const list = async () => (await world.call('GET', `/${world.draft}/report`, world.owner)).json<Report>().attachments;
const keyOf = (id: number) => world.one<string>('select file_key from attachments where id = $1', [id]);

describe('an attachment', () => {
  it('[Q123] [Q06] is listed with its hash and comes back byte for byte, as something to save', async () => {
    const attachment = await stored();
    expect(attachment).toMatchObject({
      ...{ fileName: letter.fileName, mediaType: 'application/pdf', sizeBytes: letter.content.length },
      sha256: createHash('sha256').update(letter.content).digest('hex'),
    });
    expect(await list()).toContainEqual(attachment);
    const answer = await world.call('GET', path(attachment.id), world.owner);
    expect(answer.rawPayload).toEqual(letter.content);
    expect(answer.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': expect.stringMatching(/^attachment; /),
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, no-store',
    });
  });

  it.each([
    ['UNKNOWN_TYPE', 'page.html', Buffer.from('<script>')],
    ['UNKNOWN_TYPE', 'page.pdf', Buffer.from('<script>')],
    ['EMPTY', 'empty.pdf', Buffer.alloc(0)],
    ['FILE_TOO_LARGE', 'large.pdf', Buffer.alloc(MAX_MATERIAL_BYTES + 1)],
    ['VIRUS', 'virus.pdf', Buffer.concat([pdf('x'), Buffer.from(EICAR)])],
  ])(
    '[REPORT-60] [U44] [U53] that is %s is refused with the reason, and is not listed',
    async (reason, fileName, content) => {
      const before = await list();
      expect(outcomeOf(await add({ fileName, content }))).toBe(`FILE_REFUSED ${reason}`);
      expect(await list()).toEqual(before);
    },
  );

  it('[U53] is one of at most a hundred, which is said before the file is sent', async () => {
    const { id } = await world.create('Full');
    await world.client.query(
      `insert into attachments (project_id, file_name, media_type, size_bytes, sha256, file_key)
       select $1, 'a.pdf', 'application/pdf', 1, '', 'key ' || n from generate_series(1, $2::integer) n`,
      [id, MAX_ATTACHMENTS - 1],
    );
    expect((await add(letter, world.owner, id)).statusCode).toBe(201);
    const wrong = { fileName: 'a.txt', content: Buffer.from('x') };
    expect(outcomeOf(await add(wrong, world.owner, id))).toBe('FILE_REFUSED TOO_MANY_FILES');
  });

  it('[REPORT-16] [U24] is added and removed by those who may edit, while nobody else has the project open', async () => {
    const { id } = await stored();
    const reader = await world.server.signIn('demo-reader');
    const member = await world.server.signIn('demo-member');
    expect((await world.call('GET', path(id), reader)).rawPayload).toEqual(letter.content);
    for (const [as, code] of [
      [reader, 'FORBIDDEN'],
      [member, 'PROJECT_LOCKED'],
    ] as const) {
      expect(outcomeOf(await add(letter, as))).toBe(code);
      expect((await world.call('DELETE', path(id), as)).json().code).toBe(code);
    }
    expect((await world.call('GET', path(id), {})).json().code).toBe('NOT_SIGNED_IN');
  });

  it('[U27] removed, it is gone for everybody; what was handed in keeps its file', async () => {
    const [gone, kept] = [await stored(), await stored()];
    const keptKey = await keyOf(kept.id);
    const goneKey = await keyOf(gone.id);
    await handIn(keptKey);
    for (const { id } of [gone, kept]) {
      expect((await world.call('DELETE', path(id), world.owner)).statusCode).toBe(204);
      expect((await world.call('GET', path(id), world.owner)).json().code).toBe('NOT_FOUND');
    }
    expect(listStored(directory)).not.toContain(goneKey);
    expect(listStored(directory)).toContain(keptKey);
  });
});

/** A submission with one file. */
async function handIn(fileKey: string): Promise<void> {
  await world.client.query(
    `with run as (insert into calculation_runs (project_id, project_revision, requested_by, engine_version, input_hash,
       input, status) values ($1, 1, $2, '', '', '{}', 'done') returning id),
     handed as (insert into submissions (project_id, number, request_key, run_id, project_revision, submitted_by, email,
       role_in_project, submitted_at, bundle_hash)
       select $1, 1, gen_random_uuid(), id, 1, $2, '', '', now(), '' from run returning id)
     insert into submission_files (submission_id, name, kind, media_type, size_bytes, sha256, file_key)
     select id, 'a.pdf', 'attachment', 'application/pdf', 1, '', $3 from handed`,
    [world.draft, await world.userId('demo'), fileKey],
  );
}
