import { distance, type Hk80Point, type Hk80Polygon } from '@quietsite/geometry';
import type MapBrowserEvent from 'ol/MapBrowserEvent.js';
import { useEffect, useMemo, useState } from 'react';
import { useLatestRef } from '../../ui/use-latest-ref.ts';
import { useMap } from '../view/map-holder.tsx';
import { usePointerLeave } from '../view/use-pointer-leave.ts';
import { type Aim, aimAt } from './aim.ts';
import { createClickPointer } from './click-pointer.ts';
import { createSnapper, type Snapper } from './grid-snap.ts';
import type { SketchPad } from './sketch-pad.ts';
import { useInteraction } from './use-interaction.ts';

/** The position of the next corner: under the pointer, or at the centre of the map for the keyboard. */
export function useAim(
  pad: SketchPad,
  snapTo: readonly Hk80Polygon[],
  isKeyboardAim: boolean,
  onPlace: (point: Hk80Point) => void,
): Aim | null {
  const map = useMap();
  const [aim, setAim] = useState<Aim | null>(null);
  const snapper = useMemo(() => withClosingCorner(pad, createSnapper(snapTo)), [pad, snapTo]);
  const newest = useLatestRef({ snapper, onPlace });
  // Created once: the same handler must see both the start and the end of a click.
  const pointer = useMemo(() => {
    const read = ({ coordinate, originalEvent }: MapBrowserEvent) =>
      aimAt(map, coordinate, (originalEvent as PointerEvent).altKey ? null : newest.current.snapper);
    return createClickPointer({
      onMove: (event) => setAim(read(event)),
      onClick: (event) => newest.current.onPlace(read(event).point),
    });
  }, [map, newest]);
  useInteraction(pointer);
  usePointerLeave(() => setAim(null));
  useEffect(() => {
    if (!isKeyboardAim) return;
    const follow = () => {
      const centre = map.getView().getCenter();
      if (centre) setAim((was) => keepIfSame(was, aimAt(map, centre, snapper)));
    };
    follow();
    map.on('postrender', follow);
    return () => map.un('postrender', follow);
  }, [map, snapper, isKeyboardAim]);
  return aim;
}

/** Snaps to the first corner of the drawing in preference to all others. */
function withClosingCorner(pad: SketchPad, snapper: Snapper): Snapper {
  return (point, reachMetres) => {
    const first = pad.closingCorner();
    if (first && distance(first, point) <= reachMetres) return { point: first, kind: 'corner' };
    return snapper(point, reachMetres);
  };
}

const keepIfSame = (was: Aim | null, now: Aim) =>
  was && was.snap === now.snap && distance(was.point, now.point) === 0 ? was : now;
