import { describe, expect, test } from 'vitest';
import { DRAW_TOOLS, EDIT_MODES, type EditMode, type MapMode, ModeStore } from './map-mode.tsx';

const editModes = Object.keys(EDIT_MODES) as EditMode[];
const allModes: readonly MapMode[] = [...editModes, ...DRAW_TOOLS];

const listModesThatAreOn = (store: ModeStore) => allModes.filter((mode) => mode === store.read());

describe('what the pointer does on the map', () => {
  test('there are seven edit modes, numbered 1 to 7', () => {
    expect(Object.values(EDIT_MODES)).toEqual([1, 2, 3, 4, 5, 6, 7]);
  });

  test('[MAP-19] choosing one of the seven ends whichever of the others was on', () => {
    for (const first of editModes)
      for (const second of editModes) {
        const store = new ModeStore();
        store.choose(first);
        store.choose(second);
        expect(listModesThatAreOn(store)).toEqual([second]);
      }
  });

  test('an edit mode ends a draw tool and the other way round', () => {
    for (const tool of DRAW_TOOLS)
      for (const mode of editModes) {
        const store = new ModeStore();
        store.choose(tool);
        store.choose(mode);
        expect(listModesThatAreOn(store)).toEqual([mode]);
        store.choose(tool);
        expect(listModesThatAreOn(store)).toEqual([tool]);
      }
  });

  test('listeners are notified of each change, and of the end', () => {
    const store = new ModeStore();
    const seen: MapMode[] = [];
    const stop = store.subscribe(() => seen.push(store.read()));
    store.choose('addBuilding');
    store.end();
    stop();
    store.choose('moveCentre');
    expect(seen).toEqual(['addBuilding', null]);
  });
});
