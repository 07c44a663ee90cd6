import type { ProgrammeFile } from '@quietsite/contracts';
import { useTranslation } from 'react-i18next';
import classes from './import.module.css';

interface ImportNotesProps {
  readonly notes: ProgrammeFile['notes'];
  readonly undated: number;
}

/** What in the file is not used, and what is filled in later (U51). */
export function ImportNotes({ notes, undated }: ImportNotesProps) {
  const { t } = useTranslation();
  const counts = { ...notes, undated };
  const kinds = (['milestones', 'leftOut', 'blankLines', 'undated'] as const).filter((kind) => counts[kind] > 0);
  if (kinds.length === 0) return null;
  return (
    <ul className={classes.notes}>
      {kinds.map((kind) => (
        <li key={kind}>{t(`programmeImport.notes.${kind}`, { count: counts[kind] })}</li>
      ))}
    </ul>
  );
}
