import type { ShapeLayer } from '@quietsite/contracts';
import type { Hk80Polygon } from '@quietsite/geometry';
import type { GdalReading } from './gdal-reading.ts';
import { MAX_FIELDS } from './limits.ts';
import { MIN_POSITIONS } from './polygon-collector.ts';
import type { GridLayer } from './read-layer.ts';
import { type RepairedOutline, repairPolygons } from './repair-polygons.ts';

/** Styling fields that GDAL adds for KML and DXF, and a name that no object may have. */
const IGNORED_FIELDS = new Set([
  ...['tessellate', 'extrude', 'visibility', 'drawOrder', 'icon', 'altitudeMode', 'snippet'],
  ...['PaperSpace', 'SubClasses', 'Linetype', 'EntityHandle', '__proto__'],
]);

/** Returns the layers that contain polygons, with repaired outlines; may be empty. */
export async function toShapeLayers(reading: GdalReading, layers: readonly GridLayer[]): Promise<ShapeLayer[]> {
  const outlines = layers.flatMap((layer) => layer.outlines.filter(isOutline));
  const repaired = outlines.length > 0 ? await repairPolygons(reading, outlines) : [];
  const byOutline = new Map(outlines.map((outline, i) => [outline, repaired[i]]));
  return layers.map((layer) => toShapeLayer(layer, byOutline)).filter(({ polygons }) => polygons.length > 0);
}

const isOutline = (outline: Hk80Polygon) => (outline[0]?.length ?? 0) >= MIN_POSITIONS;

function toShapeLayer(layer: GridLayer, byOutline: ReadonlyMap<Hk80Polygon, RepairedOutline | undefined>): ShapeLayer {
  const { found, outlines } = layer;
  const results = outlines.map((outline) => byOutline.get(outline));
  const fields = [...new Set(found.polygons.flatMap(({ values }) => [...values.keys()]))]
    .filter((field) => !IGNORED_FIELDS.has(field))
    .slice(0, MAX_FIELDS);
  return {
    name: layer.name,
    ...layer.system,
    fields,
    polygons: results.flatMap((result, i) => {
      const values = chooseValues(fields, found.polygons[i]?.values);
      return (result?.polygons ?? []).map((outline) => ({
        outline: outline as ShapeLayer['polygons'][number]['outline'],
        values,
      }));
    }),
    notes: {
      isFlattened: found.hasHeights,
      splitParts: found.splitParts,
      repaired: results.filter((result) => result?.isRepaired).length,
      leftOut: found.leftOut + results.filter((result) => (result?.polygons ?? []).length === 0).length,
    },
  };
}

function chooseValues(fields: readonly string[], values: ReadonlyMap<string, string> | undefined) {
  return Object.fromEntries(
    fields.flatMap((field) => {
      const value = values?.get(field);
      return value === undefined ? [] : [[field, value]];
    }),
  );
}
