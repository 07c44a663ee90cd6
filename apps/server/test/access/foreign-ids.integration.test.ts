import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../test-server.ts';
import { expected } from './expected.ts';
import {
  addAttachmentTo,
  addComment,
  addCommentDraft,
  addEquipmentRow,
  addMaterialTo,
  addReceiverPoint,
  addRun,
  addScenario,
  addSubmission,
  addSubmissionFile,
  addTask,
  addZone,
  districtAdmin,
  equipmentRow,
  machine,
  outline,
  receiverPoint,
  rowMeasures,
} from './requests.ts';
import { createWorld, type Relation, type World } from './world.ts';

let server: TestServer;
let world: World;

beforeAll(async () => {
  server = await startTestServer({ overrides: { RATE_LIMIT_PER_MINUTE: '100000' } });
  world = await createWorld(server.database.url);
});
afterAll(async () => {
  await world.close();
  await server.close();
});

async function call(relation: Relation, method: string, url: string, payload?: object) {
  const cookie = (await world.cookieOf(relation)) ?? '';
  const answer = await server.app.inject({
    method: method as 'GET',
    url,
    headers: { cookie },
    ...(payload && { payload }),
  });
  return answer.statusCode < 400 ? answer.statusCode : answer.json<{ code: string }>().code;
}

const contractor = { type: 'Contractor Member', company: 'A', district: null } as const;
const stranger = { ...contractor, company: 'B' } as const;
/** Tables that a refused request could have changed. */
const tables = [
  ...['users', 'project_members', 'projects', 'zones', 'tasks', 'equipment_rows', 'unregistered_sites'],
  ...['receiver_buildings', 'receiver_points', 'receiver_point_history', 'concurrent_sites', 'removed_buildings'],
  ...['support_materials', 'submissions', 'review_comments', 'review_drafts', 'attachments', 'report_drafts'],
  ...['account_links', 'mitigation_scenarios', 'general_holidays', 'holiday_years', 'kind_words'],
];
/** Every write creates a new row version, so comparing versions detects writes without reading the content. */
const versions = tables.map((table) => `select tableoid, xmin, ctid from ${table}`).join(' union all ');
const fingerprint = () =>
  world.one(`select md5(string_agg(concat_ws(' ', tableoid, xmin, ctid), ',' order by tableoid, ctid)) as id
    from (${versions}) as version`);

async function expectRefused(act: () => Promise<unknown>, code: string | number): Promise<void> {
  const before = await fingerprint();
  expect(await act()).toBe(code);
  expect(await fingerprint()).toBe(before);
}

