import type { Configuration } from '@quietsite/contracts';
import MVT from 'ol/format/MVT.js';
import LayerGroup from 'ol/layer/Group.js';
import TileLayer from 'ol/layer/Tile.js';
import VectorTileLayer from 'ol/layer/VectorTile.js';
import VectorTileSource from 'ol/source/VectorTile.js';
import XYZ from 'ol/source/XYZ.js';
import { useEffect, useMemo, useState } from 'react';
import { useLatestRef } from '../../ui/use-latest-ref.ts';
import { baseStyle, placeNameStyle } from '../styles/base-styles.ts';
import { palette } from '../styles/palette.ts';
import { useMap } from '../view/map-holder.tsx';
import { NAME_RANKS, NAMES } from './name-ranks.ts';
import { useMapLayer } from './use-map-layer.ts';

interface BaseLayerProps {
  readonly configuration: Configuration;
  /** True if the user chose imagery; ignored where none is configured. */
  readonly isImagery: boolean;
  readonly offlineAttribution: string;
  /** Called once for each set of tiles that does not load and is replaced by the next simpler map. */
  readonly onFallback: (failed: 'imagery' | 'baseMap') => void;
}

type TileSet = NonNullable<Configuration['baseMap']['imagery']>;

/** Imagery if it was chosen, else the configured tiles, else the built-in base map. */
export function BaseLayer({ configuration, isImagery, offlineAttribution, onFallback }: BaseLayerProps) {
  const [failed, setFailed] = useState<readonly string[]>([]);
  const { imagery, tileUrl, ...rest } = configuration.baseMap;
  const isWorking = (tiles: TileSet | null) => tiles !== null && !failed.includes(tiles.tileUrl);
  const photographs = isImagery && isWorking(imagery) ? imagery : null;
  const tiles = photographs ?? (tileUrl === null ? null : { ...rest, tileUrl });
  if (tiles === null || !isWorking(tiles))
    return <OfflineBase url={configuration.tiles.baseMap} attribution={offlineAttribution} />;
  return (
    <TileBase
      key={tiles.tileUrl}
      tiles={tiles}
      onFailure={() => {
        setFailed([...failed, tiles.tileUrl]);
        onFallback(photographs ? 'imagery' : 'baseMap');
      }}
    />
  );
}

interface TileBaseProps {
  readonly tiles: TileSet;
  readonly onFailure: () => void;
}

function TileBase({ tiles, onFailure }: TileBaseProps) {
  const { tileUrl, labelUrl, attribution: text, attributionUrl } = tiles;
  const attribution = useMemo(() => attributionHtml(text, attributionUrl), [text, attributionUrl]);
  const layer = useMemo(() => {
    const base = new XYZ({ url: tileUrl, attributions: attribution, maxZoom: 20, crossOrigin: null });
    const layers = [new TileLayer({ source: base })];
    if (labelUrl) layers.push(new TileLayer({ source: new XYZ({ url: labelUrl, maxZoom: 20 }) }));
    return new LayerGroup({ zIndex: 0, layers });
  }, [tileUrl, labelUrl, attribution]);
  const newest = useLatestRef(onFailure);
  useEffect(() => {
    const source = (layer.getLayers().item(0) as TileLayer<XYZ>).getSource();
    const failures = new TileFailures();
    const onError = () => failures.fail() && newest.current();
    const onLoad = () => failures.succeed();
    source?.on('tileloaderror', onError);
    source?.on('tileloadend', onLoad);
    return () => {
      source?.un('tileloaderror', onError);
      source?.un('tileloadend', onLoad);
    };
  }, [layer, newest]);
  useMapLayer(layer);
  return null;
}

function OfflineBase({ url, attribution }: { readonly url: string; readonly attribution: string }) {
  const map = useMap();
  const layers = useMemo(() => {
    const source = new VectorTileSource({ format: new MVT(), url, minZoom: 8, maxZoom: 16, attributions: attribution });
    const ground = new VectorTileLayer({
      zIndex: 0,
      background: palette.sea,
      source,
      style: (feature) => baseStyle(feature, map.getView().getZoom() ?? 11),
    });
    const names = new VectorTileLayer({ zIndex: NAME_RANKS.place, declutter: NAMES, source, style: placeNameStyle });
    return { ground, names };
  }, [map, url, attribution]);
  useMapLayer(layers.ground);
  useMapLayer(layers.names);
  return null;
}

/** The only HTML in the map is built here from escaped configuration. */
function attributionHtml(attribution: string, attributionUrl: string | null): string {
  const holder = document.createElement('span');
  holder.textContent = attribution;
  if (!attributionUrl) return holder.innerHTML;
  const link = document.createElement('a');
  link.href = attributionUrl;
  link.target = '_blank';
  link.rel = 'noopener noreferrer';
  link.textContent = attribution;
  return link.outerHTML;
}

/** After this many consecutive failures the tile service counts as unavailable. */
const FAILURE_LIMIT = 6;

/** Counts consecutive tile failures; one loaded tile resets the count. */
export class TileFailures {
  #failures = 0;

  succeed(): void {
    this.#failures = 0;
  }

  /** True exactly once, when the limit is reached. */
  fail(): boolean {
    this.#failures += 1;
    return this.#failures === FAILURE_LIMIT;
  }
}
