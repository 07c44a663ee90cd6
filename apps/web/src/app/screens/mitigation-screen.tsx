import { useCalculation } from '../../features/calculation/calculation-provider.tsx';
import { MitigationPanel } from '../../features/mitigation/mitigation-panel.tsx';

/** Mitigation, whose 'Calculate & Save' calculates and suggests what follows: features do not know each other. */
export function MitigationScreen() {
  const { start } = useCalculation();
  return <MitigationPanel onCalculate={start} />;
}
