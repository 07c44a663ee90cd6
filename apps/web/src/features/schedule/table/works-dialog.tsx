import type { CatalogueWork } from '@quietsite/contracts';
import type { ScheduledTask } from '@quietsite/domain';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { worksQuery } from '../../../session/catalogue-queries.ts';
import { AppModal } from '../../../ui/dialogs/app-modal.tsx';
import { EmptyState, FailureState, LoadingState } from '../../../ui/states.tsx';
import type { GanttZone } from '../gantt/gantt-lines.ts';
import { WorksForm } from './works-form.tsx';

interface WorksDialogProps {
  readonly zones: readonly GanttZone[];
  readonly tasks: readonly ScheduledTask[];
  readonly onAdd: (tasks: readonly Omit<ScheduledTask, 'id'>[]) => void;
  readonly onClose: () => void;
}

/** Adds activities of a construction work to a zone (SCHED-07, Q79). */
export function WorksDialog(props: WorksDialogProps) {
  const { t } = useTranslation();
  const works = useQuery(worksQuery());
  return (
    <AppModal isOpen title={t('gantt.works.title')} width={540} onClose={props.onClose}>
      {works.isError ? (
        <FailureState error={works.error} onRetry={() => works.refetch()} />
      ) : works.data ? (
        <WorksContent {...props} works={works.data} />
      ) : (
        <LoadingState />
      )}
    </AppModal>
  );
}

function WorksContent({ works, zones, ...rest }: WorksDialogProps & { readonly works: readonly CatalogueWork[] }) {
  const { t } = useTranslation();
  const [zone] = zones;
  if (works.length === 0 || !zone) return <EmptyState title={t('gantt.works.none')} hint={t('gantt.works.noneHint')} />;
  return <WorksForm works={works} zones={zones} firstZone={zone} {...rest} />;
}
