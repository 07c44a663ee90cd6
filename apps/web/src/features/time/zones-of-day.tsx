import type { ProjectMap } from '@quietsite/contracts';
import { memo, useMemo } from 'react';
import { ActiveZones } from '../../map/layers/active-zones.tsx';
import { usePreviewPart } from '../../project/preview/preview-provider.tsx';
import { useWorkDays } from './use-work-days.ts';
import { listActiveZones, type WorkDays } from './work-days.ts';

type Zones = ProjectMap['zones'];

/** While a day is shown, highlights the zones in which equipment works. */
export function ZonesOfDay({ zones }: { readonly zones: Zones }) {
  const isOn = usePreviewPart(({ day }) => day !== null);
  // Only the part of a front that is at work is highlighted.
  const drawn = useMemo(() => zones.filter(({ front }) => front === undefined), [zones]);
  return isOn ? <WorkingZones zones={drawn} /> : null;
}

interface ActiveZonesOfDayProps {
  readonly zones: Zones;
  readonly work: WorkDays;
}

function WorkingZones({ zones }: { readonly zones: Zones }) {
  return <ActiveZonesOfDay zones={zones} work={useWorkDays()} />;
}

/** Separate from WorkingZones, so that only this component rerenders when the day and its levels change. */
const ActiveZonesOfDay = memo(function ActiveZonesOfDay({ zones, work }: ActiveZonesOfDayProps) {
  const day = usePreviewPart(({ dayOfLevels }) => dayOfLevels);
  return day && <ActiveZones zones={zones} activeIds={listActiveZones(work, day)} />;
});
