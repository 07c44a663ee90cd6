import { createContext, type ReactNode, Suspense, useContext, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { projectTitle } from '../lib/format.ts';
import { useOpenProject } from '../session/use-open-project.ts';
import { useDialogs } from '../ui/dialogs/dialogs.tsx';
import { lazyComponent } from '../ui/lazy-component.ts';

const DecisionDialog = lazyComponent(
  async () => (await import('../features/review/decision-dialog.tsx')).DecisionDialog,
);

const DecisionContext = createContext<() => void>(() => undefined);

/** Opens the decision dialog of the open project. For an approved project it only shows the date (APPROVE-07). */
export const useDecision = () => useContext(DecisionContext);

export function DecisionProvider({ children }: { readonly children: ReactNode }) {
  const { t } = useTranslation();
  const { notify } = useDialogs();
  const project = useOpenProject().data;
  const [openId, setOpenId] = useState<number | null>(null);
  const approvedOn = project?.approvedOn ?? null;
  const projectId = project?.id ?? null;
  const open = useMemo(
    () => () =>
      approvedOn === null
        ? setOpenId(projectId)
        : notify({ title: t('menu.approve'), text: t('review.decision.approved', { date: approvedOn }) }),
    [approvedOn, projectId, notify, t],
  );
  return (
    <DecisionContext value={open}>
      {children}
      {project && openId === project.id && (
        <Suspense>
          <DecisionDialog projectId={project.id} name={projectTitle(project)} onClose={() => setOpenId(null)} />
        </Suspense>
      )}
    </DecisionContext>
  );
}
