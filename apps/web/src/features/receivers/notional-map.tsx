import type { ReceiverDetail } from '@quietsite/contracts';
import type { Hk80Point } from '@quietsite/geometry';
import { useMemo } from 'react';
import { NotionalLayer } from '../../map/layers/notional-layer.tsx';
import { SelectedMarks } from '../../map/layers/selected-marks.tsx';
import { OnMap } from '../../map/view/map-holder.tsx';

interface NotionalMapProps {
  readonly pointId: number;
  readonly position: Hk80Point;
  readonly sources: ReceiverDetail['notionalSources'];
}

/** The two ends of the measured distances. */
export function NotionalMap({ pointId, position, sources }: NotionalMapProps) {
  const points = useMemo(() => [{ pointId, position, isHighlighted: true }], [pointId, position]);
  return (
    <OnMap>
      <NotionalLayer receiver={position} sources={sources} />
      <SelectedMarks points={points} />
    </OnMap>
  );
}
