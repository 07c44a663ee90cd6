import type { Page } from '@playwright/test';
import { expect } from '../expect.ts';
import { navigateWithin } from '../shared-page.ts';
import type { LanguagePage, Words } from './language-page.ts';

/** The projects the screens are shown with. */
export interface GalleryProjects {
  /** Calculated, not submitted; with its loudest receiver. */
  readonly projectId: number;
  readonly pointId: number;
  /** Submitted twice. */
  readonly submittedId: number;
}

export interface GalleryScreen {
  readonly name: string;
  readonly path: (projects: GalleryProjects) => string;
  /** A text that is visible when the screen is ready. */
  readonly shows: (words: Words) => string;
  /** The names of the buttons that lead to the screen. */
  readonly press?: (words: Words) => readonly (string | RegExp)[];
  /** The answer to the question that leaving the screen asks. */
  readonly leave?: (words: Words) => string;
  /** Also checked on a phone. */
  readonly isOnPhone?: boolean;
}

const inProject =
  (path: string) =>
  ({ projectId }: GalleryProjects) =>
    `${path}${path.includes('?') ? '&' : '?'}project=${projectId}`;

const ofSubmitted =
  (path: string) =>
  ({ submittedId }: GalleryProjects) =>
    `${path}?project=${submittedId}`;

/** Before sign-in. */
export const publicScreens: readonly GalleryScreen[] = [
  { name: 'sign-in', path: () => '/Login', shows: (words) => words.login.submit },
  {
    name: 'registration',
    path: () => '/Login',
    press: (words) => [words.accounts.signIn.register],
    shows: (words) => words.accounts.form.company,
  },
  { name: 'reset', path: () => '/Reset', shows: (words) => words.accounts.reset.hint },
  {
    name: 'approval-result',
    path: () => '/UserApproval?result=1',
    shows: (words) => words.accounts.approvalResult.approved,
  },
  {
    name: 'confirm-email',
    path: () => '/ConfirmEmail#token=made-up',
    shows: (words) => words.accounts.confirmEmail.hint,
  },
  {
    name: 'registration-status-ended',
    path: () => '/RegistrationStatus#token=made-up',
    shows: (words) => words.accounts.status.linkEnded,
    isOnPhone: true,
  },
  { name: 'link-missing', path: () => '/NewPassword', shows: (words) => words.accounts.link.missing },
];

