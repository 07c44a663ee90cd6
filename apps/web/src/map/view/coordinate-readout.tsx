import type MapBrowserEvent from 'ol/MapBrowserEvent.js';
import { useEffect, useState } from 'react';
import { formatGrid } from '../../lib/format.ts';
import classes from './coordinate-readout.module.css';
import { useMap } from './map-holder.tsx';
import { toGrid } from './projection.ts';

/** On a narrow map the readout is below the scale line and the legend. */
const NARROW_STAGE = 720;
const BELOW_CONTROLS = 54;

interface CoordinateReadoutProps {
  readonly gridName: string;
  /** Pixels covered by a right panel: the centre is that of the visible map. */
  readonly rightInset: number;
}

/** Northing and Easting under the pointer, or at the map's centre when it is moved by keyboard. */
export function CoordinateReadout({ gridName, rightInset }: CoordinateReadoutProps) {
  const map = useMap();
  const [coordinate, setCoordinate] = useState<readonly number[]>(() => map.getView().getCenter() ?? [0, 0]);
  const [mapWidth, setMapWidth] = useState(() => map.getSize()?.[0] ?? 0);
  useEffect(() => {
    const onSize = () => setMapWidth(map.getSize()?.[0] ?? 0);
    const onPointer = (event: MapBrowserEvent) => setCoordinate(event.coordinate);
    const onMoveEnd = () => {
      if (document.activeElement === map.getTargetElement()) setCoordinate(map.getView().getCenter() ?? [0, 0]);
    };
    map.on('pointermove', onPointer);
    map.on('moveend', onMoveEnd);
    map.on('change:size', onSize);
    return () => {
      map.un('pointermove', onPointer);
      map.un('moveend', onMoveEnd);
      map.un('change:size', onSize);
    };
  }, [map]);
  const isNarrow = mapWidth - rightInset < NARROW_STAGE;
  const [easting, northing] = toGrid(coordinate);
  return (
    <output
      className={classes.readout}
      style={{ left: `calc(50% - ${rightInset / 2}px)`, top: isNarrow ? BELOW_CONTROLS : undefined }}
      aria-live="off"
    >
      N {formatGrid(northing)} <span>E {formatGrid(easting)}</span> <small>{gridName}</small>
    </output>
  );
}
