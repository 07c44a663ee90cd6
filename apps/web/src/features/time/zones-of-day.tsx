import type { ProjectMap } from '@quietsite/contracts';
import { memo } from 'react';
import { ActiveZones } from '../../map/layers/active-zones.tsx';
import { usePreviewPart } from '../../session/preview/preview-provider.tsx';
import { useWorkDays } from './use-work-days.ts';
import { listActiveZones, type WorkDays } from './work-days.ts';

type Zones = ProjectMap['zones'];

/** While a day is shown, the zones in which somebody is at work stand out. */
export function ZonesOfDay({ zones }: { readonly zones: Zones }) {
  const isOn = usePreviewPart(({ day }) => day !== null);
  return isOn ? <WorkingZones zones={zones} /> : null;
}

function WorkingZones({ zones }: { readonly zones: Zones }) {
  return <ZonesAtWork zones={zones} work={useWorkDays()} />;
}

/** Apart from who works when: with each day only this is drawn again, together with the levels of the day. */
const ZonesAtWork = memo(function ZonesAtWork({ zones, work }: { readonly zones: Zones; readonly work: WorkDays }) {
  const day = usePreviewPart(({ dayOfLevels }) => dayOfLevels);
  return day && <ActiveZones zones={zones} activeIds={listActiveZones(work, day)} />;
});