export const contractorScreens: readonly GalleryScreen[] = [
  { name: 'projects', path: () => '/Projects', shows: (words) => words.editor.newProject, isOnPhone: true },
  { name: 'projects-on-map', path: () => '/Projects?view=map', shows: (words) => words.editor.newProject },
  { name: 'map', path: inProject('/'), shows: (words) => words.footer.calculated, isOnPhone: true },
  {
    name: 'steps',
    path: inProject('/'),
    press: (words) => [words.menu.steps],
    shows: (words) => words.steps.next,
    isOnPhone: true,
  },
  {
    name: 'find-a-place',
    path: inProject('/'),
    press: (words) => [words.find.open],
    shows: (words) => words.placeSearch.short,
    isOnPhone: true,
  },
  {
    name: 'map-tools',
    path: inProject('/'),
    press: (words) => [words.map.tools],
    shows: (words) => words.measure.imagery,
    isOnPhone: true,
  },
  {
    name: 'measure',
    path: inProject('/'),
    press: (words) => [words.map.tools, words.measure.measureArea],
    shows: (words) => words.measure.start,
    isOnPhone: true,
  },
  {
    name: 'results',
    path: inProject('/?results=all'),
    shows: (words) => words.overview.activities,
    isOnPhone: true,
  },
  {
    name: 'receiver',
    path: ({ projectId, pointId }) => `/?project=${projectId}&receiver=${pointId}`,
    shows: (words) => words.popup.notionalDistance,
    isOnPhone: true,
  },
  {
    name: 'derivation',
    path: ({ projectId, pointId }) => `/?project=${projectId}&receiver=${pointId}&derive=${pointId},loudest,mitigated`,
    shows: (words) => words.derivation.title,
  },
  { name: 'time', path: inProject('/'), press: (words) => [words.time.button], shows: (words) => words.time.speed },
  { name: 'new-project', path: () => '/EditProjects', shows: (words) => words.editor.tabs.information },
  {
    name: 'information',
    path: inProject('/EditProjects?activeIndex=0'),
    shows: (words) => words.editor.tabs.information,
  },
  { name: 'zone', path: inProject('/EditProjects?activeIndex=1'), shows: (words) => words.site.zonesSection },
  {
    name: 'buildings',
    path: inProject('/EditProjects?activeIndex=1&window=buildings'),
    shows: (words) => words.siteDetail.buildings.title,
  },
  { name: 'schedule', path: inProject('/EditProjects?activeIndex=2'), shows: (words) => words.schedule.new },
  {
    name: 'import',
    path: inProject('/EditProjects?activeIndex=2'),
    press: (words) => [words.schedule.import],
    shows: (words) => words.programmeImport.formatsLead,
  },
  {
    name: 'advice',
    path: inProject('/EditProjects?activeIndex=2'),
    press: (words) => [words.scheduleAdvice.open],
    shows: (words) => words.scheduleAdvice.about,
  },
  {
    name: 'unregistered',
    path: inProject('/EditProjects?activeIndex=3'),
    shows: (words) => words.siteDetail.unregistered.title,
  },
  { name: 'centres', path: inProject('/CenterPoint'), shows: (words) => words.centre.title },
  { name: 'equipment', path: inProject('/Equipment'), shows: (words) => words.equipment.title },
  { name: 'neighbours', path: inProject('/Neighbor'), shows: (words) => words.neighbours.listTitle },
  { name: 'select', path: inProject('/Select'), shows: (words) => words.verdict.exceeds, isOnPhone: true },
  {
    name: 'notional-distance',
    path: ({ projectId, pointId }) => `/NotionalDistance/${pointId}?project=${projectId}`,
    shows: (words) => words.notional.title,
  },
  { name: 'mitigation-1', path: inProject('/Mitigation/1'), shows: (words) => words.mitigation.stage1 },
  { name: 'mitigation-2', path: inProject('/Mitigation/2'), shows: (words) => words.mitigation.stage2 },
  { name: 'mitigation-3', path: inProject('/Mitigation/3'), shows: (words) => words.mitigation.stage3 },
  {
    name: 'proposal',
    path: inProject('/Mitigation/1'),
    press: (words) => [words.proposal.open],
    shows: (words) => words.proposal.settings,
    leave: (words) => words.proposal.leave,
  },
  {
    name: 'mitigation-plans',
    path: inProject('/Mitigation/1'),
    press: (words) => [words.scenarios.compare],
    shows: (words) => words.scenarios.satisfies,
    isOnPhone: true,
  },
  { name: 'report-text', path: inProject('/Report'), shows: (words) => words.report.step.text },
  { name: 'report-appendices', path: inProject('/Report?step=1'), shows: (words) => words.report.step.appendices },
  { name: 'report-contact', path: inProject('/Report?step=2'), shows: (words) => words.report.step.contact },
  {
    name: 'log',
    path: inProject('/'),
    press: (words) => [words.runLog.open],
    shows: (words) => words.runLog.requestedBy,
  },
  { name: 'review-contractor', path: ofSubmitted('/Review'), shows: (words) => words.review.submissions },
  {
    name: 'compare',
    path: ofSubmitted('/Review'),
    press: (words) => [words.review.compare],
    shows: (words) => words.review.comparison.before,
  },
  { name: 'members-project', path: inProject('/Members?tab=project'), shows: (words) => words.members.projectTab },
  {
    name: 'members-organisation',
    path: inProject('/Members?tab=organisation'),
    shows: (words) => words.members.organisationTab,
  },
  { name: 'members-activity', path: inProject('/Members?tab=activity'), shows: (words) => words.members.activityTab },
  { name: 'profile', path: () => '/EditUser', shows: (words) => words.accounts.profile.personal },
  { name: 'guide', path: () => '/Guide', shows: (words) => words.accounts.help.intro },
  { name: 'api', path: () => '/ApiDocs', shows: (words) => words.apiDocs.search },
  { name: 'method', path: () => '/Method', shows: (words) => words.method.title },
  { name: 'accessibility', path: () => '/Accessibility', shows: (words) => words.accounts.accessibility.title },
];

