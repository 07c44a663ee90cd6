import type { ProjectSummary } from '@quietsite/contracts';
import { CopyDialog } from './copy-dialog.tsx';
import { DeletionDialog } from './deletion-dialog.tsx';
import { DetailsDialog } from './details-dialog.tsx';
import type { RowAction } from './row-actions.tsx';

interface RowDialogProps {
  readonly project: ProjectSummary;
  readonly action: Exclude<RowAction, 'archive'>;
  readonly onClose: () => void;
}

export function RowDialog({ project, action, onClose }: RowDialogProps) {
  switch (action) {
    case 'details':
      return <DetailsDialog project={project} onClose={onClose} />;
    case 'delete':
      return <DeletionDialog project={project} onClose={onClose} />;
    case 'version':
    case 'project':
      return <CopyDialog project={project} as={action} onClose={onClose} />;
  }
}
