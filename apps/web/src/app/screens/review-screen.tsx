import { ReviewPanel } from '../../features/review/review-panel.tsx';
import { useDecision } from '../decision.tsx';

/** The review, from which the authority decides: the same dialog that the menu opens. */
export function ReviewScreen() {
  return <ReviewPanel onDecide={useDecision()} />;
}
