import { useCalculation } from '../features/calculation/calculation-provider.tsx';
import { ResultsPanel } from '../features/results/results-panel.tsx';
import { useResultsPanel } from '../session/results/use-results-panel.ts';
import { useOpenProject } from '../session/use-open-project.ts';
import { useStepAction } from './steps/use-step-action.ts';

/** The results panel, while the address names it. */
export function ResultsStage() {
  const { filter, show } = useResultsPanel();
  const project = useOpenProject().data;
  const { start } = useCalculation();
  const go = useStepAction();
  if (filter === null || !project) return null;
  return <ResultsPanel key={project.id} filter={filter} onFilter={show} onGo={go} onCalculate={start} />;
}
