import type { ApiAudience } from '@quietsite/contracts';
import type { State } from './world.ts';

/**
 * Who may call what, written by hand from the specification's two role tables and the decisions (part 1 section 6,
 * part 2 sections 4 and 6, U23, U24, Q01, Q18, Q19, Q34, Q46), without looking at the permission module.
 *
 * Columns: owner, project admin, project member, read-only member | admin of the owner's company, same company,
 * other company's admin | epd of the district, epd of another, platform admin | signed out.
 * Y allowed, N 403, O 401, L 409 because somebody else has it open, S 409 because it was submitted, G 404: it does not
 * exist, or it is hidden from users without any right to the project.
 */
type Row = string;
export type Expectation = Row | Record<State, Row>;

const inEveryState = (row: Row): Record<State, Row> => ({
  draft: row,
  submitted: row,
  approved: row,
  lockedByOther: row,
});

const READ: Expectation = {
  draft: 'YYYY NGG GGG O',
  submitted: 'YYYY NGG YGY O',
  approved: 'YYYY NGG YGY O',
  lockedByOther: 'YYYY NGG GGG O',
};
const EDIT: Expectation = {
  draft: 'YYYN NGG GGG O',
  submitted: 'NNNN NGG NGN O',
  approved: 'NNNN NGG NGN O',
  lockedByOther: 'LLLN NGG GGG O',
};
const DELETE: Expectation = {
  draft: 'YNNN NGG GGG O',
  submitted: 'NNNN NGG NGY O',
  approved: 'NNNN NGG NGY O',
  lockedByOther: 'LNNN NGG GGG O',
};
/** For deleted projects: the owner and administrators (Q151). For everyone else it does not exist. */
const RESTORE = inEveryState('YGGG GGG GGY O');
/** Users who could edit are told that it was submitted; the matrix allows each key only once. */
const SUBMIT: Expectation = { ...EDIT, submitted: 'SSSN NGG NGN O', approved: 'SSSN NGG NGN O' };
/** Submissions stay readable to the authority, here for projects that their teams edit again (Q150). */
const READ_SUBMISSIONS: Expectation = inEveryState('YYYY NGG YGY O');
/** The authority cannot comment while the team is editing again. */
const COMMENT: Expectation = {
  draft: 'YYYY NGG NGN O',
  submitted: 'YYYY NGG YGY O',
  approved: 'YYYY NGG YGY O',
  lockedByOther: 'YYYY NGG NGN O',
};
/** For submissions the authority has not yet decided. */
const DECIDE: Expectation = {
  draft: 'NNNN NGG NGN O',
  submitted: 'NNNN NGG YGY O',
  approved: 'NNNN NGG NGN O',
  lockedByOther: 'NNNN NGG NGN O',
};
/** Only officers of the districts it was submitted to; the team neither sees nor changes it. */
const ASSIGN: Expectation = inEveryState('NNNN NGG YGY O');
/** For a comment of the authority: the team may answer it, only the authority resolves it. */
const RESOLVE: Expectation = {
  draft: 'NNNN NGG NGN O',
  submitted: 'NNNN NGG YGY O',
  approved: 'NNNN NGG YGY O',
  lockedByOther: 'NNNN NGG NGN O',
};
/** Read-only calls that only editors need: it does not matter who has the project open. */
const READ_FOR_EDITING: Expectation = {
  draft: 'YYYN NGG GGG O',
  submitted: 'NNNN NGG NGN O',
  approved: 'NNNN NGG NGN O',
  lockedByOther: 'YYYN NGG GGG O',
};
/** Requesting the lease of a project that is open elsewhere is not an error: the response says who has it. */
const LEASE = READ_FOR_EDITING;
const ofTeam = (draft: Row, afterSubmission: Row): Record<State, Row> => ({
  ...inEveryState(draft),
  submitted: afterSubmission,
  approved: afterSubmission,
});
const COPY = ofTeam('YYYN NGG GGG O', 'YYYN NGG NGN O');
const ARCHIVE = ofTeam('YNNN NGG GGG O', 'YNNN NGG NGN O');
const SEE_SCENARIOS = ofTeam('YYYY NGG GGG O', 'YYYY NGG NGN O');
const SEE_MEMBERS = ofTeam('YYYY YGG GGG O', 'YYYY YGG NGN O');
const MANAGE_MEMBERS = ofTeam('YYNN YGG GGG O', 'YYNN YGG NGN O');
const TRANSFER = ofTeam('NNNN YGG GGG O', 'NNNN YGG NGN O');
const ACTIVITY = ofTeam('YYNN NGG GGG O', 'YYNN NGG NGN O');