export const authorityScreens: readonly GalleryScreen[] = [
  { name: 'inbox', path: () => '/Inbox?tab=needsDecision', shows: (words) => words.inbox.find, isOnPhone: true },
  { name: 'inbox-all', path: () => '/Inbox?tab=all', shows: (words) => words.inbox.find, isOnPhone: true },
  {
    name: 'inbox-nothing-found',
    path: () => '/Inbox?find=nowhere',
    shows: (words) => words.inbox.filter.clear,
    isOnPhone: true,
  },
  {
    name: 'inbox-keys',
    path: () => '/Inbox?sort=title',
    press: (words) => [new RegExp(words.inbox.key.all)],
    shows: (words) => words.inbox.key.hint,
  },
  {
    name: 'case-file',
    path: ({ submittedId }) => `/CaseFile?case=${submittedId}`,
    shows: (words) => words.caseFile.state.needsDecision,
    isOnPhone: true,
  },
  {
    name: 'case-file-missing',
    path: () => '/CaseFile?case=2000000000',
    shows: (words) => words.caseFile.missing,
    isOnPhone: true,
  },
  { name: 'district-projects', path: () => '/Projects', shows: (words) => words.editor.tabDistrict, isOnPhone: true },
  {
    name: 'district',
    path: () => '/District?scope=submitted',
    shows: (words) => words.districtPage.clashes.meaning,
    isOnPhone: true,
  },
  {
    name: 'district-table',
    path: () => '/District?scope=submitted&view=table',
    shows: (words) => words.districtPage.clashes.meaning,
    isOnPhone: true,
  },
  {
    name: 'district-site',
    path: ({ submittedId }) => `/District?scope=submitted&site=${submittedId}`,
    shows: (words) => words.districtPage.site.meaning,
  },
  { name: 'district-empty', path: () => '/District?year=2001', shows: (words) => words.districtPage.title },
  { name: 'review', path: ofSubmitted('/Review'), shows: (words) => words.review.state.submitted, isOnPhone: true },
  {
    name: 'brief-checks',
    path: ofSubmitted('/Review'),
    press: (words) => [new RegExp(`^${words.brief.checks}`)],
    shows: (words) => words.brief.check.activitiesEquipped.title,
    isOnPhone: true,
  },
  {
    name: 'decision',
    path: ofSubmitted('/'),
    press: (words) => [words.menu.approve],
    shows: (words) => words.review.decision.reveal,
    isOnPhone: true,
  },
];

const portalTab = (id: string) => () => `/Admin?tab=${id}`;

export const portalScreens: readonly GalleryScreen[] = [
  { name: 'admin-overview', path: portalTab('overview'), shows: (words) => words.portal.overview.registrations.title },
  { name: 'admin-pending', path: portalTab('pending'), shows: (words) => words.members.admin.pendingTab },
  { name: 'admin-statistics', path: portalTab('statistics'), shows: (words) => words.admin.statistics.districts },
  { name: 'admin-districts', path: portalTab('district-admins'), shows: (words) => words.admin.district.hint },
  { name: 'admin-users', path: portalTab('users'), shows: (words) => words.admin.tab.users },
  {
    name: 'admin-invitations',
    path: portalTab('users&view=invitations'),
    shows: (words) => words.portal.users.invitations,
  },
  { name: 'admin-deleted', path: portalTab('deleted'), shows: (words) => words.editor.deleted.title },
  { name: 'admin-equipment', path: portalTab('equipment'), shows: (words) => words.admin.tab.equipment },
  { name: 'admin-fits', path: portalTab('fits'), shows: (words) => words.admin.fits.hint },
  { name: 'admin-kinds', path: portalTab('kinds'), shows: (words) => words.admin.kinds.counts },
  { name: 'admin-set-up', path: portalTab('company-admin'), shows: (words) => words.members.admin.setUpTab },
];

/** Opens a screen inside the running application. */
export async function openScreen(
  screens: LanguagePage,
  screen: GalleryScreen,
  projects: GalleryProjects,
): Promise<void> {
  const { page, words } = screens;
  await navigateWithin(page, screen.path(projects));
  for (const name of screen.press?.(words) ?? []) await page.getByRole('button', { name, exact: true }).first().click();
  const shown = page.getByText(screen.shows(words)).or(page.getByLabel(screen.shows(words)));
  await expect(shown.filter({ visible: true }).first()).toBeVisible();
  await expectSettled(page);
}

/** Waits until nothing is loading. */
const expectSettled = (page: Page) =>
  expect(page.locator('[aria-busy="true"], .mantine-Loader-root').filter({ visible: true })).toHaveCount(0);
