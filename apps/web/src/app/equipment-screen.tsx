import { useCalculation } from '../features/calculation/calculation-provider.tsx';
import { EquipmentPanel } from '../features/equipment/equipment-panel.tsx';

/** The equipment editor, from which one goes on to the calculation: features do not know each other. */
export function EquipmentScreen() {
  const { start } = useCalculation();
  return <EquipmentPanel onCalculate={start} />;
}
