import { useCalculation } from '../../features/calculation/calculation-provider.tsx';
import { ReceiversPanel } from '../../features/receivers/receivers-panel.tsx';

/** Select NSR, which has the levels calculated again when a save changed what they depend on: features do not know each other. */
export function SelectScreen() {
  const { recalculate } = useCalculation();
  return <ReceiversPanel onInputChanged={recalculate} />;
}
