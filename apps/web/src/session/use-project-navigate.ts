import { useCallback } from 'react';
import { useNavigate } from 'react-router';
import { projectPath } from '../lib/routes.ts';
import { useOpenProjectId } from './use-open-project.ts';

/** Navigation that keeps the open project in the address. */
export function useProjectNavigate() {
  const navigate = useNavigate();
  const projectId = useOpenProjectId();
  return useCallback(
    (path: string, receiverId?: number | null) => void navigate(projectPath(path, projectId, receiverId)),
    [navigate, projectId],
  );
}
