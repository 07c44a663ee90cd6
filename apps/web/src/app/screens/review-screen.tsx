import { ReviewPanel } from '../../features/review/review-panel.tsx';
import { useDecision } from '../decision.tsx';

/** The review, where the authority decides in the same dialog that the menu opens. */
export function ReviewScreen() {
  return <ReviewPanel onDecide={useDecision()} />;
}
