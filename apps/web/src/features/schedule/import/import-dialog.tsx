import type { ProgrammeFile } from '@quietsite/contracts';
import type { ScheduledTask } from '@quietsite/domain';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AppModal } from '../../../ui/dialogs/app-modal.tsx';
import { showSuccess } from '../../../ui/dialogs/toasts.tsx';
import { ImportChoices } from './import-choices.tsx';
import { ImportComparison } from './import-comparison.tsx';
import { ImportFileStep } from './import-file-step.tsx';
import { type ImportZone, listProblems } from './import-plan.ts';
import { ImportProblems } from './import-problems.tsx';
import { describeAddition } from './import-summary.ts';
import { useProgrammeImport } from './use-programme-import.ts';

interface ImportDialogProps {
  readonly projectId: number;
  readonly zones: readonly ImportZone[];
  /** The schedule including unsaved edits. */
  readonly tasks: readonly ScheduledTask[];
  /** Number of equipment rows by activity id. */
  readonly rowCounts: ReadonlyMap<number, number>;
  /** Replaces the edited schedule in one step that can be undone. */
  readonly onApply: (next: readonly ScheduledTask[], summary: string) => void;
  readonly onClose: () => void;
}

/** Imports a programme from a file: choose, map and preview. Nothing is changed before the end. */
export function ImportDialog(props: ImportDialogProps) {
  const { projectId, zones, onClose } = props;
  const { t } = useTranslation();
  const [file, setFile] = useState<ProgrammeFile | null>(null);
  const [isAnother, setAnother] = useState(false);
  const chooseAnother = () => {
    setFile(null);
    setAnother(true);
  };
  const problems = useMemo(() => (file ? listProblems(file, zones) : []), [file, zones]);
  return (
    <AppModal isOpen title={t('programmeImport.title')} onClose={onClose} width={file ? 940 : 520}>
      {!file && <ImportFileStep projectId={projectId} isAnother={isAnother} onRead={setFile} onClose={onClose} />}
      {file && problems.length > 0 && (
        <ImportProblems
          fileName={file.fileName}
          format={file.format}
          problems={problems}
          onAnother={chooseAnother}
          onClose={onClose}
        />
      )}
      {file && problems.length === 0 && <ReadProgramme {...props} file={file} onAnother={chooseAnother} />}
    </AppModal>
  );
}

interface ReadProgrammeProps extends ImportDialogProps {
  readonly file: ProgrammeFile;
  readonly onAnother: () => void;
}

function ReadProgramme({ file, zones, tasks, rowCounts, onApply, onClose, onAnother }: ReadProgrammeProps) {
  const { t } = useTranslation();
  const plan = useProgrammeImport(file, zones, tasks);
  const [isComparing, setComparing] = useState(false);
  const apply = (next: readonly ScheduledTask[], summary: string) => {
    onApply(next, summary);
    onClose();
    showSuccess({
      id: 'programme-imported',
      title: t('programmeImport.done.title'),
      text: t('programmeImport.done.unsaved', { summary }),
    });
  };
  if (isComparing) {
    return (
      <ImportComparison
        zones={zones}
        tasks={tasks}
        incoming={plan.incoming}
        rowCounts={rowCounts}
        onBack={() => setComparing(false)}
        onClose={onClose}
        onApply={apply}
      />
    );
  }
  return (
    <ImportChoices
      plan={plan}
      zones={zones}
      isEmpty={tasks.length === 0}
      onAnother={onAnother}
      onClose={onClose}
      onAdd={() => apply(plan.addition.next, describeAddition(t, plan.addition))}
      onCompare={() => setComparing(true)}
    />
  );
}
