import { describeEquipment } from '@quietsite/domain';
import { useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { PlacePoint } from '../../../map/interactions/place-point.tsx';
import { EquipmentLayer, type PlacedEquipment } from '../../../map/layers/equipment-layer.tsx';
import { OnMap } from '../../../map/view/map-holder.tsx';
import type { ActivityNode } from '../tree/programme-tree.ts';
import type { EquipmentPlacing } from './use-equipment-placing.ts';

interface LocationMapProps {
  readonly activities: readonly ActivityNode[];
  /** The current row of the table. */
  readonly markedId: number | null;
  readonly placing: EquipmentPlacing;
}

/** Equipment with a fixed location on the map, and the tool that places it. */
export function LocationMap({ activities, markedId, placing }: LocationMapProps) {
  const { t } = useTranslation();
  const placed = useStableList(useMemo(() => listPlaced(activities, markedId), [activities, markedId]));
  const texts = useMemo(
    () => ({ click: t('equipment.place.click'), here: t('equipment.place.here'), keys: t('equipment.place.keys') }),
    [t],
  );
  return (
    <OnMap>
      <EquipmentLayer placed={placed} />
      {placing.target && (
        <PlacePoint
          texts={texts}
          within={placing.target.activity.place.zone}
          onPlace={placing.place}
          onCancel={placing.cancel}
        />
      )}
    </OnMap>
  );
}

/** A new list would create a new layer and redraw the whole map, which typing in the table should not do. */
function useStableList(placed: readonly PlacedEquipment[]): readonly PlacedEquipment[] {
  const shown = useRef(placed);
  const isSame = (one: PlacedEquipment, other: PlacedEquipment | undefined): boolean =>
    one.key === other?.key &&
    one.name === other.name &&
    one.position === other.position &&
    one.isMarked === other.isMarked;
  if (placed.length !== shown.current.length || !placed.every((one, index) => isSame(one, shown.current[index])))
    shown.current = placed;
  return shown.current;
}

const listPlaced = (activities: readonly ActivityNode[], markedId: number | null): readonly PlacedEquipment[] =>
  activities.flatMap(({ task, rows }) =>
    rows.flatMap((row) =>
      row.fixedLocation === null
        ? []
        : [
            {
              key: `${task.id} ${row.id}`,
              name: describeEquipment(row),
              position: row.fixedLocation,
              isMarked: row.id === markedId,
            },
          ],
    ),
  );
