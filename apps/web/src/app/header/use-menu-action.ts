import type { MenuButtonId } from '@quietsite/domain';
import { useCalculation } from '../../features/calculation/calculation-provider.tsx';
import { useReportWay } from '../../features/calculation/use-report-way.ts';
import { useDecision } from '../decision.tsx';

/** The action of a menu button; null for buttons that simply open a screen. */
export function useMenuAction(id: MenuButtonId): (() => void) | null {
  const { start } = useCalculation();
  const decide = useDecision();
  const goToReport = useReportWay();
  if (id === 'report') return () => void goToReport();
  if (id === 'approve') return decide;
  return id === 'calculateNoise' ? start : null;
}
