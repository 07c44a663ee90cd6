import { type ReactElement, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { createBrowserRouter, type Location, matchRoutes, type RouteObject } from 'react-router';
import { routes } from '../lib/routes.ts';
import { loadCaseFileTexts, loadDistrictTexts, loadHomeTexts, loadInboxTexts, loadPortalTexts } from '../texts/i18n.ts';
import { type LazyComponent, type Load, lazyComponent, lazyFirstComponent } from '../ui/lazy-component.ts';
import { LoadingNote } from '../ui/loading-note.tsx';
import { NotFound, PageFailure } from './failure-pages.tsx';
import { rememberFirstLocation } from './first-location.ts';
import { AdminGate, AuthorityGate, HomeGate, ProjectGate, SessionGate } from './gates.tsx';
import { PublicLayout } from './public-layout.tsx';
import { Root } from './root.tsx';
import { LoginScreen } from './screens/login-screen.tsx';

/** The parts of a screen that the router needs: `handle.load` preloads the screen of the first address. */
interface LazyScreen {
  readonly element: ReactElement;
  readonly handle: { readonly load: () => Promise<unknown> };
}

/** A route whose code is loaded when it is first opened. */
const lazyScreen = (load: Load<object>): LazyScreen => describe(lazyComponent(load));

/** A screen that may be the first the user sees. */
const lazyFirstScreen = (load: Load<object>): LazyScreen => describe(lazyFirstComponent(load));

function describe(Screen: LazyComponent<object>): LazyScreen {
  const element = (
    <Suspense fallback={<ScreenLoader />}>
      <Screen />
    </Suspense>
  );
  return { element, handle: { load: Screen.load } };
}

/** A slow connection must not look like a button that does nothing. */
function ScreenLoader() {
  const { t } = useTranslation();
  return <LoadingNote text={t('projects.loading')} />;
}

const projectList = lazyFirstScreen(async () => {
  const [{ ProjectList }] = await Promise.all([import('../features/projects/list/project-list.tsx'), loadHomeTexts()]);
  return ProjectList;
});
const inbox = lazyScreen(async () => {
  const [{ InboxPage }] = await Promise.all([import('../features/inbox/inbox-page.tsx'), loadInboxTexts()]);
  return InboxPage;
});
const district = lazyFirstScreen(async () => {
  const [{ DistrictPage }] = await Promise.all([import('../features/district/district-page.tsx'), loadDistrictTexts()]);
  return DistrictPage;
});
const editor = lazyScreen(async () => (await import('./editor-gate.tsx')).EditorGate);
const equipment = lazyScreen(async () => (await import('./screens/equipment-screen.tsx')).EquipmentScreen);
const select = lazyScreen(async () => (await import('./screens/select-screen.tsx')).SelectScreen);
const mitigation = lazyScreen(async () => (await import('./screens/mitigation-screen.tsx')).MitigationScreen);
const report = lazyScreen(async () => (await import('./screens/report-screen.tsx')).ReportScreen);
const review = lazyScreen(async () => (await import('./screens/review-screen.tsx')).ReviewScreen);
const caseFile = lazyScreen(async () => {
  const [{ CaseFilePage }] = await Promise.all([
    import('../features/review/cases/case-file-page.tsx'),
    loadCaseFileTexts(),
  ]);
  return CaseFilePage;
});
const neighbours = lazyScreen(
  async () => (await import('../features/neighbours/neighbours-panel.tsx')).NeighboursPanel,
);
const centres = lazyScreen(async () => (await import('../features/site-editor/centres/centre-panel.tsx')).CentrePanel);
const notionalDistance = lazyScreen(
  async () => (await import('../features/receivers/notional-distance-panel.tsx')).NotionalDistancePanel,
);
const members = lazyScreen(async () => (await import('../features/members/members-panel.tsx')).MembersPanel);
const profile = lazyScreen(async () => (await import('../features/profile/profile-panel.tsx')).ProfilePanel);
const guide = lazyScreen(async () => (await import('../features/help/guide-page.tsx')).GuidePage);
const accessibility = lazyScreen(
  async () => (await import('../features/help/accessibility-page.tsx')).AccessibilityPage,
);
const method = lazyScreen(async () => (await import('../features/help/method-page.tsx')).MethodPage);
const apiDocs = lazyScreen(async () => (await import('../features/help/api-page.tsx')).ApiPage);
const portal = lazyScreen(async () => {
  const [{ AdminPortal }] = await Promise.all([import('../features/admin/admin-portal.tsx'), loadPortalTexts()]);
  return AdminPortal;
});
const reset = lazyScreen(async () => (await import('../features/auth/reset-screen.tsx')).ResetScreen);
const newPassword = lazyScreen(
  async () => (await import('../features/auth/new-password-screen.tsx')).NewPasswordScreen,
);
const invitation = lazyScreen(async () => (await import('../features/auth/invitation-screen.tsx')).InvitationScreen);
const approval = lazyScreen(async () => (await import('../features/auth/approval-screen.tsx')).ApprovalScreen);
const approvalResult = lazyScreen(
  async () => (await import('../features/auth/approval-result-screen.tsx')).ApprovalResultScreen,
);
const confirmEmail = lazyScreen(
  async () => (await import('../features/auth/confirm-email-screen.tsx')).ConfirmEmailScreen,
);

const registrationStatus = lazyScreen(
  async () => (await import('../features/auth/registration-status-screen.tsx')).RegistrationStatusScreen,
);

/** Routes that need no session. */
const publicRoutes = [
  { path: routes.login, element: <LoginScreen /> },
  { path: routes.reset, ...reset },
  { path: routes.newPassword, ...newPassword },
  { path: routes.invitation, ...invitation },
  { path: routes.approval, ...approval },
  { path: routes.approvalResult, ...approvalResult },
  { path: routes.confirmEmail, ...confirmEmail },
  { path: routes.registrationStatus, ...registrationStatus },
];

const projectRoutes = [
  { path: routes.centrePoint, ...centres },
  { path: routes.equipment, ...equipment },
  { path: routes.neighbours, ...neighbours },
  { path: routes.select, ...select },
  { path: `${routes.mitigation}/:page?`, ...mitigation },
  { path: routes.report, ...report },
  { path: routes.review, ...review },
  { path: `${routes.notionalDistance}/:pointId`, ...notionalDistance },
];

export function createRouter() {
  const router = createBrowserRouter([
    {
      element: <Root />,
      errorElement: <PageFailure />,
      children: [
        { element: <PublicLayout />, children: publicRoutes },
        { path: routes.guide, ...guide },
        { path: routes.accessibility, ...accessibility },
        { path: routes.apiDocs, ...apiDocs },
        { path: routes.method, ...method },
        {
          element: <SessionGate />,
          children: [
            { path: routes.home, element: <HomeGate /> },
            { path: routes.homeAlias, element: <HomeGate /> },
            { path: routes.projects, ...projectList },
            { path: routes.editProject, ...editor },
            { path: routes.members, ...members },
            { path: routes.profile, ...profile },
            { element: <AdminGate />, children: [{ path: routes.admin, ...portal }] },
            {
              element: <AuthorityGate />,
              children: [
                { path: routes.inbox, ...inbox },
                { path: routes.caseFile, ...caseFile },
                { path: routes.district, ...district },
              ],
            },
            { element: <ProjectGate />, children: projectRoutes },
          ],
        },
        { path: '*', element: <NotFound /> },
      ],
    },
  ]);
  rememberFirstLocation(router.state.location.key);
  loadScreenOf(router.state.location, router.routes);
  return router;
}

/** Starts loading the screen before the session is known, which saves one round trip. */
function loadScreenOf(location: Location, all: RouteObject[]): void {
  for (const { route } of matchRoutes(all, location) ?? []) {
    // A failed load is tried again when the screen is shown.
    void route.handle?.load().catch(() => undefined);
  }
}
