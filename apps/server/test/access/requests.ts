import { randomUUID } from 'node:crypto';
import { BLANK_TEXTS, hongKongToday, startReport } from '@quietsite/domain';
import type { World } from './world.ts';

/** A request that is valid in every respect except, perhaps, its user. */
export interface PreparedRequest {
  readonly parameters?: Readonly<Record<string, number | string>>;
  readonly query?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: unknown;
}

interface Recipe {
  /** The result when permission is not the obstacle: a status, or the code of a later error. */
  readonly allowed: number | string;
  readonly prepare?: (world: World, projectId: number) => PreparedRequest | Promise<PreparedRequest>;
}

const member = { type: 'Contractor Member', company: 'A', district: null } as const;
const information = {
  title: '',
  proponent: 'a',
  agreement: 'b',
  mainContractor: 'c',
  engineerConsultant: 'd',
  bufferRadiusMetres: 300,
  eiaReference: '',
  description: '',
  specialFeature: '',
};
const freshInformation = () => ({ ...information, title: `matrix ${randomUUID()}` });
const person = { firstName: 'A', lastName: 'B', phone: '' };
const freshName = () => `m${randomUUID().slice(0, 18)}`;
const token = { token: 'not-a-token' };
const zones = { parameters: { collectionId: 'zones' } };
const ok = { allowed: 200 } as const;

const EMPTY_INPUT = { zones: [], tasks: [], rows: [], receivers: [], neighbours: [] };

/** A cancelled run of an empty project. */
export const addRun = (world: World, projectId: number) =>
  world.one(
    `insert into calculation_runs (project_id, project_revision, requested_by, engine_version, input_hash, input, status)
     values ($1, 1, $2, '', '', $3, 'cancelled') returning id`,
    [projectId, world.users.owner, JSON.stringify(EMPTY_INPUT)],
  );

async function addDocument(world: World, projectId: number): Promise<PreparedRequest> {
  const runId = await addRun(world, projectId);
  const documentId = await world.one(
    `insert into documents (project_id, run_id, kind, requested_by, status, file_key, size_bytes)
     values ($1, $2, 'summary', $3, 'done', 'ab/' || gen_random_uuid(), 1) returning id`,
    [projectId, runId, world.users.owner],
  );
  return { parameters: { documentId } };
}

export const addMaterialTo = (world: World, projectId: number) =>
  world.one(
    `insert into support_materials (project_id, file_name, media_type, size_bytes, sha256, file_key)
     values ($1, 'proof.pdf', 'application/pdf', 1, '', 'ab/' || gen_random_uuid()) returning id`,
    [projectId],
  );

const addMaterial = async (world: World, projectId: number): Promise<PreparedRequest> => ({
  parameters: { materialId: await addMaterialTo(world, projectId) },
});

/** A pending submission of a project of the matrix. */
export const addSubmission = async (world: World, projectId: number) =>
  world.one(
    `insert into submissions (project_id, number, request_key, run_id, project_revision, submitted_by, email,
       role_in_project, submitted_at, bundle_hash)
     values ($1, 1, gen_random_uuid(), $2, 1, $3, 'x@matrix.example', 'x', now(), '') returning id`,
    [projectId, await addRun(world, projectId), world.users.owner],
  );

const prepareSubmission = async (world: World, projectId: number) => ({
  parameters: { submissionId: await addSubmission(world, projectId) },
});

export const addSubmissionFile = (world: World, submissionId: number, kind: 'document' | 'inputs' = 'document') =>
  world.one(
    `insert into submission_files (submission_id, name, kind, media_type, size_bytes, sha256, file_key)
     values ($1, $2, $2, 'application/pdf', 1, '', 'ab/' || gen_random_uuid()) returning id`,
    [submissionId, kind],
  );

export const addComment = async (world: World, projectId: number) =>
  world.one(
    `insert into review_comments (project_id, submission_id, anchor, body, author_id, is_by_authority)
     values ($1, $2, '{"kind":"plan"}', 'x', $3, true) returning id`,
    [projectId, await addSubmission(world, projectId), world.users.epdOfDistrict],
  );

export const addCommentDraft = async (world: World, projectId: number, authorId = world.users.holder) =>
  world.one(
    `insert into review_drafts (project_id, submission_id, anchor, body, author_id)
     values ($1, $2, '{"kind":"plan"}', 'x', $3) returning id`,
    [projectId, await addSubmission(world, projectId), authorId],
  );

