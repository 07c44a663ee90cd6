import { unByKey } from 'ol/Observable.js';
import { useEffect } from 'react';
import { useLatestRef } from '../../ui/use-latest-ref.ts';
import { useMap } from './map-holder.tsx';

/** The feature property with the project id. */
export const SITE = 'site';

interface SitePointer {
  readonly hitPixels: number;
  readonly onMark: (projectId: number | null) => void;
  readonly onChoose: (projectId: number) => void;
}

/** Marks the site under the pointer; a click selects it. */
export function useSitePointer({ hitPixels, onMark, onChoose }: SitePointer): void {
  const map = useMap();
  const newest = useLatestRef({ onMark, onChoose });
  useEffect(() => {
    const find = (pixel: number[]): number | null => {
      const id = map.forEachFeatureAtPixel(pixel, (feature) => feature.get(SITE) as unknown, {
        hitTolerance: hitPixels,
      });
      return typeof id === 'number' ? id : null;
    };
    const clicks = map.on('singleclick', ({ pixel }) => {
      const id = find(pixel);
      if (id !== null) newest.current.onChoose(id);
    });
    const moves = map.on('pointermove', ({ dragging, pixel }) => {
      if (dragging) return;
      const id = find(pixel);
      map.getTargetElement().style.cursor = id === null ? '' : 'pointer';
      newest.current.onMark(id);
    });
    return () => {
      unByKey([clicks, moves]);
      const target = map.getTargetElement();
      if (target) target.style.cursor = '';
    };
  }, [map, newest, hitPixels]);
}
