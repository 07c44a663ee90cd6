import { useCalculation } from '../../features/calculation/calculation-provider.tsx';
import { ReceiversPanel } from '../../features/receivers/receivers-panel.tsx';

/** Select NSR, which recalculates the levels when a save changed their input. Features do not import each other. */
export function SelectScreen() {
  const { recalculate } = useCalculation();
  return <ReceiversPanel onInputChanged={recalculate} />;
}