export const addAttachmentTo = (world: World, projectId: number) =>
  world.one(
    `insert into attachments (project_id, file_name, media_type, size_bytes, sha256, file_key)
     values ($1, 'plan.pdf', 'application/pdf', 1, '', 'ab/' || gen_random_uuid()) returning id`,
    [projectId],
  );

const addAttachment = async (world: World, projectId: number): Promise<PreparedRequest> => ({
  parameters: { attachmentId: await addAttachmentTo(world, projectId) },
});

const reportText = startReport(null, hongKongToday(new Date()));

/** A square of 10 m in open water, with nothing nearby. */
export const outline = [
  [
    [810_000, 810_000],
    [810_010, 810_000],
    [810_010, 810_010],
    [810_000, 810_010],
    [810_000, 810_000],
  ],
];

export const addZone = (world: World, projectId: number) =>
  world.one(
    `insert into zones (project_id, display_order, name, geom, centre)
     select $1, 1, 'Zone 1', square, st_centroid(square)
     from st_makeenvelope(810000, 810000, 810010, 810010, 2326) as square returning id`,
    [projectId],
  );

export const addTask = async (world: World, projectId: number) =>
  world.one(
    `insert into tasks (project_id, zone_id, name, start_date, end_date)
     values ($1, $2, 'Piling', '2027-01-01', '2027-01-31') returning id`,
    [projectId, await addZone(world, projectId)],
  );

export const equipmentRow = {
  ...{ id: null, equipmentId: null, officialId: '', name: 'Water cannon', quantity: 1, soundPower: 100 },
  ...{ timePercent: 50, start: '2027-01-01', end: '2027-01-31', timePeriod: null, ...BLANK_TEXTS },
  ...{ fixedLocation: null, materialIds: [] },
};

/** Measures valid for any equipment. */
export const rowMeasures = {
  ...{ quieterMethodName: '', quieterMethodSoundPower: 0, quieterEquipmentName: '', quieterEquipmentSoundPower: 0 },
  ...{ enclosureDba: -5, barrierDba: 0, customMethodDba: 0, customMethodName: '' },
};

export const addEquipmentRow = async (world: World, projectId: number, taskId: number) =>
  world.one(
    `insert into equipment_rows (project_id, task_id, name, quantity, sound_power, default_sound_power, time_percent,
       start_date, end_date) values ($1, $2, 'Lorry', 1, 100, 100, 50, '2027-01-01', '2027-01-31') returning id`,
    [projectId, taskId],
  );

/** A new point without a building. */
export const receiverPoint = {
  ...{ pointId: null, buildingId: null, position: [810_050, 810_000], name: '', criterion: 70, isSelected: true },
  ...{ otherCriteria: [], contributions: [] },
};

/** A scenario that is not in use. */
export const addScenario = (world: World, projectId: number) =>
  world.one(
    `insert into mitigation_scenarios (project_id, letter, kept_rows, created_by, created_at, kept_at)
     values ($1, 'A', '[]', $2, now(), now()) returning id`,
    [projectId, world.users.owner],
  );

const prepareScenario = async (world: World, projectId: number, body?: object): Promise<PreparedRequest> => ({
  parameters: { scenarioId: await addScenario(world, projectId) },
  ...(body && { body }),
});

export const addReceiverPoint = (world: World, projectId: number) =>
  world.one(
    `with building as (
       insert into receiver_buildings (project_id, building_id, kind) values ($1, 1000001, 'other') returning id)
     insert into receiver_points (project_id, receiver_building_id, geom)
     select $1, id, st_setsrid(st_makepoint(810050, 810000), 2326) from building returning id`,
    [projectId],
  );

/** One file in the field 'file', as sent by a browser. */
function upload(name: string, content: string): PreparedRequest {
  const boundary = 'matrix';
  const head = `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="${name}"\r\ncontent-type: application/zip`;
  return {
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
    body: `${head}\r\n\r\n${content}\r\n--${boundary}--\r\n`,
  };
}

const addColleague = async (world: World, isActive: boolean) => ({
  parameters: { userId: await world.addUser(member, isActive) },
});

async function addProjectMember(world: World, projectId: number): Promise<number> {
  const userId = await world.addUser(member);
  await world.one(
    `insert into project_members (project_id, user_id, role) values ($1, $2, 'readonly') returning user_id as id`,
    [projectId, userId],
  );
  return userId;
}

async function addInvitation(world: World): Promise<PreparedRequest> {
  const invitationId = await world.one(
    `insert into account_links (kind, token_hash, sender_id, email, company_id, user_type, expires_at)
     values ('invitation', decode(md5($1), 'hex'), $2, $1 || '@matrix.example', $3, 'Contractor Member', now() + interval '1 day') returning id`,
    [randomUUID(), world.users.adminOfCompany, world.companies.A],
  );
  return { parameters: { invitationId } };
}

