import type { ProjectMap } from '@quietsite/contracts';
import { useMemo } from 'react';
import { useStore } from '../../lib/use-store.ts';
import { ActiveZones } from '../../map/layers/active-zones.tsx';
import { EquipmentLayer } from '../../map/layers/equipment-layer.tsx';
import { MarkedPoint } from '../../map/layers/selected-marks.tsx';
import { OnMap } from '../../map/view/map-holder.tsx';
import { type ResultsMark, resultsMark } from './results-mark.ts';

/** The mark on the map: a ring around the receiver, the outline of the zone, or the position of the equipment. */
export function ResultsMarks({ projectMap }: { readonly projectMap: ProjectMap | undefined }) {
  const mark = useStore(resultsMark);
  if (!projectMap || mark === null) return null;
  return (
    <OnMap>
      {mark.kind === 'receiver' ? (
        <ReceiverMark projectMap={projectMap} pointId={mark.pointId} />
      ) : (
        <ActiveZones zones={projectMap.zones} activeIds={[mark.zoneId]} />
      )}
      {mark.kind === 'equipment' && <EquipmentMark mark={mark} />}
    </OnMap>
  );
}

function ReceiverMark({ projectMap, pointId }: { readonly projectMap: ProjectMap; readonly pointId: number }) {
  const receiver = projectMap.receivers.find((one) => one.pointId === pointId);
  return receiver ? <MarkedPoint position={receiver.position} /> : null;
}

/** Equipment without a fixed location works anywhere in its zone. */
function EquipmentMark({ mark: { name, position } }: { readonly mark: Extract<ResultsMark, { kind: 'equipment' }> }) {
  const placed = useMemo(
    () => (position === null ? [] : [{ key: 'marked', name, position, isMarked: true }]),
    [name, position],
  );
  return <EquipmentLayer placed={placed} />;
}
