import { canCreateProject } from '@quietsite/domain';
import { lazy, Suspense } from 'react';
import { Navigate, useLocation } from 'react-router';
import type { EditorTools, EditorWindows } from '../features/projects/editor/editor-windows.ts';
import { NewProjectEditor, ProjectEditor } from '../features/projects/editor/project-editor.tsx';
import { DetailGuard } from '../features/site-editor/detail-guard.tsx';
import { SiteToolsProvider } from '../features/site-editor/site-tools.tsx';
import { UnregisteredFooter } from '../features/site-editor/unregistered/unregistered-footer.tsx';
import { routes } from '../lib/routes.ts';
import { useOpenProjectId } from '../session/use-open-project.ts';
import { useSession } from '../session/use-session.ts';
import { LoadingState } from '../ui/states.tsx';
import { isFirstLocation } from './first-location.ts';

// These load the geometry engine, which no other screen needs.
const ZoneTab = lazy(async () => ({ default: (await import('../features/site-editor/zone-tab.tsx')).ZoneTab }));
const DrawWindow = lazy(async () => ({
  default: (await import('../features/site-editor/draw-window.tsx')).DrawWindow,
}));
const ScheduleTab = lazy(async () => ({
  default: (await import('../features/schedule/schedule-tab.tsx')).ScheduleTab,
}));
const BuildingsWindow = lazy(async () => ({
  default: (await import('../features/site-editor/buildings/buildings-window.tsx')).BuildingsWindow,
}));
const ScreeningWindow = lazy(async () => ({
  default: (await import('../features/site-editor/screening/screening-window.tsx')).ScreeningWindow,
}));
const UnregisteredWindow = lazy(async () => ({
  default: (await import('../features/site-editor/unregistered/unregistered-window.tsx')).UnregisteredWindow,
}));

/** Puts the site editor and the schedule into the project editor. Features do not import each other. */
const windows: EditorWindows = {
  zoneTab: (tools) => (
    <Suspense fallback={<LoadingState />}>
      <ZoneTab {...tools} />
    </Suspense>
  ),
  scheduleTab: ({ projectId, isReadonly, isSaving, showZones, faultyTask }) => (
    <Suspense fallback={<LoadingState />}>
      <ScheduleTab
        projectId={projectId}
        isReadonly={isReadonly}
        isSaving={isSaving}
        showZones={showZones}
        faultyTask={faultyTask}
      />
    </Suspense>
  ),
  drawWindow: (tools) => (
    <Suspense>
      <DrawWindow {...tools} />
    </Suspense>
  ),
  unregisteredSites: ({ projectId, isReadonly }: EditorTools) =>
    projectId !== null && (
      <Suspense fallback={<LoadingState />}>
        <UnregisteredWindow isReadonly={isReadonly} />
      </Suspense>
    ),
  unregisteredFooter: ({ projectId, isReadonly }: EditorTools) =>
    projectId !== null && <UnregisteredFooter projectId={projectId} isReadonly={isReadonly} />,
  buildings: ({ isReadonly }: EditorTools) => (
    <Suspense>
      <BuildingsWindow isReadonly={isReadonly} />
    </Suspense>
  ),
  screening: ({ isReadonly }: EditorTools) => (
    <Suspense>
      <ScreeningWindow isReadonly={isReadonly} />
    </Suspense>
  ),
};

/** The open project, or a new one: a draft counts as open until the page is reloaded (SHELL-17, Q22). */
export function EditorGate() {
  const { key } = useLocation();
  const projectId = useOpenProjectId();
  const user = useSession().data?.user;
  if (projectId !== null) {
    return (
      <SiteToolsProvider key={projectId}>
        <DetailGuard />
        <ProjectEditor windows={windows} />
      </SiteToolsProvider>
    );
  }
  const isNew = user !== undefined && canCreateProject(user) && !isFirstLocation(key);
  return isNew ? <NewProjectEditor windows={windows} /> : <Navigate to={routes.home} replace />;
}
