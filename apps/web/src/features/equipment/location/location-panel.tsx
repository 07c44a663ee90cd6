import { Button } from '@mantine/core';
import { describeEquipment, type EquipmentEntry, PLANT_HEIGHT_RANGE } from '@quietsite/domain';
import type { Hk80Point } from '@quietsite/geometry';
import { useTranslation } from 'react-i18next';
import { useMapCommands } from '../../../map/view/map-commands.tsx';
import { NumberCell, readWithin } from '../../../ui/fields/number-cell.tsx';
import { GridPair } from '../../../ui/grid-pair.tsx';
import type { ActivityNode } from '../tree/programme-tree.ts';
import classes from './location.module.css';
import type { EquipmentPlacing } from './use-equipment-placing.ts';

interface LocationPanelProps {
  readonly activity: ActivityNode;
  readonly row: EquipmentEntry;
  readonly isReadonly: boolean;
  readonly placing: EquipmentPlacing;
}

const readPlantHeight = readWithin(PLANT_HEIGHT_RANGE);

/** A point of the same zone, to detect swapped coordinates. */
export const pointOfZone = ({ place }: ActivityNode): Hk80Point | null => place.zone[0]?.[0] ?? null;

/** The location of the chosen row and the ways to change it. Coordinates can be typed (EQUIP-08). */
export function LocationPanel({ activity, row, isReadonly, placing }: LocationPanelProps) {
  const { t } = useTranslation();
  const { zoomTo } = useMapCommands();
  const { fixedLocation } = row;
  const equipment = describeEquipment(row);
  return (
    <div className={classes.panel}>
      <p>{t(fixedLocation ? 'equipment.place.fixed' : 'equipment.place.notional', { zone: activity.zoneName })}</p>
      {(!isReadonly || fixedLocation) && (
        <div className={classes.typed}>
          <span className={classes.label}>{t('equipment.place.typed')}</span>
          <GridPair
            name={equipment}
            position={fixedLocation}
            near={pointOfZone(activity)}
            isDisabled={isReadonly}
            onApply={(point) => placing.put(activity, row, point)}
          />
        </div>
      )}
      {fixedLocation && (
        <div className={classes.typed}>
          <span className={classes.label}>{t('equipment.place.plantHeight')}</span>
          <NumberCell
            label={t('equipment.place.plantHeightOf', { name: equipment })}
            text={row.plantHeight?.toString() ?? ''}
            placeholder={t('equipment.place.asZone')}
            isDisabled={isReadonly}
            errorText={t('equipment.place.plantHeightRange', PLANT_HEIGHT_RANGE)}
            read={readPlantHeight}
            onApply={(plantHeight) => placing.typeHeight(activity, row, plantHeight)}
          />
          <span className={classes.label}>{t('equipment.place.plantHeightHint')}</span>
        </div>
      )}
      <div className={classes.buttons}>
        {!isReadonly && (
          <Button variant="default" onClick={() => placing.start(activity.task.id, row.id)}>
            {t(fixedLocation ? 'equipment.place.move' : 'equipment.place.choose')}
          </Button>
        )}
        {!isReadonly && fixedLocation && (
          <Button variant="default" onClick={() => placing.put(activity, row, null)}>
            {t('equipment.place.toNotional')}
          </Button>
        )}
        {fixedLocation && (
          <Button variant="default" onClick={() => zoomTo(fixedLocation)}>
            {t('action.zoomTo', { name: equipment })}
          </Button>
        )}
      </div>
    </div>
  );
}
