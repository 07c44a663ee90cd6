import { useMapMode } from '../../map/interactions/map-mode.tsx';
import { useSketch } from '../../project/site/use-sketch.ts';
import { useIsModalOpen } from '../../ui/dialogs/escape-stack.ts';
import { UndoButtons } from '../../ui/undo-buttons.tsx';
import type { SiteEditing } from './use-site-editing.ts';

const drawing: ReadonlySet<unknown> = new Set(['drawSite', 'drawZone', 'cutZone', 'drawFront']);

/** Undoes corners while drawing, otherwise steps of the draft. */
export function SiteUndo({ editing, isOff }: { readonly editing: SiteEditing; readonly isOff: boolean }) {
  const { mode } = useMapMode();
  const { sketch, store } = useSketch();
  const isModalOpen = useIsModalOpen();
  const { draft } = editing;
  const isDrawing = drawing.has(mode) && sketch?.tool === mode;
  const isSketched = isDrawing && sketch.points.length + sketch.undone.length > 0;
  const steps = isSketched
    ? {
        canUndo: sketch.points.length > 0,
        canRedo: sketch.undone.length > 0,
        undo: store.undo,
        redo: store.redo,
      }
    : draft;
  // While drawing, the drawing handles these keys.
  const areKeysActive = !isSketched && !isModalOpen && !isOff;
  return (
    <UndoButtons draft={isOff ? { ...steps, canUndo: false, canRedo: false } : steps} areKeysActive={areKeysActive} />
  );
}
