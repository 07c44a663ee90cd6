import type { ProjectMap } from '@quietsite/contracts';
import { memo } from 'react';
import { ActiveZones } from '../../map/layers/active-zones.tsx';
import { usePreviewPart } from '../../project/preview/preview-provider.tsx';
import { useWorkDays } from './use-work-days.ts';
import { listActiveZones, type WorkDays } from './work-days.ts';

type Zones = ProjectMap['zones'];

/** While a day is shown, highlights the zones in which equipment works. */
export function ZonesOfDay({ zones }: { readonly zones: Zones }) {
  const isOn = usePreviewPart(({ day }) => day !== null);
  return isOn ? <WorkingZones zones={zones} /> : null;
}

function WorkingZones({ zones }: { readonly zones: Zones }) {
  return <ZonesAtWork zones={zones} work={useWorkDays()} />;
}

/** Separate from the work days, so that only this rerenders with each day, together with its levels. */
const ZonesAtWork = memo(function ZonesAtWork({ zones, work }: { readonly zones: Zones; readonly work: WorkDays }) {
  const day = usePreviewPart(({ dayOfLevels }) => dayOfLevels);
  return day && <ActiveZones zones={zones} activeIds={listActiveZones(work, day)} />;
});