/** Each route with an identifier besides the project's, and the test below that passes a foreign one. */
const withChildren = {
  'DELETE /api/tokens/{tokenId}': 'a token of somebody else',
  'POST /api/organisation/invitations/{invitationId}/resend': 'an invitation of another company',
  'DELETE /api/organisation/invitations/{invitationId}': 'an invitation of another company',
  'POST /api/organisation/members/{userId}/approval': 'a person of another company',
  'DELETE /api/organisation/members/{userId}': 'a person of another company',
  'PUT /api/organisation/members/{userId}/role': 'a person of another company',
  'POST /api/admin/pending-accounts/{userId}/approval': 'a registration that is not for the authority',
  'DELETE /api/admin/pending-accounts/{userId}': 'a registration that is not for the authority',
  'GET /api/admin/statistics/{chart}': 'a table that there is not',
  'PUT /api/admin/general-holidays/{day}': 'a year of unknown holidays',
  'PUT /api/admin/holiday-years/{year}': 'a year of unknown holidays',
  'PUT /api/admin/district-admins/{district}': 'a reviewer of another district',
  'POST /api/admin/district-admins/{district}/password-link': 'a reviewer of another district',
  'GET /api/admin/users/{userId}/successors': 'an account that is gone',
  'DELETE /api/admin/users/{userId}': 'an account that is gone',
  'POST /api/admin/users/{userId}/restoration': 'an account that is gone',
  'POST /api/admin/users/{userId}/unlock': 'an account that is gone',
  'POST /api/admin/users/{userId}/link': 'an account that is gone',
  'POST /api/admin/users/{userId}/deactivation': 'an account that is gone',
  'DELETE /api/admin/users/{userId}/deactivation': 'an account that is gone',
  'POST /api/admin/invitations/{invitationId}/resend': 'an invitation that is gone',
  'DELETE /api/admin/invitations/{invitationId}': 'an invitation that is gone',
  'GET /api/admin/databases/{database}/file': 'a database that there is not',
  'POST /api/admin/databases/{database}/reading': 'a database that there is not',
  'POST /api/admin/databases/{database}/imports': 'a database that there is not',
  'GET /api/admin/databases/{database}/imports/last': 'a database that there is not',
  'POST /api/admin/databases/{database}/undo': 'a database that there is not',
  'PUT /api/admin/equipment/{equipmentId}': 'a deactivated machine',
  'PUT /api/projects/{projectId}/members/{userId}': 'a member of another project',
  'DELETE /api/projects/{projectId}/members/{userId}': 'a member of another project',
  'GET /api/projects/{projectId}/receivers/{pointId}': 'a receiver of another project',
  'GET /api/projects/{projectId}/runs/{runId}': 'a run of another project',
  'GET /api/projects/{projectId}/materials/{materialId}': 'a supporting file of another project',
  'DELETE /api/projects/{projectId}/materials/{materialId}': 'a supporting file of another project',
  'POST /api/projects/{projectId}/comments/{commentId}/replies': 'a comment on another project',
  'PATCH /api/projects/{projectId}/comments/{commentId}': 'a comment on another project',
  'DELETE /api/projects/{projectId}/comments/{commentId}': 'a draft of another project, or of somebody else',
  'PUT /api/projects/{projectId}/scenarios/{scenarioId}': 'a scenario of another project',
  'DELETE /api/projects/{projectId}/scenarios/{scenarioId}': 'a scenario of another project',
  'POST /api/projects/{projectId}/scenarios/{scenarioId}/use': 'a scenario of another project',
  'GET /api/submissions/{submissionId}': 'a submission of another project',
  'GET /api/submissions/{submissionId}/files/{fileId}': 'a submission of another project',
  'GET /api/submissions/{submissionId}/brief': 'a submission of another project',
  'GET /api/submissions/{submissionId}/comparison': 'a submission of another project',
  'GET /api/projects/{projectId}/attachments/{attachmentId}': 'an attachment of another project',
  'DELETE /api/projects/{projectId}/attachments/{attachmentId}': 'an attachment of another project',
  'GET /api/projects/{projectId}/tables/{table}': 'a table that there is not',
  'GET /api/documents/{documentId}': 'a document of another project',
  'GET /api/documents/{documentId}/file': 'a document of another project',
};

it('[U23] every route with such an identifier is tried here', () => {
  const routes = Object.keys(expected).filter((route) => /\{(?!projectId\})/.test(route));
  expect(Object.keys(withChildren).sort()).toEqual(routes.sort());
});

