import type { ProjectSummary } from '@quietsite/contracts';
import { CopyDialog } from './copy-dialog.tsx';
import { DeletionDialog } from './deletion-dialog.tsx';
import { DetailsDialog } from './details-dialog.tsx';
import type { RowAct } from './row-actions.tsx';

interface RowDialogProps {
  readonly project: ProjectSummary;
  readonly act: RowAct;
  readonly onClose: () => void;
}

export function RowDialog({ project, act, onClose }: RowDialogProps) {
  switch (act) {
    case 'details':
      return <DetailsDialog project={project} onClose={onClose} />;
    case 'delete':
      return <DeletionDialog project={project} onClose={onClose} />;
    case 'version':
    case 'project':
      return <CopyDialog project={project} as={act} onClose={onClose} />;
  }
}