const PUBLIC: Expectation = 'YYYY YYY YYY Y';
const SIGNED_IN: Expectation = 'YYYY YYY YYY O';
const ALL_BUT_PLATFORM_ADMIN: Expectation = 'YYYY YYY YYN O';
const COMPANY_ADMINS: Expectation = 'NNNN YNY NNN O';
/** The person concerned works for company A; for the admin of another company the person does not exist. */
const ADMIN_OF_COMPANY_A: Expectation = 'NNNN YNG NNN O';
const PLATFORM_ADMIN: Expectation = 'NNNN NNN NNY O';
const AUTHORITY: Expectation = 'NNNN NNN YYY O';

export const expected: Readonly<Record<string, Expectation>> = {
  'GET /api/configuration': PUBLIC,

  'GET /api/catalogue/equipment': SIGNED_IN,
  'GET /api/catalogue/works': SIGNED_IN,
  'GET /api/catalogue/quieter-methods': SIGNED_IN,
  'GET /api/catalogue/quieter-equipment': SIGNED_IN,
  'GET /api/catalogue/fits': SIGNED_IN,
  'GET /api/catalogue/relationships': SIGNED_IN,

  'POST /api/session': PUBLIC,
  'POST /api/session/twofactor': PUBLIC,
  'POST /api/session/twofactor/resend': PUBLIC,
  'GET /api/session': SIGNED_IN,
  'POST /api/session/extension': SIGNED_IN,
  'DELETE /api/session': SIGNED_IN,

  'POST /api/accounts': PUBLIC,
  'POST /api/accounts/availability': PUBLIC,
  'GET /api/companies': PUBLIC,
  'POST /api/password-resets': PUBLIC,
  'POST /api/password-resets/account': PUBLIC,
  'PUT /api/password-resets': PUBLIC,
  'POST /api/approvals/request': PUBLIC,
  'POST /api/approvals': PUBLIC,
  'POST /api/invitations/account': PUBLIC,
  'POST /api/invitations': PUBLIC,
  'POST /api/registrations/status': PUBLIC,
  'POST /api/registrations/confirmation': PUBLIC,
  'POST /api/email-confirmations': PUBLIC,

  'GET /api/general-holidays': SIGNED_IN,
  'GET /api/places': SIGNED_IN,
  'GET /api/profile': SIGNED_IN,
  'PUT /api/profile': SIGNED_IN,
  'PUT /api/profile/language': SIGNED_IN,
  'GET /api/tokens': SIGNED_IN,
  'POST /api/tokens': SIGNED_IN,
  'DELETE /api/tokens/{tokenId}': 'GGGG GGG GGG O',

  'GET /api/organisation': SIGNED_IN,
  'GET /api/organisation/projects': COMPANY_ADMINS,
  'POST /api/organisation/invitations': COMPANY_ADMINS,
  'POST /api/organisation/invitations/{invitationId}/resend': ADMIN_OF_COMPANY_A,
  'DELETE /api/organisation/invitations/{invitationId}': ADMIN_OF_COMPANY_A,
  'POST /api/organisation/members/{userId}/approval': ADMIN_OF_COMPANY_A,
  'DELETE /api/organisation/members/{userId}': ADMIN_OF_COMPANY_A,
  'PUT /api/organisation/members/{userId}/role': ADMIN_OF_COMPANY_A,

  'GET /api/admin/pending-accounts': PLATFORM_ADMIN,
  'POST /api/admin/pending-accounts/{userId}/approval': PLATFORM_ADMIN,
  'DELETE /api/admin/pending-accounts/{userId}': PLATFORM_ADMIN,
  'GET /api/admin/invitations': PLATFORM_ADMIN,
  'POST /api/admin/invitations': PLATFORM_ADMIN,
  'POST /api/admin/invitations/{invitationId}/resend': PLATFORM_ADMIN,
  'DELETE /api/admin/invitations/{invitationId}': PLATFORM_ADMIN,
  'GET /api/admin/overview': PLATFORM_ADMIN,
  'GET /api/admin/failed-work': PLATFORM_ADMIN,
  'GET /api/admin/statistics': PLATFORM_ADMIN,
  'GET /api/admin/districts': PLATFORM_ADMIN,
  'GET /api/admin/statistics/{chart}': PLATFORM_ADMIN,
  'GET /api/admin/exports/users.csv': PLATFORM_ADMIN,
  'GET /api/admin/exports/projects.csv': PLATFORM_ADMIN,
  'GET /api/admin/district-admins': PLATFORM_ADMIN,
  'PUT /api/admin/general-holidays/{day}': PLATFORM_ADMIN,
  'PUT /api/admin/holiday-years/{year}': PLATFORM_ADMIN,
  'GET /api/admin/kind-words': PLATFORM_ADMIN,
  'PUT /api/admin/kind-words': PLATFORM_ADMIN,
  'PUT /api/admin/district-admins/{district}': PLATFORM_ADMIN,
  'POST /api/admin/district-admins/{district}/password-link': PLATFORM_ADMIN,
  'GET /api/admin/users': PLATFORM_ADMIN,
  'GET /api/admin/users/{userId}/successors': PLATFORM_ADMIN,
  'DELETE /api/admin/users/{userId}': PLATFORM_ADMIN,
  'POST /api/admin/users/{userId}/unlock': PLATFORM_ADMIN,
  'POST /api/admin/users/{userId}/link': PLATFORM_ADMIN,
  'POST /api/admin/users/{userId}/deactivation': PLATFORM_ADMIN,
  'DELETE /api/admin/users/{userId}/deactivation': PLATFORM_ADMIN,
  'GET /api/admin/deleted-users': PLATFORM_ADMIN,
  'POST /api/admin/users/{userId}/restoration': PLATFORM_ADMIN,
  'GET /api/admin/databases/{database}/file': PLATFORM_ADMIN,
  'POST /api/admin/databases/{database}/reading': PLATFORM_ADMIN,
  'POST /api/admin/databases/{database}/imports': PLATFORM_ADMIN,
  'GET /api/admin/databases/{database}/imports/last': PLATFORM_ADMIN,
  'POST /api/admin/databases/{database}/undo': 'NNNN NNN NNG O',
  'GET /api/admin/equipment': PLATFORM_ADMIN,
  'PUT /api/admin/equipment/{equipmentId}': PLATFORM_ADMIN,

  'GET /api/projects': SIGNED_IN,
  'GET /api/projects/progress': SIGNED_IN,
  'GET /api/projects/cards': SIGNED_IN,
  'GET /api/projects/news': SIGNED_IN,
  'PUT /api/projects/news': SIGNED_IN,
  'POST /api/projects': ALL_BUT_PLATFORM_ADMIN,
  'POST /api/projects/sample': ALL_BUT_PLATFORM_ADMIN,
  'POST /api/projects/title-check': ALL_BUT_PLATFORM_ADMIN,
  'GET /api/projects/{projectId}': READ,
  'GET /api/deleted-projects': SIGNED_IN,
  'DELETE /api/projects/{projectId}': DELETE,
  'PUT /api/projects/{projectId}/archiving': ARCHIVE,
  'POST /api/projects/{projectId}/restoration': RESTORE,
  'PUT /api/projects/{projectId}/information': EDIT,
  'POST /api/projects/{projectId}/copies': COPY,
  'POST /api/projects/{projectId}/lease': LEASE,
  'DELETE /api/projects/{projectId}/lease': READ,
  'POST /api/projects/{projectId}/lease/closing': READ,
  'GET /api/projects/{projectId}/members': SEE_MEMBERS,
  'POST /api/projects/{projectId}/members': MANAGE_MEMBERS,
  'PUT /api/projects/{projectId}/members/{userId}': MANAGE_MEMBERS,
  'DELETE /api/projects/{projectId}/members/{userId}': MANAGE_MEMBERS,
  'POST /api/projects/{projectId}/member-search': MANAGE_MEMBERS,
  'POST /api/projects/{projectId}/ownership': TRANSFER,
  'GET /api/projects/{projectId}/activity': ACTIVITY,
  'GET /api/projects/{projectId}/events': READ,

  'GET /api/projects/{projectId}/steps': READ,
  'GET /api/projects/{projectId}/map': READ,
  'GET /api/projects/{projectId}/programme': READ,
  'POST /api/projects/{projectId}/site/surroundings': READ_FOR_EDITING,
  'POST /api/projects/{projectId}/site/approved-sites': READ_FOR_EDITING,
  'PUT /api/projects/{projectId}/site': EDIT,
  'POST /api/projects/{projectId}/shapes': READ_FOR_EDITING,
  'POST /api/projects/{projectId}/schedule/reading': READ_FOR_EDITING,
  'GET /api/projects/{projectId}/screening': READ,
  'PUT /api/projects/{projectId}/screening': EDIT,
  'PUT /api/projects/{projectId}/centres': EDIT,
  'PUT /api/projects/{projectId}/unregistered-sites': EDIT,
  'PUT /api/projects/{projectId}/receiver-buildings': EDIT,
  'GET /api/projects/{projectId}/receiver-buildings/candidates': READ_FOR_EDITING,
  'GET /api/projects/{projectId}/receiver-buildings/proposed': READ_FOR_EDITING,
  'GET /api/projects/{projectId}/neighbours': READ,
  'GET /api/projects/{projectId}/receivers': READ,
  'PUT /api/projects/{projectId}/receivers': EDIT,
  'GET /api/projects/{projectId}/concurrent-sites': READ,
  'PUT /api/projects/{projectId}/concurrent-sites': EDIT,
  'PUT /api/projects/{projectId}/equipment': EDIT,
  'POST /api/projects/{projectId}/equipment/reading': READ_FOR_EDITING,
  'GET /api/projects/{projectId}/equipment/template.csv': READ,
  'PUT /api/projects/{projectId}/mitigation': EDIT,
  'GET /api/projects/{projectId}/scenarios': SEE_SCENARIOS,
  'POST /api/projects/{projectId}/scenarios': EDIT,
  'PUT /api/projects/{projectId}/scenarios/{scenarioId}': EDIT,
  'DELETE /api/projects/{projectId}/scenarios/{scenarioId}': EDIT,
  'POST /api/projects/{projectId}/scenarios/{scenarioId}/use': EDIT,
  'PUT /api/projects/{projectId}/schedule': EDIT,
  'PUT /api/projects/{projectId}/working-calendar': EDIT,
  'GET /api/projects/{projectId}/schedule/template.csv': READ,
  'GET /api/projects/{projectId}/schedule/template.xlsx': READ,
  'POST /api/projects/{projectId}/submission': SUBMIT,
  'GET /api/projects/{projectId}/review': READ,
  'GET /api/review-desk': AUTHORITY,
  'GET /api/review-desk/count': AUTHORITY,
  'PUT /api/review-desk/{projectId}/assignment': ASSIGN,
  'GET /api/district-calendar': AUTHORITY,
  'GET /api/district-calendar/clashes.csv': AUTHORITY,
  'GET /api/district-calendar/dates': AUTHORITY,
  'GET /api/district-calendar/parts': AUTHORITY,
  'GET /api/district-calendar/site-clashes': AUTHORITY,
  'POST /api/projects/{projectId}/decision': DECIDE,
  'POST /api/projects/{projectId}/comments': COMMENT,
  'POST /api/projects/{projectId}/comments/sending': READ,
  'POST /api/projects/{projectId}/comments/{commentId}/replies': COMMENT,
  'PATCH /api/projects/{projectId}/comments/{commentId}': RESOLVE,
  'DELETE /api/projects/{projectId}/comments/{commentId}': READ_SUBMISSIONS,
  'GET /api/submissions/{submissionId}': READ_SUBMISSIONS,
  'GET /api/submissions/{submissionId}/files/{fileId}': READ_SUBMISSIONS,
  'GET /api/submissions/{submissionId}/brief': READ_SUBMISSIONS,
  'GET /api/submissions/{submissionId}/comparison': READ_SUBMISSIONS,
  'GET /api/schemas/submission': PUBLIC,

  'POST /api/projects/{projectId}/materials': EDIT,
  'GET /api/projects/{projectId}/materials/{materialId}': READ,
  'DELETE /api/projects/{projectId}/materials/{materialId}': EDIT,
  'POST /api/projects/{projectId}/calculation': EDIT,
  'GET /api/projects/{projectId}/calculation': READ,
  'DELETE /api/projects/{projectId}/calculation': EDIT,
  'GET /api/projects/{projectId}/calculation/input': READ,
  'GET /api/projects/{projectId}/runs': READ,
  'GET /api/projects/{projectId}/runs/{runId}': READ,
  'GET /api/projects/{projectId}/results': READ,
  'GET /api/projects/{projectId}/results/equipment': READ,
  'GET /api/projects/{projectId}/results/overview': READ,
  'GET /api/projects/{projectId}/results/receivers': READ,
  'GET /api/projects/{projectId}/receivers/{pointId}': READ,
  'POST /api/projects/{projectId}/documents': READ,
  'GET /api/projects/{projectId}/documents': READ,
  'GET /api/projects/{projectId}/report': READ,
  'PUT /api/projects/{projectId}/report/draft': EDIT,
  'POST /api/projects/{projectId}/report/preview': READ,
  'POST /api/projects/{projectId}/attachments': EDIT,
  'GET /api/projects/{projectId}/attachments/{attachmentId}': READ,
  'DELETE /api/projects/{projectId}/attachments/{attachmentId}': EDIT,
  'GET /api/projects/{projectId}/tables/{table}': READ,
  'GET /api/documents/{documentId}': READ,
  'GET /api/documents/{documentId}/file': READ,
};