describe('[U23] in the path', () => {
  it('a token of somebody else', async () => {
    const tokenId = await world.one(
      `insert into access_tokens (user_id, name, scopes, token_hash, expires_at) values ($1, 'x', '{layers:read}', decode(md5($2), 'hex'), now() + interval '1 day') returning id`,
      [world.users.otherCompany, randomUUID()],
    );
    await expectRefused(() => call('owner', 'DELETE', `/api/tokens/${tokenId}`), 'NOT_FOUND');
  });

  it('an invitation of another company', async () => {
    const invitationId = await world.one(
      `insert into account_links (kind, token_hash, sender_id, email, company_id, user_type, expires_at)
       values ('invitation', decode(md5($1), 'hex'), $2, 'x@y.hk', $3, 'Contractor Member', now() + interval '1 day') returning id`,
      [randomUUID(), world.users.otherCompany, world.companies.B],
    );
    const url = `/api/organisation/invitations/${invitationId}`;
    await expectRefused(() => call('adminOfCompany', 'DELETE', url), 'NOT_FOUND');
    await expectRefused(() => call('adminOfCompany', 'POST', `${url}/resend`), 'NOT_FOUND');
  });

  it('a person of another company', async () => {
    const pending = await world.addUser(stranger, false);
    const active = await world.addUser(stranger);
    const url = (userId: number) => `/api/organisation/members/${userId}`;
    await expectRefused(() => call('adminOfCompany', 'POST', `${url(pending)}/approval`), 'NOT_FOUND');
    await expectRefused(() => call('adminOfCompany', 'DELETE', url(pending), {}), 'NOT_FOUND');
    await expectRefused(() => call('adminOfCompany', 'DELETE', url(active), {}), 'NOT_FOUND');
    const change = { role: 'Admin', was: 'Member' };
    await expectRefused(() => call('adminOfCompany', 'PUT', `${url(active)}/role`, change), 'NOT_FOUND');
  });

  it('a registration that is not for the authority', async () => {
    for (const [isActive, code] of [
      [false, 'FORBIDDEN'],
      [true, 'CONFLICT'],
    ] as const) {
      const url = `/api/admin/pending-accounts/${await world.addUser(contractor, isActive)}`;
      await expectRefused(() => call('platformAdmin', 'POST', `${url}/approval`, {}), code);
      await expectRefused(() => call('platformAdmin', 'DELETE', url), code);
    }
  });

  it('a reviewer of another district', async () => {
    const change = { ...districtAdmin(), userId: world.users.epdElsewhere, revision: 1 };
    const url = '/api/admin/district-admins/Kowloon%20City';
    await expectRefused(() => call('platformAdmin', 'PUT', url, change), 'NOT_FOUND');
    await expectRefused(() => call('platformAdmin', 'PUT', url, { ...change, userId: world.users.owner }), 'NOT_FOUND');
    const body = { userId: world.users.epdElsewhere };
    await expectRefused(() => call('platformAdmin', 'POST', `${url}/password-link`, body), 'NOT_FOUND');
    const nowhere = '/api/admin/district-admins/Atlantis';
    await expectRefused(() => call('platformAdmin', 'PUT', nowhere, districtAdmin()), 'NOT_FOUND');
  });

  it('a year of unknown holidays', async () => {
    const day = { isHoliday: true, reason: 'Appointed' };
    await expectRefused(() => call('platformAdmin', 'PUT', '/api/admin/general-holidays/2099-01-05', day), 'NOT_FOUND');
    const year = { status: 'gazetted' };
    await expectRefused(() => call('platformAdmin', 'PUT', '/api/admin/holiday-years/2099', year), 'NOT_FOUND');
  });

  it('an account that is gone', async () => {
    const userId = await world.addUser(contractor);
    await world.one('update users set deleted_at = now(), is_active = false where id = $1 returning id', [userId]);
    const url = `/api/admin/users/${userId}`;
    await expectRefused(() => call('platformAdmin', 'GET', `${url}/successors`), 'NOT_FOUND');
    await expectRefused(() => call('platformAdmin', 'DELETE', url, {}), 'NOT_FOUND');
    await expectRefused(() => call('platformAdmin', 'POST', `${url}/restoration`), 'NOT_FOUND');
    for (const act of ['unlock', 'link', 'deactivation'])
      await expectRefused(() => call('platformAdmin', 'POST', `${url}/${act}`), 'NOT_FOUND');
    await expectRefused(() => call('platformAdmin', 'DELETE', `${url}/deactivation`), 'NOT_FOUND');
    const own = `/api/admin/users/${world.users.platformAdmin}`;
    await expectRefused(() => call('platformAdmin', 'DELETE', own, {}), 'OWN_ACCOUNT');
    await expectRefused(() => call('platformAdmin', 'POST', `${own}/deactivation`), 'OWN_ACCOUNT');
  });

  it('an invitation that is gone', async () => {
    const url = '/api/admin/invitations/999999';
    await expectRefused(() => call('platformAdmin', 'POST', `${url}/resend`), 'NOT_FOUND');
    await expectRefused(() => call('platformAdmin', 'DELETE', url), 'NOT_FOUND');
  });

  it('a database that there is not', async () => {
    for (const [method, path] of [
      ['GET', 'file'],
      ['POST', 'reading'],
      ['POST', `imports?fingerprint=${'0'.repeat(64)}&deletions=0`],
      ['GET', 'imports/last'],
      ['POST', 'undo'],
    ] as const) {
      const url = `/api/admin/databases/users/${path}`;
      const body = method === 'POST' ? { importId: 1 } : undefined;
      await expectRefused(() => call('platformAdmin', method, url, body), 'VALIDATION_FAILED');
    }
  });

  it('a deactivated machine', async () => {
    const equipmentId = await world.one(
      `insert into catalogue.equipment (name, sound_power, sound_power_min, sound_power_max, provenance, is_active)
       values ('Put away', 100, 90, 110, 'default', false) returning id`,
    );
    const url = `/api/admin/equipment/${equipmentId}`;
    await expectRefused(() => call('platformAdmin', 'PUT', url, machine), 'NOT_FOUND');
  });

  it('a member of another project', async () => {
    const projectId = await world.addProject('draft');
    const userId = await world.addUser(contractor);
    await world.one(
      `insert into project_members (project_id, user_id, role) values ($1, $2, 'readonly') returning user_id as id`,
      [await world.addProject('draft'), userId],
    );
    const url = `/api/projects/${projectId}/members/${userId}`;
    await expectRefused(() => call('owner', 'PUT', url, { role: 'member', was: 'readonly' }), 'NOT_FOUND');
    await expectRefused(() => call('owner', 'DELETE', url), 'NOT_FOUND');
  });

  it('a receiver of another project', async () => {
    const headers = await server.signIn('demo-epd');
    const [one, other] = await listCalculated();
    const receiver = await world.one(
      `select receiver_point_id as id from receiver_results
       where run_id = (select max(id) from calculation_runs where project_id = $1) limit 1`,
      [other],
    );
    const answer = await server.app.inject({ url: `/api/projects/${one}/receivers/${receiver}`, headers });
    expect(answer.json()).toMatchObject({ code: 'NOT_FOUND' });
  });

  it('a run of another project', async () => {
    const [projectId, other] = [await world.addProject('draft'), await world.addProject('draft')];
    const runId = await addRun(world, other);
    expect(await call('owner', 'GET', `/api/projects/${other}/runs/${runId}`)).toBe(200);
    await expectRefused(() => call('owner', 'GET', `/api/projects/${projectId}/runs/${runId}`), 'NOT_FOUND');
  });

  it('a supporting file of another project', async () => {
    const [projectId, other] = [await world.addProject('draft'), await world.addProject('draft')];
    const url = `/api/projects/${projectId}/materials/${await addMaterialTo(world, other)}`;
    await expectRefused(() => call('owner', 'GET', url), 'NOT_FOUND');
    await expectRefused(() => call('owner', 'DELETE', url), 'NOT_FOUND');
  });

  it('a comment on another project', async () => {
    const [projectId, other] = [await world.addProject('draft'), await world.addProject('draft')];
    const url = `/api/projects/${projectId}/comments/${await addComment(world, other)}`;
    await expectRefused(() => call('owner', 'PATCH', url, { isResolved: true }), 'NOT_FOUND');
    await expectRefused(() => call('owner', 'POST', `${url}/replies`, { text: 'x' }), 'NOT_FOUND');
  });

  it('a scenario of another project', async () => {
    const [projectId, other] = [await world.addProject('draft'), await world.addProject('draft')];
    const url = `/api/projects/${projectId}/scenarios/${await addScenario(world, other)}`;
    await expectRefused(() => call('owner', 'PUT', url, { name: 'x', note: '' }), 'NOT_FOUND');
    await expectRefused(() => call('owner', 'DELETE', url), 'NOT_FOUND');
    await expectRefused(() => call('owner', 'POST', `${url}/use`, { revision: 1 }), 'NOT_FOUND');
  });

  it('a draft of another project, or of somebody else', async () => {
    const [projectId, other] = [await world.addProject('submitted'), await world.addProject('submitted')];
    const { epdOfDistrict, platformAdmin } = world.users;
    const elsewhere = `/api/projects/${projectId}/comments/${await addCommentDraft(world, other, epdOfDistrict)}`;
    const foreign = `/api/projects/${other}/comments/${await addCommentDraft(world, projectId, platformAdmin)}`;
    for (const url of [elsewhere, foreign, foreign.replace(`${other}`, `${projectId}`)]) {
      await expectRefused(() => call('epdOfDistrict', 'DELETE', url), 204);
      await expectRefused(() => call('epdOfDistrict', 'PATCH', url, { text: 'x' }), 'NOT_FOUND');
      await expectRefused(() => call('epdOfDistrict', 'PATCH', url, { isResolved: true }), 'NOT_FOUND');
    }
  });

  it('a submission of another project', async () => {
    const [projectId, other] = [await world.addProject('submitted'), await world.addProject('submitted')];
    const [own, foreign] = [await addSubmission(world, projectId), await addSubmission(world, other)];
    const fileId = await addSubmissionFile(world, foreign);
    for (const path of ['', '/brief', `/files/${fileId}`, `/comparison?with=${foreign}`])
      expect(await call('otherCompany', 'GET', `/api/submissions/${foreign}${path}`)).toBe('NOT_FOUND');
    expect(await call('owner', 'GET', `/api/submissions/${own}/files/${fileId}`)).toBe('NOT_FOUND');
    expect(await call('owner', 'GET', `/api/submissions/${own}/comparison?with=${foreign}`)).toBe('NOT_FOUND');
  });

  it('an attachment of another project', async () => {
    const [projectId, other] = [await world.addProject('draft'), await world.addProject('draft')];
    const url = `/api/projects/${projectId}/attachments/${await addAttachmentTo(world, other)}`;
    await expectRefused(() => call('owner', 'GET', url), 'NOT_FOUND');
    await expectRefused(() => call('owner', 'DELETE', url), 'NOT_FOUND');
  });

  it('a table that there is not', async () => {
    const url = `/api/projects/${await world.addProject('draft')}/tables/users`;
    await expectRefused(() => call('owner', 'GET', url), 'VALIDATION_FAILED');
    const chart = '/api/admin/statistics/passwords';
    await expectRefused(() => call('platformAdmin', 'GET', chart), 'VALIDATION_FAILED');
  });

  it('a document of another project', async () => {
    const projectId = await world.addProject('draft');
    const runId = await addRun(world, projectId);
    const documentId = await world.one(
      `insert into documents (project_id, run_id, kind, requested_by) values ($1, $2, 'summary', $3) returning id`,
      [projectId, runId, world.users.owner],
    );
    for (const path of ['', '/file']) {
      expect(await call('otherCompany', 'GET', `/api/documents/${documentId}${path}`)).toBe('NOT_FOUND');
    }
  });
});

