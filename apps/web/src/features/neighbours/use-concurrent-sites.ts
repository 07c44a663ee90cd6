import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { routes } from '../../lib/routes.ts';
import { useDraft } from '../../project/draft/use-draft.ts';
import { useSavePart } from '../../project/save/use-save-part.ts';
import { useUnsavedDraft } from '../../project/save/use-unsaved-changes.ts';
import { useIsProjectReadonly } from '../../session/lease/use-lease.ts';
import { concurrentSitesQuery } from '../../session/project-queries.ts';
import { useOpenProjectId } from '../../session/use-open-project.ts';
import { useProjectNavigate } from '../../session/use-project-navigate.ts';
import { showSuccess } from '../../ui/dialogs/toasts.tsx';
import { concurrentPart } from './concurrent-part.ts';

/** The draft of a project's concurrent sites and its save (CONC-02). */
export function useConcurrentSites() {
  const { t } = useTranslation();
  const navigate = useProjectNavigate();
  const projectId = useOpenProjectId();
  const sites = useQuery({ ...concurrentSitesQuery(projectId ?? 0), enabled: projectId !== null });
  const draft = useDraft(concurrentPart, projectId, sites.data);
  const close = () => navigate(routes.home);
  const isClosing = useRef(false);
  const saving = useSavePart({
    part: concurrentPart,
    projectId: projectId ?? 0,
    draft,
    onSaved: () => {
      showSuccess({ id: 'concurrent-sites', title: t('neighbours.saved'), text: t('neighbours.savedText') });
      if (!isClosing.current) return;
      unguard();
      close();
    },
  });
  const save = (isLast: boolean) => {
    isClosing.current = isLast;
    return saving.save();
  };
  const unguard = useUnsavedDraft(draft, () => save(false));
  return { sites, draft, saving, isReadonly: useIsProjectReadonly(), save, close };
}

export type ConcurrentSitesEditing = ReturnType<typeof useConcurrentSites>;
