import type { Hk80Point } from '@quietsite/geometry';
import { useMemo } from 'react';
import { MovePoints } from '../../../map/interactions/move-points.tsx';
import { OnMap } from '../../../map/view/map-holder.tsx';
import { type CentreDraft, shownCentre, type Zone } from './centre-draft.ts';

interface CentreMapProps {
  readonly zones: readonly Zone[];
  readonly draft: CentreDraft;
  readonly onMoved: (zoneId: number, position: Hk80Point) => void;
}

/** The draggable red circles (SITE-32). */
export function CentreMap({ zones, draft, onMoved }: CentreMapProps) {
  const points = useMemo(
    () => zones.map((zone) => ({ key: String(zone.id), name: zone.name, position: shownCentre(zone, draft) })),
    [zones, draft],
  );
  return (
    <OnMap>
      <MovePoints points={points} onMoved={(key, position) => onMoved(Number(key), position)} />
    </OnMap>
  );
}