describe('[U23] [U12] in the body', () => {
  it('a submission of another project', async () => {
    const [projectId, other] = [await world.addProject('submitted'), await world.addProject('submitted')];
    await world.one('update projects set is_calculated = true where id = $1 returning id', [projectId]);
    const [own, foreign] = [await addSubmission(world, projectId), await addSubmission(world, other)];
    const url = `/api/projects/${projectId}`;
    const decision = { decision: 'reveal', submissionId: foreign };
    await expectRefused(() => call('epdOfDistrict', 'POST', `${url}/decision`, decision), 'NOT_FOUND');
    const comment = (submissionId: number, anchor: object) =>
      call('owner', 'POST', `${url}/comments`, { submissionId, anchor, text: 'x' });
    await expectRefused(() => comment(foreign, { kind: 'plan' }), 'NOT_FOUND');
    const pointId = await addReceiverPoint(world, other);
    await expectRefused(() => comment(own, { kind: 'receiver', pointId }), 'NOT_FOUND');
    const rowId = await addEquipmentRow(world, other, await addTask(world, other));
    await expectRefused(() => comment(own, { kind: 'row', rowId }), 'NOT_FOUND');
  });

  it('a zone of another project', async () => {
    const [projectId, other] = [await world.addProject('draft'), await world.addProject('draft')];
    const zoneId = await addZone(world, other);
    const centres = [{ zoneId, position: null }];
    const url = `/api/projects/${projectId}`;
    await expectRefused(() => call('owner', 'PUT', `${url}/centres`, { revision: 1, centres }), 'VALIDATION_FAILED');
    const zones = [{ id: zoneId, name: 'Zone 1', calculationType: 'A', outline, movedCentre: null }];
    const site = { revision: 1, radiusMetres: 300, parts: [outline], zones };
    await expectRefused(() => call('owner', 'PUT', `${url}/site`, site), 'VALIDATION_FAILED');
  });

  it('an activity of another project, and an activity in the zone of another', async () => {
    const [projectId, other] = [await world.addProject('draft'), await world.addProject('draft')];
    const [own, foreign] = [await addZone(world, projectId), await addZone(world, other)];
    const id = await world.one(
      `insert into tasks (project_id, zone_id, name, start_date, end_date)
       values ($1, $2, 'Piling', '2027-01-01', '2027-01-31') returning id`,
      [other, foreign],
    );
    const url = `/api/projects/${projectId}/schedule`;
    const task = { id: null, zoneId: own, constructionWork: '-', name: 'Mine', start: null, end: null };
    const save = (change: object) => call('owner', 'PUT', url, { revision: 1, tasks: [{ ...task, ...change }] });
    await expectRefused(() => save({ id }), 'VALIDATION_FAILED');
    await expectRefused(() => save({ zoneId: foreign }), 'SCHEDULE_INVALID');
  });

  it('equipment of an activity, a row, a file or a machine that is not the project’s', async () => {
    const [projectId, other] = [await world.addProject('draft'), await world.addProject('draft')];
    const [taskId, foreignTaskId] = [await addTask(world, projectId), await addTask(world, other)];
    const foreignRowId = await addEquipmentRow(world, other, foreignTaskId);
    const foreignFileId = await addMaterialTo(world, other);
    const url = `/api/projects/${projectId}/equipment`;
    const save = (change: object, task = taskId) => {
      const activities = [{ taskId: task, rows: [{ ...equipmentRow, ...change }] }];
      return call('owner', 'PUT', url, { revision: 1, activities });
    };
    await expectRefused(() => save({}, foreignTaskId), 'VALIDATION_FAILED');
    await expectRefused(() => save({ id: foreignRowId }), 'VALIDATION_FAILED');
    await expectRefused(() => save({ materialIds: [foreignFileId] }), 'VALIDATION_FAILED');
    await expectRefused(() => save({ equipmentId: 999_999 }), 'VALIDATION_FAILED');
    const ownRowId = await addEquipmentRow(world, projectId, taskId);
    const mitigate = (id: number, materialIds: readonly number[] = []) =>
      call('owner', 'PUT', `/api/projects/${projectId}/mitigation`, {
        revision: 1,
        rows: [{ id, measures: rowMeasures, materialIds }],
      });
    await expectRefused(() => mitigate(foreignRowId), 'VALIDATION_FAILED');
    await expectRefused(() => mitigate(ownRowId, [foreignFileId]), 'VALIDATION_FAILED');
    const elsewhere = await addTask(world, await world.addProject('draft'));
    const template = `${url}/template.csv?taskId=`;
    expect(await call('owner', 'GET', `${template}${elsewhere}`)).toBe('NOT_FOUND');
    expect(await call('owner', 'GET', `${template}${taskId}`)).toBe(200);
  });

  it('an unregistered site of another project', async () => {
    const [projectId, other] = [await world.addProject('draft'), await world.addProject('draft')];
    const id = await world.one(
      `insert into unregistered_sites (project_id, affect_degree, geom, buffer)
       select $1, 'Affected', square, st_multi(square)
       from st_makeenvelope(810000, 810000, 810010, 810010, 2326) as square returning id`,
      [other],
    );
    const sites = [{ id, affectDegree: 'Slightly Affected', radiusMetres: 1, outline }];
    const url = `/api/projects/${projectId}/unregistered-sites`;
    await expectRefused(() => call('owner', 'PUT', url, { revision: 1, sites }), 'VALIDATION_FAILED');
  });

  it('a receiver building of another project', async () => {
    const [projectId, other] = [await world.addProject('draft'), await world.addProject('draft')];
    await world.one(
      `insert into receiver_buildings (project_id, building_id, kind) values ($1, 4711, 'residential') returning id`,
      [other],
    );
    const nothing = { revision: 1, added: [], removed: [], criteria: [] };
    const url = `/api/projects/${projectId}/receiver-buildings`;
    for (const change of [
      { removed: [4711] },
      { criteria: [{ buildingId: 4711, criterion: 60 }] },
      { added: [{ buildingId: 4711, kind: 'residential' }] },
    ])
      await expectRefused(() => call('owner', 'PUT', url, { ...nothing, ...change }), 'VALIDATION_FAILED');
  });

  it('a receiver point of another project, and a building that only another project has', async () => {
    const [projectId, other] = [await world.addProject('draft'), await world.addProject('draft')];
    const pointId = await addReceiverPoint(world, other);
    const nothing = { revision: 1, points: [], removedIds: [] };
    for (const change of [
      { removedIds: [pointId] },
      { points: [{ ...receiverPoint, pointId }] },
      { points: [{ ...receiverPoint, buildingId: 1_000_001 }] },
    ])
      await expectRefused(
        () => call('owner', 'PUT', `/api/projects/${projectId}/receivers`, { ...nothing, ...change }),
        'VALIDATION_FAILED',
      );
  });

  it('a concurrent site of another project', async () => {
    const [projectId, other] = [await world.addProject('draft'), await world.addProject('draft')];
    const id = await world.one(
      `insert into concurrent_sites (project_id, name, display_order) values ($1, 'Pier 7', 1) returning id`,
      [other],
    );
    const body = { revision: 1, hasNeighbours: true, sites: [{ id, name: 'Mine' }] };
    const url = `/api/projects/${projectId}/concurrent-sites`;
    await expectRefused(() => call('owner', 'PUT', url, body), 'VALIDATION_FAILED');
  });

  it('a new owner from another company', async () => {
    const url = `/api/projects/${await world.addProject('draft')}/ownership`;
    const body = { userId: world.users.otherCompany, was: world.users.owner };
    await expectRefused(() => call('adminOfCompany', 'POST', url, body), 'NOT_FOUND');
  });

  it('a member who is pending, of the authority, or nobody', async () => {
    const url = `/api/projects/${await world.addProject('draft')}/members`;
    const people = [
      await world.addUser(contractor, false),
      world.users.epdOfDistrict,
      world.users.platformAdmin,
      999_999,
    ];
    for (const userId of people) {
      await expectRefused(() => call('owner', 'POST', url, { userId, role: 'member' }), 'NOT_FOUND');
    }
  });

  it('a successor from another company', async () => {
    const leaver = await world.addUser(contractor);
    await world.one(
      `insert into projects (title, owner_user_id, owner_company_id) values ('left behind', $1, $2) returning id`,
      [leaver, world.companies.A],
    );
    const url = `/api/organisation/members/${leaver}`;
    await expectRefused(
      () => call('adminOfCompany', 'DELETE', url, { successorId: world.users.otherCompany }),
      'NOT_FOUND',
    );
  });

  it('a company that does not exist', async () => {
    const userId = await world.addUser({ type: 'Contractor Admin', company: 'A', district: null }, false);
    const url = `/api/admin/pending-accounts/${userId}/approval`;
    await expectRefused(() => call('platformAdmin', 'POST', url, { joinCompanyId: 999_999 }), 'NOT_FOUND');
  });

  it('a title check that names the project of somebody else says nothing about it', async () => {
    const projectId = await world.addProject('draft');
    const title = `Only theirs ${randomUUID()}`;
    await world.one('update projects set title = $1 where id = $2 returning id', [title, projectId]);
    const check = (exceptProjectId: number | null) =>
      call('otherCompany', 'POST', '/api/projects/title-check', { title, exceptProjectId });
    expect(await check(projectId)).toBe('NOT_FOUND');
    expect(await check(null)).toBe(200);
  });
});

/** Two submitted and calculated projects. */
async function listCalculated(): Promise<readonly [number, number]> {
  const pick = (offset: number) =>
    world.one(
      'select id from projects where is_calculated and submitted_at is not null order by id offset $1 limit 1',
      [offset],
    );
  return [await pick(0), await pick(1)];
}
