import type { Project } from '@quietsite/contracts';
import { useTranslation } from 'react-i18next';
import { formatInstantMinute } from '../../lib/format.ts';
import { ConflictModal } from '../../ui/dialogs/conflict-modal.tsx';

interface PartConflictProps {
  readonly conflict: {
    readonly theirs: Project;
    readonly keepMine: () => void;
    readonly takeTheirs: () => void;
    readonly close: () => void;
  } | null;
  /** Names the part that both changed. */
  readonly what: string;
}

/**
 * Another user saved the same part in the meantime: says who and when, and lets the user choose between the two (U23).
 */
export function PartConflict({ conflict, what }: PartConflictProps) {
  const { t } = useTranslation();
  if (!conflict) return null;
  const { theirs, keepMine, takeTheirs, close } = conflict;
  const name = theirs.modifiedBy ?? t('editor.conflict.somebody');
  return (
    <ConflictModal
      text={t('siteDetail.conflict', { name, at: formatInstantMinute(theirs.modifiedAt), what })}
      width={520}
      onKeepMine={keepMine}
      onTakeTheirs={takeTheirs}
      onClose={close}
    />
  );
}
