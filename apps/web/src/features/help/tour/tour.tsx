import { Suspense } from 'react';
import { useSession } from '../../../session/use-session.ts';
import { lazyComponent } from '../../../ui/lazy-component.ts';
import { useIsTourShown } from './use-tour.ts';

const TourCard = lazyComponent(async () => (await import('./tour-card.tsx')).TourCard);

interface TourProps {
  /** Calculates the open project and stays on the map. */
  readonly onCalculate: () => void;
}

/** A short tour of the user's own screens. Everything behind it stays usable. */
export function Tour({ onCalculate }: TourProps) {
  const user = useSession().data?.user;
  const isShown = useIsTourShown();
  if (!isShown || user === undefined) return null;
  return (
    <Suspense>
      <TourCard user={user} onCalculate={onCalculate} />
    </Suspense>
  );
}
