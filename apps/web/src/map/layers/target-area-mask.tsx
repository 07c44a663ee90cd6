import { useMemo, useRef } from 'react';
import { pathOf } from '../interactions/sketch-paths.ts';
import { useMap } from '../view/map-holder.tsx';
import { readPixel } from '../view/map-pixel.ts';
import { toMapPolygon } from '../view/projection.ts';
import { useEachFrame } from '../view/use-each-frame.ts';
import type { WirePolygon } from '../view/wire-point.ts';
import classes from './target-area-mask.module.css';

/** Larger than any screen: the map grows with its window before the next frame. */
const FAR = 20_000;
const EVERYWHERE = `M${-FAR} ${-FAR}h${2 * FAR}v${2 * FAR}h${-2 * FAR}z`;

/** Outlines the target area of a tool and shades everything around it (EQUIP-08). */
export function TargetAreaMask({ outline }: { readonly outline: WirePolygon }) {
  const map = useMap();
  const outside = useRef<SVGPathElement>(null);
  const casing = useRef<SVGPathElement>(null);
  const line = useRef<SVGPathElement>(null);
  const rings = useMemo(() => toMapPolygon(outline), [outline]);
  useEachFrame(() => {
    const paths = rings.map((ring) => {
      const pixels = ring.map((coordinate) => readPixel(map, coordinate)).filter((pixel) => pixel !== null);
      return pixels.length > 0 ? `${pathOf(pixels)}z` : '';
    });
    const edge = paths.join('');
    outside.current?.setAttribute('d', edge === '' ? '' : `${EVERYWHERE}${edge}`);
    casing.current?.setAttribute('d', edge);
    line.current?.setAttribute('d', edge);
  });
  return (
    <svg className={classes.drawing} aria-hidden="true">
      <path ref={outside} className={classes.outside} />
      <path ref={casing} className={classes.casing} />
      <path ref={line} className={classes.line} data-target-area />
    </svg>
  );
}
