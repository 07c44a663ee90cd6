import { describeEquipment, type EquipmentEntry } from '@quietsite/domain';
import { contains, type Hk80Point } from '@quietsite/geometry';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useEndModeOnLeave, useMapMode } from '../../../map/interactions/map-mode.tsx';
import { useDialogs } from '../../../ui/dialogs/dialogs.tsx';
import { showSuccess } from '../../../ui/dialogs/toasts.tsx';
import type { ActivityNode } from '../tree/programme-tree.ts';
import type { EquipmentEditing } from '../use-equipment-editing.ts';

/** The fixed-location draw mode: places one row at a time on the map, inside its zone (EQUIP-08). */
export function useEquipmentPlacing({ activities, isReadonly, changeRows }: EquipmentEditing) {
  const { t } = useTranslation();
  const { notify } = useDialogs();
  const { mode, choose, end } = useMapMode();
  const [requested, setRequested] = useState<{ readonly taskId: number; readonly rowId: number } | null>(null);
  useEndModeOnLeave();
  const activity = activities?.find(({ task }) => task.id === requested?.taskId);
  const row = activity?.rows.find(({ id }) => id === requested?.rowId);
  const isOn = mode === 'placeEquipment' && !isReadonly && row !== undefined;

  /** A point outside the zone is rejected and drawing continues (EQUIP-09). */
  const put = (where: ActivityNode, what: EquipmentEntry, point: Hk80Point | null): boolean => {
    if (point !== null && !contains(where.place.zone, point)) {
      notify({ title: t('equipment.place.title'), text: t('equipment.place.outside', { zone: where.zoneName }) });
      return false;
    }
    changeRows(where.task.id, (rows) =>
      rows.map((other) => (other.id === what.id ? { ...other, fixedLocation: point } : other)),
    );
    return true;
  };
  const typeHeight = (where: ActivityNode, what: EquipmentEntry, plantHeight: number | null) =>
    changeRows(where.task.id, (rows) =>
      rows.map((other) => (other.id === what.id ? { ...other, plantHeight } : other)),
    );
  return {
    target: isOn && activity && row ? { activity, row } : null,
    start: (taskId: number, rowId: number) => {
      setRequested({ taskId, rowId });
      choose('placeEquipment');
    },
    cancel: end,
    put,
    typeHeight,
    place: (point: Hk80Point) => {
      if (!activity || !row || !put(activity, row, point)) return;
      end();
      showSuccess({
        id: 'equipment-placed',
        title: t('equipment.place.title'),
        text: t('equipment.place.placed', { equipment: describeEquipment(row) }),
      });
    },
  };
}

export type EquipmentPlacing = ReturnType<typeof useEquipmentPlacing>;
