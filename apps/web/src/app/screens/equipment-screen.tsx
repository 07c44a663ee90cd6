import { useCalculation } from '../../features/calculation/calculation-provider.tsx';
import { EquipmentPanel } from '../../features/equipment/equipment-panel.tsx';
import { commentPath } from '../../features/review/anchor-address.ts';
import { useOpenProject } from '../../session/use-open-project.ts';
import { useProjectNavigate } from '../../session/use-project-navigate.ts';

/** The equipment editor with its links to the calculation and to comments. Features do not import each other. */
export function EquipmentScreen() {
  const { start } = useCalculation();
  const navigate = useProjectNavigate();
  const status = useOpenProject().data?.status;
  const isReviewed = status !== undefined && status !== 'Created';
  const comment = (rowId: number) => navigate(commentPath({ kind: 'row', rowId }));
  return <EquipmentPanel onCalculate={start} onComment={isReviewed ? comment : null} />;
}
