import { useEffect } from 'react';
import { useIsModalOpen } from '../../ui/dialogs/escape-stack.ts';
import { useLatestRef } from '../../ui/use-latest-ref.ts';
import { useMap } from '../view/map-holder.tsx';
import { handleArrowKey } from './arrow-keys.ts';
import type { SketchPad } from './sketch-pad.ts';

interface SketchKeys {
  /** Corners are placed at the centre of the map. */
  readonly isKeyboardAim: boolean;
  readonly onPlace: () => void;
}

/** Keys of a drawing. Handled keys do not reach the screen's own undo; all others do. */
export function useSketchKeys(pad: SketchPad, keys: SketchKeys): void {
  const map = useMap();
  const isModalOpen = useIsModalOpen();
  const newest = useLatestRef(keys);
  useEffect(() => {
    if (isModalOpen) return;
    const element = map.getTargetElement();
    let isPointerUsed = false;
    const onPointerDown = () => {
      isPointerUsed = true;
    };
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === 'Tab') isPointerUsed = false;
      if (event.isComposing || isTextField(event.target)) return;
      const isOnMap = event.target instanceof Node && element.contains(event.target);
      const isHandled =
        handleUndoKey(event, pad) ||
        (isEndingKey(event, isPointerUsed) && pad.end()) ||
        ((isOnMap || event.target === document.body) && handleDrawingKey(event, pad, newest.current)) ||
        (isOnMap && handleArrowKey(event, map));
      if (!isHandled) return;
      event.preventDefault();
      event.stopPropagation();
    };
    window.addEventListener('keydown', onKeyDown, true);
    window.addEventListener('pointerdown', onPointerDown, true);
    return () => {
      window.removeEventListener('keydown', onKeyDown, true);
      window.removeEventListener('pointerdown', onPointerDown, true);
    };
  }, [map, pad, newest, isModalOpen]);
}

/**
 * Enter on a button presses it, with two exceptions: the button of the active tool, which would discard the drawing,
 * and a map button that has the focus only because the pointer has just used it.
 */
function isEndingKey({ key, target, ctrlKey, metaKey, altKey }: KeyboardEvent, isPointerUsed: boolean): boolean {
  if (key !== 'Enter' || ctrlKey || metaKey || altKey || !(target instanceof Element)) return false;
  if (target.closest('[role="toolbar"] [aria-pressed="true"]')) return true;
  return isPointerUsed && target.closest('[data-map-buttons] button') !== null;
}

function handleUndoKey({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent, pad: SketchPad): boolean {
  if (altKey) return false;
  const letter = key.toLowerCase();
  if (ctrlKey || metaKey) {
    if (letter === 'z') return shiftKey ? pad.redo() : pad.undo();
    return letter === 'y' && pad.redo();
  }
  return key === 'Backspace' && pad.undo();
}

function handleDrawingKey(event: KeyboardEvent, pad: SketchPad, { isKeyboardAim, onPlace }: SketchKeys): boolean {
  const { key, shiftKey, ctrlKey, metaKey, altKey } = event;
  // Alt alone would open the browser's menu; here it turns off snapping.
  if (key === 'Alt') return true;
  if (ctrlKey || metaKey || altKey) return false;
  const isPlacing = isKeyboardAim && !shiftKey;
  if (key === 'Enter' && !isPlacing) pad.end();
  else if (isPlacing && (key === 'Enter' || key === ' ')) onPlace();
  else return false;
  return true;
}

const BUTTON_LIKE: ReadonlySet<string> = new Set(['button', 'checkbox', 'radio', 'range', 'submit', 'reset', 'file']);

/** True if the element handles typed keys itself. */
function isTextField(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  if (target instanceof HTMLInputElement) return !BUTTON_LIKE.has(target.type);
  return target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement || target.isContentEditable;
}
