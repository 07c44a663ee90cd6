import type { Project } from '@quietsite/contracts';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { projectTitle } from '../../lib/format.ts';
import { projectPath, routes } from '../../lib/routes.ts';
import { showSuccess } from '../../ui/toasts.tsx';

/** Save stays, Save and Finish closes (Q72), who leaves is on the way already; what was new has an address from now on. */
export function useFinish(id: number | null, index: number) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  return (saved: Project, way: 'stay' | 'close' | 'leave') => {
    showSuccess({
      id: 'project-saved',
      title: t('editor.savedTitle'),
      text: t('editor.saved', { name: projectTitle(saved) }),
    });
    if (way === 'close') void navigate(projectPath(routes.home, saved.id));
    else if (way === 'stay' && id === null) {
      void navigate(`${projectPath(routes.editProject, saved.id)}&activeIndex=${index}`, { replace: true });
    }
  };
}