/** The audience of a call in the API document, mapped to its rows. */
export const rowsOf: Readonly<Record<ApiAudience, readonly Expectation[]>> = {
  everybody: [PUBLIC],
  signedIn: [SIGNED_IN, 'GGGG GGG GGG O'],
  allButPlatformAdmin: [ALL_BUT_PLATFORM_ADMIN],
  companyAdmins: [COMPANY_ADMINS, ADMIN_OF_COMPANY_A],
  platformAdmin: [PLATFORM_ADMIN, 'NNNN NNN NNG O'],
  readers: [READ, RESOLVE, READ_SUBMISSIONS, COMMENT],
  editors: [EDIT, READ_FOR_EDITING, SUBMIT],
  owner: [DELETE, RESTORE, ARCHIVE],
  copiers: [COPY],
  authority: [AUTHORITY],
  reviewers: [DECIDE, ASSIGN],
  team: [SEE_SCENARIOS],
  teamReaders: [SEE_MEMBERS],
  teamManagers: [MANAGE_MEMBERS],
  adminOfOwner: [TRANSFER],
  projectAdmins: [ACTIVITY],
};

const OGC = '/ogc/projects/{projectId}';

/** The OGC service has its own API document; the same rules apply to reading a project through it. */
export const expectedOgc: Readonly<Record<string, Expectation>> = {
  [`GET ${OGC}`]: READ,
  [`GET ${OGC}/api`]: READ,
  [`GET ${OGC}/conformance`]: READ,
  [`GET ${OGC}/collections`]: READ,
  [`GET ${OGC}/collections/{collectionId}`]: READ,
  [`GET ${OGC}/collections/{collectionId}/items`]: READ,
  [`GET ${OGC}/collections/{collectionId}/items/{featureId}`]: READ,
};

/** Routes in neither document: tiles and features of public layers, health. */
export const undocumented: readonly string[] = [
  '/api/openapi.json',
  '/healthz',
  '/metrics',
  '/ogc',
  '/ogc*',
  '/ogc/api',
  '/ogc/collections',
  '/ogc/collections/:collectionId',
  '/ogc/collections/:collectionId/items',
  '/ogc/collections/:collectionId/items/:featureId',
  '/ogc/conformance',
  '/readyz',
  '/tiles/base-map/:edition/:z/:x/:y.pbf',
  '/tiles/buildings/:edition/:z/:x/:y.pbf',
];