const equipmentDatabase = { parameters: { database: 'equipment' } } as const;
/** An entry of the equipment database. */
export const machine = {
  ...{ officialId: '', name: 'Matrix machine', soundPower: 100, soundPowerMin: 90, soundPowerMax: 110, percentMin: 10 },
  ...{ isQpme: false, revision: 1 },
};

const addMachine = (world: World) =>
  world.one(
    `insert into catalogue.equipment (official_id, name, sound_power, sound_power_min, sound_power_max, percent_min, is_qpme, provenance, source)
     select '', gen_random_uuid()::text, sound_power, sound_power_min, sound_power_max, percent_min, is_qpme, provenance, source
     from catalogue.equipment limit 1 returning id`,
  );

/** A reviewer for a district without one. */
export const districtAdmin = () => ({
  ...{ ...person, userId: null, revision: 0, username: freshName(), email: `${freshName()}@x.hk` },
});

const addPendingAdmin = async (world: World) => ({
  parameters: { userId: await world.addUser({ type: 'Contractor Admin', company: 'A', district: null }, false) },
});

/** One for each documented route; a route without one fails the matrix. */
export const recipes: Readonly<Record<string, Recipe>> = {
  'GET /api/configuration': ok,
  'GET /api/catalogue/equipment': ok,
  'GET /api/catalogue/works': ok,
  'GET /api/catalogue/quieter-methods': ok,
  'GET /api/catalogue/quieter-equipment': ok,
  'GET /api/catalogue/fits': ok,
  'GET /api/catalogue/relationships': ok,
  'POST /api/session': { allowed: 'UNKNOWN_USER', prepare: () => ({ body: { username: freshName(), password: 'x' } }) },
  'POST /api/session/twofactor': { allowed: 'TWO_FACTOR_INVALID', prepare: () => ({ body: { code: '000000' } }) },
  'POST /api/session/twofactor/resend': { allowed: 'TWO_FACTOR_INVALID' },
  'GET /api/session': ok,
  'POST /api/session/extension': ok,
  'DELETE /api/session': { allowed: 204 },
  'POST /api/accounts': {
    allowed: 201,
    prepare: () => ({
      body: {
        ...person,
        username: freshName(),
        password: 'quiet-harbour-7',
        company: 'Matrix Company A',
        email: `${freshName()}@x.hk`,
      },
    }),
  },
  'POST /api/accounts/availability': { allowed: 200, prepare: () => ({ body: { username: freshName() } }) },
  'GET /api/companies': { allowed: 200, prepare: () => ({ query: '?text=harbour' }) },
  'POST /api/password-resets': { allowed: 'UNKNOWN_USER', prepare: () => ({ body: { username: freshName() } }) },
  'POST /api/password-resets/account': { allowed: 'LINK_INVALID', prepare: () => ({ body: token }) },
  'PUT /api/password-resets': {
    allowed: 'LINK_INVALID',
    prepare: () => ({ body: { ...token, password: 'quiet-harbour-7' } }),
  },
  'POST /api/approvals/request': { allowed: 'LINK_INVALID', prepare: () => ({ body: token }) },
  'POST /api/approvals': { allowed: 'LINK_INVALID', prepare: () => ({ body: { ...token, decision: 'approve' } }) },
  'POST /api/invitations/account': { allowed: 'LINK_INVALID', prepare: () => ({ body: token }) },
  'POST /api/invitations': {
    allowed: 'LINK_INVALID',
    prepare: () => ({ body: { ...token, ...person, username: freshName(), password: 'quiet-harbour-7' } }),
  },
  'POST /api/registrations/status': { allowed: 'LINK_INVALID', prepare: () => ({ body: token }) },
  'POST /api/registrations/confirmation': { allowed: 'LINK_INVALID', prepare: () => ({ body: token }) },
  'POST /api/email-confirmations': { allowed: 'LINK_INVALID', prepare: () => ({ body: token }) },
  'GET /api/places': { allowed: 200, prepare: () => ({ query: '?q=kai' }) },
  'GET /api/profile': ok,
  'PUT /api/profile/language': { allowed: 204, prepare: () => ({ body: { language: 'en' } }) },
  'PUT /api/profile': {
    allowed: 'WRONG_PASSWORD',
    prepare: () => ({ body: { ...person, email: `${freshName()}@x.hk`, revision: 1, currentPassword: '' } }),
  },
  'GET /api/tokens': ok,
  'POST /api/tokens': {
    allowed: 201,
    prepare: () => ({ body: { name: 'matrix', scopes: ['layers:read'], currentPassword: 'quiet-demo-1' } }),
  },
  'DELETE /api/tokens/{tokenId}': { allowed: 204, prepare: () => ({ parameters: { tokenId: 999_999 } }) },
  'GET /api/organisation': ok,
  'GET /api/organisation/projects': ok,
  'POST /api/organisation/invitations': { allowed: 201, prepare: () => ({ body: { email: `${freshName()}@x.hk` } }) },
  'POST /api/organisation/invitations/{invitationId}/resend': { allowed: 204, prepare: addInvitation },
  'DELETE /api/organisation/invitations/{invitationId}': { allowed: 204, prepare: addInvitation },
  'POST /api/organisation/members/{userId}/approval': { allowed: 204, prepare: (world) => addColleague(world, false) },
  'DELETE /api/organisation/members/{userId}': {
    allowed: 204,
    prepare: async (world) => ({ ...(await addColleague(world, true)), body: {} }),
  },
  'PUT /api/organisation/members/{userId}/role': {
    allowed: 204,
    prepare: async (world) => ({ ...(await addColleague(world, true)), body: { role: 'Admin', was: 'Member' } }),
  },
  'GET /api/admin/pending-accounts': ok,
  'POST /api/admin/pending-accounts/{userId}/approval': {
    allowed: 204,
    prepare: async (world) => ({ ...(await addPendingAdmin(world)), body: {} }),
  },
  'DELETE /api/admin/pending-accounts/{userId}': { allowed: 204, prepare: addPendingAdmin },
  'POST /api/admin/invitations': {
    allowed: 201,
    prepare: () => ({ body: { email: `${freshName()}@x.hk`, company: `Company ${randomUUID()}` } }),
  },
  'GET /api/admin/invitations': ok,
  'POST /api/admin/invitations/{invitationId}/resend': { allowed: 204, prepare: addInvitation },
  'DELETE /api/admin/invitations/{invitationId}': { allowed: 204, prepare: addInvitation },
  'GET /api/admin/overview': ok,
  'GET /api/admin/failed-work': ok,
  'GET /api/admin/statistics': ok,
  'GET /api/district-calendar': { allowed: 200, prepare: async () => ({ query: '?year=2027' }) },
  'GET /api/district-calendar/clashes.csv': { allowed: 200, prepare: async () => ({ query: '?year=2027' }) },
  'GET /api/review-desk': ok,
  'GET /api/review-desk/count': ok,
  'PUT /api/review-desk/{projectId}/assignment': {
    allowed: 200,
    prepare: async (world, projectId) => {
      await addSubmission(world, projectId);
      return { body: { officerId: world.users.epdOfDistrict, expectedOfficerId: null } };
    },
  },
  'GET /api/admin/districts': ok,
  'GET /api/district-calendar/dates': {
    allowed: 'NOT_FOUND',
    prepare: () => ({ query: '?projectId=999999&pointId=999999&day=2027-03-01' }),
  },
  'GET /api/district-calendar/parts': {
    allowed: 'NOT_FOUND',
    prepare: () => ({ query: '?projectId=999999&pointId=999999&day=2027-03-01' }),
  },
  'GET /api/district-calendar/site-clashes': {
    allowed: 'NOT_FOUND',
    prepare: () => ({ query: '?projectId=999999' }),
  },
  'GET /api/admin/statistics/{chart}': { allowed: 200, prepare: () => ({ parameters: { chart: 'users' } }) },
  'GET /api/admin/exports/users.csv': ok,
  'GET /api/admin/exports/projects.csv': ok,
  'GET /api/general-holidays': ok,
  'PUT /api/admin/general-holidays/{day}': {
    allowed: 'NOT_FOUND',
    prepare: () => ({ parameters: { day: '2099-01-05' }, body: { isHoliday: true, reason: 'Appointed' } }),
  },
  'PUT /api/admin/holiday-years/{year}': {
    allowed: 200,
    prepare: () => ({ parameters: { year: 2028 }, body: { status: 'gazetted' } }),
  },
  'GET /api/admin/kind-words': ok,
  'PUT /api/admin/kind-words': {
    allowed: 'CONFLICT',
    prepare: () => ({ body: { word: 'church', from: 'hotel', to: null, reason: 'Appointed' } }),
  },
  'GET /api/admin/district-admins': ok,
  'PUT /api/admin/district-admins/{district}': {
    allowed: 200,
    prepare: () => ({ parameters: { district: 'Tuen Mun' }, body: districtAdmin() }),
  },
  'POST /api/admin/district-admins/{district}/password-link': {
    allowed: 200,
    prepare: (world) => ({ parameters: { district: 'Islands' }, body: { userId: world.users.epdElsewhere } }),
  },
  'GET /api/admin/databases/{database}/file': { allowed: 200, prepare: () => equipmentDatabase },
  'POST /api/admin/databases/{database}/reading': {
    allowed: 'FILE_REFUSED',
    prepare: () => ({ ...equipmentDatabase, ...upload('Equipment.csv', 'no,header') }),
  },
  'POST /api/admin/databases/{database}/imports': {
    allowed: 'FILE_REFUSED',
    prepare: () => ({
      ...{ ...equipmentDatabase, ...upload('Equipment.csv', 'no,header') },
      query: `?fingerprint=${'0'.repeat(64)}&deletions=0`,
    }),
  },
  'GET /api/admin/databases/{database}/imports/last': { allowed: 200, prepare: () => equipmentDatabase },
  'POST /api/admin/databases/{database}/undo': {
    allowed: 200,
    prepare: () => ({ ...equipmentDatabase, body: { importId: 999_999 } }),
  },
  'GET /api/admin/equipment': ok,
  'PUT /api/admin/equipment/{equipmentId}': {
    allowed: 200,
    prepare: async (world) => ({
      parameters: { equipmentId: await addMachine(world) },
      body: { ...machine, name: `Machine ${randomUUID()}` },
    }),
  },
  'GET /api/admin/users': ok,
  'GET /api/admin/users/{userId}/successors': { allowed: 200, prepare: (world) => addColleague(world, true) },
  'DELETE /api/admin/users/{userId}': {
    allowed: 204,
    prepare: async (world) => ({ ...(await addColleague(world, true)), body: {} }),
  },
  'POST /api/admin/users/{userId}/unlock': { allowed: 204, prepare: (world) => addColleague(world, true) },
  'POST /api/admin/users/{userId}/link': { allowed: 200, prepare: (world) => addColleague(world, true) },
  'POST /api/admin/users/{userId}/deactivation': { allowed: 204, prepare: (world) => addColleague(world, true) },
  'DELETE /api/admin/users/{userId}/deactivation': {
    allowed: 204,
    prepare: async (world) => {
      const prepared = await addColleague(world, true);
      await world.one(`update users set is_active = false, deactivated_at = now() where id = $1 returning id`, [
        prepared.parameters?.userId,
      ]);
      return prepared;
    },
  },
  'GET /api/admin/deleted-users': ok,
  'POST /api/admin/users/{userId}/restoration': {
    allowed: 204,
    prepare: async (world) => {
      const prepared = await addColleague(world, true);
      await world.one(
        `update users set deleted_at = now(), is_active = false, deleted_by = $2 where id = $1 returning id`,
        [prepared.parameters?.userId, world.users.platformAdmin],
      );
      return prepared;
    },
  },
  'GET /api/projects': ok,
  'GET /api/projects/progress': { allowed: 200, prepare: () => ({ query: '?ids=1' }) },
  'GET /api/projects/cards': { allowed: 200, prepare: () => ({ query: '?ids=1' }) },
  'GET /api/projects/news': ok,
  'PUT /api/projects/news': { allowed: 204, prepare: () => ({ body: { until: new Date().toISOString() } }) },
  'GET /api/deleted-projects': ok,
  'POST /api/projects': { allowed: 201, prepare: () => ({ body: freshInformation() }) },
  'POST /api/projects/sample': { allowed: 201, prepare: () => ({}) },
  'POST /api/projects/title-check': { allowed: 200, prepare: () => ({ body: { title: 'Harbour' } }) },
  'GET /api/projects/{projectId}': ok,
  'DELETE /api/projects/{projectId}': { allowed: 204, prepare: () => ({ body: { revision: 1 } }) },
  'PUT /api/projects/{projectId}/archiving': { allowed: 204, prepare: () => ({ body: { isArchived: true } }) },
  'POST /api/projects/{projectId}/restoration': {
    allowed: 204,
    prepare: async (world, projectId) => {
      await world.one('update projects set deleted_at = now() where id = $1 returning id', [projectId]);
      return {};
    },
  },
  'PUT /api/projects/{projectId}/information': {
    allowed: 200,
    prepare: () => ({ body: { ...freshInformation(), revision: 1 } }),
  },
  'POST /api/projects/{projectId}/copies': {
    allowed: 201,
    prepare: () => ({ body: { as: 'version', commencementDate: null, isEquipmentKept: false } }),
  },
  'POST /api/projects/{projectId}/lease': { allowed: 200, prepare: () => ({ body: {} }) },
  'DELETE /api/projects/{projectId}/lease': { allowed: 204 },
  'POST /api/projects/{projectId}/lease/closing': { allowed: 204 },
  'GET /api/projects/{projectId}/members': ok,
  'POST /api/projects/{projectId}/members': {
    allowed: 201,
    prepare: async (world) => ({ body: { userId: await world.addUser(member), role: 'member' } }),
  },
  'PUT /api/projects/{projectId}/members/{userId}': {
    allowed: 204,
    prepare: async (world, projectId) => ({
      parameters: { userId: await addProjectMember(world, projectId) },
      body: { role: 'member', was: 'readonly' },
    }),
  },
  'DELETE /api/projects/{projectId}/members/{userId}': {
    allowed: 204,
    prepare: async (world, projectId) => ({ parameters: { userId: await addProjectMember(world, projectId) } }),
  },
  'POST /api/projects/{projectId}/member-search': { allowed: 200, prepare: () => ({ body: { text: 'matrix' } }) },
  'POST /api/projects/{projectId}/ownership': {
    allowed: 204,
    prepare: (world) => ({ body: { userId: world.users.sameCompany, was: world.users.owner } }),
  },
  'GET /api/projects/{projectId}/activity': ok,
  'GET /api/projects/{projectId}/events': ok,
  'GET /api/projects/{projectId}/steps': ok,
  'GET /api/projects/{projectId}/map': ok,
  'GET /api/projects/{projectId}/programme': ok,
  'POST /api/projects/{projectId}/site/surroundings': {
    allowed: 200,
    prepare: () => ({ body: { radiusMetres: 300, parts: [outline] } }),
  },
  'POST /api/projects/{projectId}/site/approved-sites': {
    allowed: 200,
    prepare: () => ({ body: { radiusMetres: 300, parts: [outline], view: null } }),
  },
  'PUT /api/projects/{projectId}/site': {
    allowed: 200,
    prepare: () => ({ body: { revision: 1, radiusMetres: 300, parts: [outline], zones: [] } }),
  },
  // Not a valid file: permission is checked before content.
  'POST /api/projects/{projectId}/shapes': { allowed: 'FILE_REFUSED', prepare: () => upload('site.zip', 'not a zip') },
  'POST /api/projects/{projectId}/schedule/reading': {
    allowed: 'FILE_REFUSED',
    prepare: () => upload('programme.csv', 'not a schedule'),
  },
  'GET /api/projects/{projectId}/screening': ok,
  'PUT /api/projects/{projectId}/screening': {
    allowed: 200,
    prepare: () => ({ body: { revision: 1, isOn: false, zones: [], excluded: [], barriers: [] } }),
  },
  'PUT /api/projects/{projectId}/centres': {
    allowed: 200,
    prepare: async (world, projectId) => ({
      body: { revision: 1, centres: [{ zoneId: await addZone(world, projectId), position: null }] },
    }),
  },
  'PUT /api/projects/{projectId}/unregistered-sites': {
    allowed: 200,
    prepare: () => ({
      body: { revision: 1, sites: [{ id: null, affectDegree: 'Affected', radiusMetres: 300, outline }] },
    }),
  },
  'PUT /api/projects/{projectId}/receiver-buildings': {
    allowed: 200,
    prepare: () => ({ body: { revision: 1, added: [], removed: [], criteria: [] } }),
  },
  'GET /api/projects/{projectId}/receiver-buildings/candidates': {
    allowed: 200,
    prepare: () => ({ query: '?text=a' }),
  },
  'GET /api/projects/{projectId}/receiver-buildings/proposed': ok,
  'GET /api/projects/{projectId}/neighbours': ok,
  'GET /api/projects/{projectId}/receivers': ok,
  'PUT /api/projects/{projectId}/receivers': {
    allowed: 200,
    prepare: () => ({ body: { revision: 1, points: [receiverPoint], removedIds: [] } }),
  },
  'GET /api/projects/{projectId}/concurrent-sites': ok,
  'PUT /api/projects/{projectId}/concurrent-sites': {
    allowed: 200,
    prepare: () => ({ body: { revision: 1, hasNeighbours: true, sites: [{ id: null, name: 'Pier 7' }] } }),
  },
  'PUT /api/projects/{projectId}/equipment': {
    allowed: 200,
    prepare: async (world, projectId) => ({
      body: { revision: 1, activities: [{ taskId: await addTask(world, projectId), rows: [equipmentRow] }] },
    }),
  },
  'PUT /api/projects/{projectId}/mitigation': {
    allowed: 200,
    prepare: async (world, projectId) => {
      const id = await addEquipmentRow(world, projectId, await addTask(world, projectId));
      return { body: { revision: 1, rows: [{ id, measures: rowMeasures, materialIds: [] }] } };
    },
  },
  'GET /api/projects/{projectId}/scenarios': ok,
  'POST /api/projects/{projectId}/scenarios': {
    allowed: 200,
    prepare: () => ({ body: { revision: 1, key: randomUUID(), name: 'Quiet', note: '' } }),
  },
  'PUT /api/projects/{projectId}/scenarios/{scenarioId}': {
    allowed: 200,
    prepare: (world, projectId) => prepareScenario(world, projectId, { name: 'Quiet', note: '' }),
  },
  'DELETE /api/projects/{projectId}/scenarios/{scenarioId}': { allowed: 200, prepare: prepareScenario },
  'POST /api/projects/{projectId}/scenarios/{scenarioId}/use': {
    allowed: 200,
    prepare: (world, projectId) => prepareScenario(world, projectId, { revision: 1 }),
  },
  // A table without column names, which is detected only after the permission check.
  'POST /api/projects/{projectId}/equipment/reading': {
    allowed: 'FILE_REFUSED',
    prepare: async (world, projectId) => ({
      ...upload('Equipment.csv', 'Lorry'),
      query: `?taskId=${await addTask(world, projectId)}`,
    }),
  },
  'GET /api/projects/{projectId}/equipment/template.csv': ok,
  'PUT /api/projects/{projectId}/schedule': {
    allowed: 200,
    prepare: async (world, projectId) => {
      const task = { id: null, constructionWork: '-', name: 'Piling', start: null, end: null };
      return { body: { revision: 1, tasks: [{ ...task, zoneId: await addZone(world, projectId) }] } };
    },
  },
  'PUT /api/projects/{projectId}/working-calendar': {
    allowed: 200,
    prepare: () => ({ body: { revision: 1, calendar: null, everyDayTaskIds: [] } }),
  },
  'GET /api/projects/{projectId}/schedule/template.csv': ok,
  'GET /api/projects/{projectId}/schedule/template.xlsx': ok,
  'POST /api/projects/{projectId}/submission': {
    allowed: 'REPORT_INCOMPLETE',
    prepare: () => ({ body: { key: randomUUID(), contact: { email: 'x@matrix.example', roleInProject: 'x' } } }),
  },
  'GET /api/projects/{projectId}/review': ok,
  'POST /api/projects/{projectId}/decision': {
    allowed: 200,
    prepare: async (world, projectId) => {
      await world.one('update projects set is_calculated = true where id = $1 returning id', [projectId]);
      return { body: { decision: 'reveal', submissionId: await addSubmission(world, projectId) } };
    },
  },
  'POST /api/projects/{projectId}/comments': {
    allowed: 201,
    prepare: async (world, projectId) => {
      const submissionId = await addSubmission(world, projectId);
      return { body: { submissionId, anchor: { kind: 'plan' }, text: 'x' } };
    },
  },
  'POST /api/projects/{projectId}/comments/sending': ok,
  'POST /api/projects/{projectId}/comments/{commentId}/replies': {
    allowed: 201,
    prepare: async (world, projectId) => ({
      parameters: { commentId: await addComment(world, projectId) },
      body: { text: 'x' },
    }),
  },
  // Users can discard only their own drafts; this one belongs to someone else and stays.
  'DELETE /api/projects/{projectId}/comments/{commentId}': {
    allowed: 204,
    prepare: async (world, projectId) => ({ parameters: { commentId: await addCommentDraft(world, projectId) } }),
  },
  'PATCH /api/projects/{projectId}/comments/{commentId}': {
    allowed: 200,
    prepare: async (world, projectId) => ({
      parameters: { commentId: await addComment(world, projectId) },
      body: { isResolved: true },
    }),
  },
  'GET /api/submissions/{submissionId}': { allowed: 200, prepare: prepareSubmission },
  // The file is missing from the store.
  'GET /api/submissions/{submissionId}/files/{fileId}': {
    allowed: 'INTERNAL',
    prepare: async (world, projectId) => {
      const submissionId = await addSubmission(world, projectId);
      return { parameters: { submissionId, fileId: await addSubmissionFile(world, submissionId) } };
    },
  },
  // The inputs are missing from the store.
  'GET /api/submissions/{submissionId}/brief': {
    allowed: 'INTERNAL',
    prepare: async (world, projectId) => {
      const prepared = await prepareSubmission(world, projectId);
      await addSubmissionFile(world, prepared.parameters.submissionId, 'inputs');
      return prepared;
    },
  },
  'GET /api/submissions/{submissionId}/comparison': {
    allowed: 'INTERNAL',
    prepare: async (world, projectId) => {
      const prepared = await prepareSubmission(world, projectId);
      await addSubmissionFile(world, prepared.parameters.submissionId, 'inputs');
      return { ...prepared, query: `?with=${prepared.parameters.submissionId}` };
    },
  },
  'GET /api/schemas/submission': ok,
  'POST /api/projects/{projectId}/materials': { allowed: 201, prepare: () => upload('proof.pdf', '%PDF-1.7\n%%EOF') },
  // The file is missing from the store, which is detected only after the permission check.
  'GET /api/projects/{projectId}/materials/{materialId}': { allowed: 'INTERNAL', prepare: addMaterial },
  'DELETE /api/projects/{projectId}/materials/{materialId}': { allowed: 204, prepare: addMaterial },
  'POST /api/projects/{projectId}/calculation': { allowed: 'NO_ZONES' },
  'GET /api/projects/{projectId}/calculation': ok,
  'DELETE /api/projects/{projectId}/calculation': { allowed: 'RUN_NOT_ACTIVE' },
  'GET /api/projects/{projectId}/calculation/input': ok,
  'GET /api/projects/{projectId}/runs': ok,
  'GET /api/projects/{projectId}/runs/{runId}': {
    allowed: 200,
    prepare: async (world, projectId) => ({ parameters: { runId: await addRun(world, projectId) } }),
  },
  'GET /api/projects/{projectId}/results': { allowed: 'NOT_CALCULATED' },
  'GET /api/projects/{projectId}/results/equipment': { allowed: 'NOT_CALCULATED' },
  'GET /api/projects/{projectId}/results/overview': { allowed: 'NOT_CALCULATED' },
  'GET /api/projects/{projectId}/results/receivers': { allowed: 'NOT_CALCULATED' },
  'GET /api/projects/{projectId}/receivers/{pointId}': {
    allowed: 'NOT_CALCULATED',
    prepare: () => ({ parameters: { pointId: 1 } }),
  },
  'POST /api/projects/{projectId}/documents': {
    allowed: 'NOT_CALCULATED',
    prepare: () => ({ body: { kind: 'summary' } }),
  },
  'GET /api/projects/{projectId}/documents': ok,
  'GET /api/projects/{projectId}/report': ok,
  'PUT /api/projects/{projectId}/report/draft': {
    allowed: 200,
    prepare: () => ({ body: { revision: 0, input: reportText, contact: { email: '', roleInProject: '' } } }),
  },
  'POST /api/projects/{projectId}/report/preview': {
    allowed: 'NOT_CALCULATED',
    prepare: () => ({ body: { input: reportText } }),
  },
  'POST /api/projects/{projectId}/attachments': { allowed: 201, prepare: () => upload('plan.pdf', '%PDF-1.7\n%%EOF') },
  'GET /api/projects/{projectId}/attachments/{attachmentId}': { allowed: 'INTERNAL', prepare: addAttachment },
  'DELETE /api/projects/{projectId}/attachments/{attachmentId}': { allowed: 204, prepare: addAttachment },
  'GET /api/projects/{projectId}/tables/{table}': {
    allowed: 'NOT_CALCULATED',
    prepare: () => ({ parameters: { table: 'schedule' } }),
  },
  'GET /api/documents/{documentId}': { allowed: 200, prepare: addDocument },
  // The file is missing from the store.
  'GET /api/documents/{documentId}/file': { allowed: 'INTERNAL', prepare: addDocument },
  'GET /ogc/projects/{projectId}': ok,
  'GET /ogc/projects/{projectId}/api': ok,
  'GET /ogc/projects/{projectId}/conformance': ok,
  'GET /ogc/projects/{projectId}/collections': ok,
  'GET /ogc/projects/{projectId}/collections/{collectionId}': { allowed: 200, prepare: () => zones },
  'GET /ogc/projects/{projectId}/collections/{collectionId}/items': { allowed: 200, prepare: () => zones },
  'GET /ogc/projects/{projectId}/collections/{collectionId}/items/{featureId}': {
    allowed: 200,
    prepare: async (world, projectId) => ({
      parameters: { collectionId: 'zones', featureId: await addZone(world, projectId) },
    }),
  },
};
