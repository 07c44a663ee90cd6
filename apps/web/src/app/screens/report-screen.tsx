import { useCalculation } from '../../features/calculation/calculation-provider.tsx';
import { SelectionBar } from '../../features/receivers/select/selection-bar.tsx';
import { ReportWizard } from '../../features/report/report-wizard.tsx';
import { RejectionNote } from '../../features/review/rejection-note.tsx';

/** The report wizard with the selection of receivers on the map. Features do not import each other. */
export function ReportScreen() {
  const { recalculate } = useCalculation();
  return (
    <ReportWizard
      onCalculate={recalculate}
      renderSelection={(onDone) => <SelectionBar onInputChanged={recalculate} onDone={onDone} />}
      banner={<RejectionNote />}
    />
  );
}
