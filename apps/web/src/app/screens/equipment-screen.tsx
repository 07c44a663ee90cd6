import { useCalculation } from '../../features/calculation/calculation-provider.tsx';
import { EquipmentPanel } from '../../features/equipment/equipment-panel.tsx';
import { commentPath } from '../../features/review/anchor-address.ts';
import { useOpenProject } from '../../session/use-open-project.ts';
import { useProjectNavigate } from '../../session/use-project-navigate.ts';

/** The equipment editor, from which one goes on to the calculation or to a comment: features do not know each other. */
export function EquipmentScreen() {
  const { start } = useCalculation();
  const navigate = useProjectNavigate();
  const status = useOpenProject().data?.status;
  const isReviewed = status !== undefined && status !== 'Created';
  const comment = (rowId: number) => navigate(commentPath({ kind: 'row', rowId }));
  return <EquipmentPanel onCalculate={start} onComment={isReviewed ? comment : null} />;
}
