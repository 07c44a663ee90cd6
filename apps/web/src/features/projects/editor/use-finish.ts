import type { Project } from '@quietsite/contracts';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { projectTitle } from '../../../lib/format.ts';
import { projectPath, routes } from '../../../lib/routes.ts';
import { showSuccess } from '../../../ui/dialogs/toasts.tsx';
import { type EditorIndex, stepIndex } from '../information/information.ts';

/**
 * After a save: Save stays, Next of a new project opens its site, Save and Finish closes (Q72), leaving continues. A
 * new project gets its address.
 */
export function useFinish(id: number | null, index: EditorIndex) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  return (saved: Project, destination: 'stay' | 'next' | 'close' | 'leave') => {
    showSuccess({
      id: 'project-saved',
      title: t('editor.savedTitle'),
      text: t('editor.saved', { name: projectTitle(saved) }),
    });
    if (destination === 'close') void navigate(projectPath(routes.home, saved.id));
    else if (destination !== 'leave' && id === null) {
      const nextIndex = destination === 'next' ? stepIndex(index, 1) : index;
      void navigate(`${projectPath(routes.editProject, saved.id)}&activeIndex=${nextIndex}`, { replace: true });
    }
  };
}
