import type { Project } from '@quietsite/contracts';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { projectTitle } from '../../../lib/format.ts';
import { projectPath, routes } from '../../../lib/routes.ts';
import { showSuccess } from '../../../ui/dialogs/toasts.tsx';
import { type EditorIndex, placeAfter } from '../information/information.ts';

/** Opens the screen after this tab: the next tab, or the equipment after the schedule. */
export function useOpenNext(index: EditorIndex) {
  const navigate = useNavigate();
  return (id: number) => {
    const place = placeAfter(index);
    if (place === 'equipment') void navigate(projectPath(routes.equipment, id));
    else void navigate(`${projectPath(routes.editProject, id)}&activeIndex=${place}`, { replace: true });
  };
}

/**
 * After a save: Save stays, Next moves on, Save and Finish closes (Q72), and leaving continues. A new project gets its
 * address.
 */
export function useFinish(id: number | null, index: EditorIndex) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const openNext = useOpenNext(index);
  return (saved: Project, destination: 'stay' | 'next' | 'close' | 'leave') => {
    showSuccess({
      id: 'project-saved',
      title: t('editor.savedTitle'),
      text: t('editor.saved', { name: projectTitle(saved) }),
    });
    if (destination === 'close') void navigate(projectPath(routes.home, saved.id));
    else if (destination === 'next') openNext(saved.id);
    else if (destination === 'stay' && id === null)
      void navigate(`${projectPath(routes.editProject, saved.id)}&activeIndex=${index}`, { replace: true });
  };
}
