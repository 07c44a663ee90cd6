import { findSectionEnds, type ScreeningSection } from '@quietsite/domain';
import { useMemo } from 'react';
import { SectionLineLayer } from '../../../map/layers/screening/section-line-layer.tsx';
import { ShadeLayer } from '../../../map/layers/screening/shade-layer.tsx';
import { OnMap } from '../../../map/view/map-holder.tsx';
import type { WirePolygon } from '../../../map/view/wire-point.ts';

interface BarrierEffectMapProps {
  readonly section: ScreeningSection | null;
  readonly shade: WirePolygon | null;
}

/** The line of the section, and the area that the barrier hides from the zone. */
export function BarrierEffectMap({ section, shade }: BarrierEffectMapProps) {
  const ends = useMemo(() => section && findSectionEnds(section), [section]);
  return (
    <OnMap>
      {shade && <ShadeLayer shade={shade} />}
      {ends && <SectionLineLayer ends={ends} />}
    </OnMap>
  );
}
