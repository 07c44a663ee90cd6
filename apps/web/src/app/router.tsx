import { createBrowserRouter } from 'react-router';
import { EquipmentPanel } from '../features/equipment/equipment-panel.tsx';
import { MitigationPanel } from '../features/mitigation/mitigation-panel.tsx';
import { NeighboursPanel } from '../features/neighbours/neighbours-panel.tsx';
import { ProjectInfoPanel } from '../features/projects/project-info-panel.tsx';
import { ProjectList } from '../features/projects/project-list.tsx';
import { NotionalDistancePanel } from '../features/receivers/notional-distance-panel.tsx';
import { ReceiversPanel } from '../features/receivers/receivers-panel.tsx';
import { ReportPanel } from '../features/report/report-panel.tsx';
import { CentrePanel } from '../features/site-editor/centre-panel.tsx';
import { routes } from '../lib/routes.ts';
import { NotFound, PageFailure } from './failure-pages.tsx';
import { rememberFirstLocation } from './first-location.ts';
import { HomeGate, ProjectGate, SessionGate } from './gates.tsx';
import { LoginScreen } from './login-screen.tsx';
import { Root } from './root.tsx';

const projectRoutes = [
  { path: routes.editProject, element: <ProjectInfoPanel /> },
  { path: routes.centrePoint, element: <CentrePanel /> },
  { path: routes.equipment, element: <EquipmentPanel /> },
  { path: routes.neighbours, element: <NeighboursPanel /> },
  { path: routes.select, element: <ReceiversPanel /> },
  { path: `${routes.mitigation}/:page?`, element: <MitigationPanel /> },
  { path: routes.report, element: <ReportPanel /> },
  { path: `${routes.notionalDistance}/:pointId`, element: <NotionalDistancePanel /> },
];

export function createRouter() {
  const router = createBrowserRouter([
    {
      element: <Root />,
      errorElement: <PageFailure />,
      children: [
        { path: routes.login, element: <LoginScreen /> },
        {
          element: <SessionGate />,
          children: [
            { path: routes.home, element: <HomeGate /> },
            { path: routes.homeAlias, element: <HomeGate /> },
            { path: routes.projects, element: <ProjectList /> },
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
