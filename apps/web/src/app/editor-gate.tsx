import { canCreateProject } from '@quietsite/domain';
import { Navigate, useLocation } from 'react-router';
import { NewProjectEditor, ProjectEditor } from '../features/projects/project-editor.tsx';
import { routes } from '../lib/routes.ts';
import { useOpenProjectId } from '../session/use-open-project.ts';
import { useSession } from '../session/use-session.ts';
import { isFirstLocation } from './first-location.ts';

/** The open project, or a new one: a draft counts as open until the page is loaded again (SHELL-17, Q22). */
export function EditorGate() {
  const { key } = useLocation();
  const projectId = useOpenProjectId();
  const user = useSession().data?.user;
  if (projectId !== null) return <ProjectEditor />;
  const isNew = user !== undefined && canCreateProject(user) && !isFirstLocation(key);
  return isNew ? <NewProjectEditor /> : <Navigate to={routes.home} replace />;
}
