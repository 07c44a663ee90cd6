import { describeEquipment } from '@quietsite/domain';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { EquipmentLayer, type PlacedEquipment } from '../../map/equipment-layer.tsx';
import { OnMap } from '../../map/map-holder.tsx';
import { PlacePoint } from '../../map/place-point.tsx';
import type { ActivityNode } from './programme-tree.ts';
import type { EquipmentPlacing } from './use-equipment-placing.ts';

interface LocationMapProps {
  readonly activities: readonly ActivityNode[];
  /** The row that the table is in. */
  readonly markedId: number | null;
  readonly placing: EquipmentPlacing;
}

/** Equipment with a fixed location on the map, and the tool that gives it one. */
export function LocationMap({ activities, markedId, placing }: LocationMapProps) {
  const { t } = useTranslation();
  const placed = useMemo(() => listPlaced(activities, markedId), [activities, markedId]);
  const texts = useMemo(
    () => ({ click: t('equipment.place.click'), here: t('equipment.place.here'), keys: t('equipment.place.keys') }),
    [t],
  );
  return (
    <OnMap>
      <EquipmentLayer placed={placed} />
      {placing.target && <PlacePoint texts={texts} onPlace={placing.place} onCancel={placing.cancel} />}
    </OnMap>
  );
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
