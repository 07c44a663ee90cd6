import type { ShapeLayer } from '@quietsite/contracts';
import type { Hk80Polygon } from '@quietsite/geometry';
import { useMemo, useState } from 'react';
import { type NamedShapes, type UploadMode, withUploadedSite, withUploadedZones } from '../site-steps.ts';
import { type UploadPreview, useSiteTools } from '../site-tools.tsx';
import type { SiteEditing } from '../use-site-editing.ts';

export interface UploadChoice {
  readonly layer: ShapeLayer;
  readonly chooseLayer: (name: string) => void;
  readonly field: string | null;
  readonly chooseField: (field: string | null) => void;
  readonly mode: UploadMode;
  readonly chooseMode: (mode: UploadMode) => void;
  /** The shapes, with the names the zones would get. */
  readonly shown: readonly { readonly outline: Hk80Polygon; readonly name: string }[];
  readonly use: () => void;
}

/** A field that looks like a name is preferred. */
const NAME_FIELD = /name|zone|label|title/i;

/** What to use from an uploaded file, and how. */
export function useUploadChoice(preview: UploadPreview | null, editing: SiteEditing): UploadChoice | null {
  const { setPreview, setNamed } = useSiteTools();
  const [layerName, chooseLayer] = useState<string | null>(null);
  const [chosenField, chooseField] = useState<string | null | undefined>(undefined);
  const [mode, chooseMode] = useState<UploadMode>('replace');
  const layer = preview?.file.layers.find(({ name }) => name === layerName) ?? preview?.file.layers[0];
  const isKnown = chosenField === null || (chosenField !== undefined && layer?.fields.includes(chosenField));
  const field = isKnown ? chosenField : (layer?.fields.find((name) => NAME_FIELD.test(name)) ?? null);
  const named = useMemo<NamedShapes | null>(() => (layer ? toNamed(layer, field) : null), [layer, field]);
  const isZones = preview?.target === 'zones';
  const { site } = editing;
  const next = useMemo(() => {
    if (!named) return site;
    const outlines = named.shapes.map(({ outline }) => outline);
    return isZones ? withUploadedZones(site, named, mode) : withUploadedSite(site, outlines, mode);
  }, [named, isZones, site, mode]);
  const shown = useMemo(() => {
    const names = new Map(next.zones.map(({ outline, name }) => [outline, name]));
    return (named?.shapes ?? []).map(({ outline }) => ({ outline, name: isZones ? (names.get(outline) ?? '') : '' }));
  }, [named, next, isZones]);
  if (!preview || !layer || !named) return null;
  const use = () => {
    setPreview(null);
    chooseLayer(null);
    chooseField(undefined);
    chooseMode('replace');
    if (!isZones) return editing.changeSite(next);
    setNamed(named);
    editing.change(next);
  };
  return { layer, chooseLayer, field: field ?? null, chooseField, mode, chooseMode, shown, use };
}

const toNamed = (layer: ShapeLayer, field: string | null | undefined): NamedShapes => ({
  fields: layer.fields,
  field: field ?? null,
  shapes: layer.polygons.map(({ outline, values }) => ({ outline, values })),
});
