import { lazy, Suspense } from 'react';
import { createBrowserRouter } from 'react-router';
import { AdminPortal } from '../features/admin/admin-portal.tsx';
import { ApprovalResultScreen } from '../features/auth/approval-result-screen.tsx';
import { ApprovalScreen } from '../features/auth/approval-screen.tsx';
import { ConfirmEmailScreen } from '../features/auth/confirm-email-screen.tsx';
import { InvitationScreen } from '../features/auth/invitation-screen.tsx';
import { NewPasswordScreen } from '../features/auth/new-password-screen.tsx';
import { ResetScreen } from '../features/auth/reset-screen.tsx';
import { EquipmentPanel } from '../features/equipment/equipment-panel.tsx';
import { AccessibilityPage } from '../features/help/accessibility-page.tsx';
import { GuidePage } from '../features/help/guide-page.tsx';
import { MembersPanel } from '../features/members/members-panel.tsx';
import { NeighboursPanel } from '../features/neighbours/neighbours-panel.tsx';
import { ProfilePanel } from '../features/profile/profile-panel.tsx';
import { ProjectList } from '../features/projects/project-list.tsx';
import { NotionalDistancePanel } from '../features/receivers/notional-distance-panel.tsx';
import { CentrePanel } from '../features/site-editor/centre-panel.tsx';
import { routes } from '../lib/routes.ts';
import { EditorGate } from './editor-gate.tsx';
import { NotFound, PageFailure } from './failure-pages.tsx';
import { rememberFirstLocation } from './first-location.ts';
import { AdminGate, HomeGate, ProjectGate, SessionGate } from './gates.tsx';
import { LoginScreen } from './login-screen.tsx';
import { MitigationScreen } from './mitigation-screen.tsx';
import { PublicLayout } from './public-layout.tsx';
import { Root } from './root.tsx';
import { SelectScreen } from './select-screen.tsx';

const ReportScreen = lazy(async () => ({ default: (await import('./report-screen.tsx')).ReportScreen }));
const ApiPage = lazy(async () => ({ default: (await import('../features/help/api-page.tsx')).ApiPage }));
const ReviewScreen = lazy(async () => ({ default: (await import('./review-screen.tsx')).ReviewScreen }));

/** Without a session. */
const publicRoutes = [
  { path: routes.login, element: <LoginScreen /> },
  { path: routes.reset, element: <ResetScreen /> },
  { path: routes.newPassword, element: <NewPasswordScreen /> },
  { path: routes.invitation, element: <InvitationScreen /> },
  { path: routes.approval, element: <ApprovalScreen /> },
  { path: routes.approvalResult, element: <ApprovalResultScreen /> },
  { path: routes.confirmEmail, element: <ConfirmEmailScreen /> },
];

const projectRoutes = [
  { path: routes.centrePoint, element: <CentrePanel /> },
  { path: routes.equipment, element: <EquipmentPanel /> },
  { path: routes.neighbours, element: <NeighboursPanel /> },
  { path: routes.select, element: <SelectScreen /> },
  { path: `${routes.mitigation}/:page?`, element: <MitigationScreen /> },
  {
    path: routes.report,
    element: (
      <Suspense>
        <ReportScreen />
      </Suspense>
    ),
  },
  {
    path: routes.review,
    element: (
      <Suspense>
        <ReviewScreen />
      </Suspense>
    ),
  },
  { path: `${routes.notionalDistance}/:pointId`, element: <NotionalDistancePanel /> },
];

export function createRouter() {
  const router = createBrowserRouter([
    {
      element: <Root />,
      errorElement: <PageFailure />,
      children: [
        { element: <PublicLayout />, children: publicRoutes },
        { path: routes.guide, element: <GuidePage /> },
        { path: routes.accessibility, element: <AccessibilityPage /> },
        {
          path: routes.apiDocs,
          element: (
            <Suspense>
              <ApiPage />
            </Suspense>
          ),
        },
        {
          element: <SessionGate />,
          children: [
            { path: routes.home, element: <HomeGate /> },
            { path: routes.homeAlias, element: <HomeGate /> },
            { path: routes.projects, element: <ProjectList /> },
            { path: routes.editProject, element: <EditorGate /> },
            { path: routes.members, element: <MembersPanel /> },
            { path: routes.profile, element: <ProfilePanel /> },
            { element: <AdminGate />, children: [{ path: routes.admin, element: <AdminPortal /> }] },
            { element: <ProjectGate />, children: projectRoutes },
          ],
        },
        { path: '*', element: <NotFound /> },
      ],
    },
  ]);
  rememberFirstLocation(router.state.location.key);
  return router;
}
