import { Button } from '@mantine/core';
import { describeEquipment } from '@quietsite/domain';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { GridPair } from '../../../ui/grid-pair.tsx';
import { usePageMark } from '../../../ui/page-mark.ts';
import { useBottomBar } from '../../../ui/panels/stage-layout.tsx';
import classes from './location.module.css';
import { nearOf } from './location-panel.tsx';
import type { EquipmentPlacing } from './use-equipment-placing.ts';

/** Below the bar and above it; pixels. */
const BAR_MARGIN = 20;

interface LocationBarProps {
  readonly placing: EquipmentPlacing;
  readonly target: NonNullable<EquipmentPlacing['target']>;
}

/** Whoever placed or gave up goes on in the cell where it began, once the panel is in sight again. */
function returnToSheet(): void {
  setTimeout(() => {
    document.querySelector<HTMLElement>('main [role="grid"] [tabindex="0"]')?.focus({ preventScroll: true });
  });
}

/** While a place is chosen on the map: what to do, the coordinates to type, and the way out. */
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
        <GridPair name={equipment} position={row.fixedLocation} near={nearOf(activity)} onApply={placing.place} />
        <Button variant="default" onClick={placing.cancel}>
          {t('equipment.place.cancel')}
        </Button>
      </div>
    </div>
  );
}
