import { useMemo } from 'react';
import { PickBuilding } from '../../../map/interactions/pick-building.tsx';
import { type ScreenLook, ScreensLayer } from '../../../map/layers/screening/screens-layer.tsx';
import { OnMap } from '../../../map/view/map-holder.tsx';
import type { Screening } from './use-screening.ts';

/** The screens on the map; a click excludes or includes one. */
export function ScreeningMap({ screening }: { readonly screening: Screening }) {
  const { facts, settings, isShown, isPicking, exclude, include } = screening;
  const judged = facts?.judged;
  const screens = useMemo(
    () =>
      judged?.map(({ structure: { outline }, roof, reason }) => {
        const look: ScreenLook = roof ? 'screen' : reason === 'EXCLUDED' ? 'out' : 'not';
        return { outline, look };
      }) ?? [],
    [judged],
  );
  const pick = (buildingId: number) => {
    if (settings.excluded.some((entry) => entry.buildingId === buildingId)) include(buildingId);
    else if (judged?.some(({ structure }) => structure.id === buildingId)) exclude(buildingId);
  };
  return (
    <OnMap>
      {isShown && <ScreensLayer screens={screens} />}
      {isPicking && <PickBuilding onPick={({ buildingId }) => pick(buildingId)} />}
    </OnMap>
  );
}
