import MVT from 'ol/format/MVT.js';
import VectorTileLayer from 'ol/layer/VectorTile.js';
import VectorTileSource from 'ol/source/VectorTile.js';
import { useEffect, useMemo } from 'react';
import { useMapLayer } from '../layers/use-map-layer.ts';
import { type ToneName, toneStyle } from './district-styles.ts';

interface DistrictBuildingsProps {
  readonly url: string;
  /** The colour of each building with a receiver. */
  readonly tones: ReadonlyMap<number, ToneName>;
}

const MINIMUM_ZOOM = 14;

/** Colours the tiles' buildings that have a receiver by its level. The others keep their pale colour. */
export function DistrictBuildings({ url, tones }: DistrictBuildingsProps) {
  const layer = useMemo(
    () =>
      new VectorTileLayer({
        zIndex: 2,
        minZoom: MINIMUM_ZOOM - 0.01,
        source: new VectorTileSource({ format: new MVT(), url, minZoom: MINIMUM_ZOOM, maxZoom: 16 }),
        style: [],
      }),
    [url],
  );
  useEffect(() => {
    layer.setStyle((feature) => {
      const tone = tones.get(Number(feature.get('id')));
      return tone && toneStyle(tone);
    });
  }, [layer, tones]);
  useMapLayer(layer);
  return null;
}
