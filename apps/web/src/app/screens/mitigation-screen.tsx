import { useCalculation } from '../../features/calculation/calculation-provider.tsx';
import { MitigationPanel } from '../../features/mitigation/mitigation-panel.tsx';

/**
 * Mitigation, whose 'Calculate & Save' runs the calculation and suggests the next step. Features do not import each
 * other.
 */
export function MitigationScreen() {
  const { start } = useCalculation();
  return <MitigationPanel onCalculate={start} />;
}
