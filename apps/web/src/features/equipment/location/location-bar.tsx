import { Button } from '@mantine/core';
import { describeEquipment } from '@quietsite/domain';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { GridPair } from '../../../ui/grid-pair.tsx';
import { usePageMark } from '../../../ui/page-mark.ts';
import { useBottomBar } from '../../../ui/panels/stage-layout.tsx';
import classes from './location.module.css';
import { pointOfZone } from './location-panel.tsx';
import type { EquipmentPlacing } from './use-equipment-placing.ts';

/** Above and below the bar, in pixels. */
const BAR_MARGIN = 20;

interface LocationBarProps {
  readonly placing: EquipmentPlacing;
  readonly target: NonNullable<EquipmentPlacing['target']>;
}

/** After placing or cancelling, focus returns to the original cell once the panel is visible again. */
function returnToSheet(): void {
  setTimeout(() => {
    document.querySelector<HTMLElement>('main [role="grid"] [tabindex="0"]')?.focus({ preventScroll: true });
  });
}

/** Shown while choosing a location on the map: instructions, coordinate input and cancel. */
export function LocationBar({ placing, target: { activity, row } }: LocationBarProps) {
  const { t } = useTranslation();
  const bar = useRef<HTMLDivElement>(null);
  useBottomBar(bar, BAR_MARGIN);
  usePageMark('location-bar');
  useEffect(() => returnToSheet, []);
  const equipment = describeEquipment(row);
  return (
    <div className={classes.place}>
      <div ref={bar} className={classes.bar} role="toolbar" aria-label={t('equipment.place.bar')}>
        <p role="status">{t('equipment.place.what', { equipment, zone: activity.zoneName })}</p>
        <span className={classes.label}>{t('equipment.place.typed')}</span>
        <GridPair name={equipment} position={row.fixedLocation} near={pointOfZone(activity)} onApply={placing.place} />
        <Button variant="default" onClick={placing.cancel}>
          {t('equipment.place.cancel')}
        </Button>
      </div>
    </div>
  );
}
