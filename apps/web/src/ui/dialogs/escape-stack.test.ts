import { describe, expect, it } from 'vitest';
import { LayerStack } from './escape-stack.ts';

describe('LayerStack', () => {
  it('gives Escape to the layer opened last only', () => {
    const stack = new LayerStack();
    const closed: string[] = [];
    stack.open({ onEscape: () => closed.push('panel'), isModal: false });
    const closeDialog = stack.open({ onEscape: () => closed.push('dialog'), isModal: true });
    stack.escape();
    expect(closed).toEqual(['dialog']);
    closeDialog();
    stack.escape();
    expect(closed).toEqual(['dialog', 'panel']);
  });

  it('lays a page that was loaded late below the dialog that is open, and a menu of that dialog above it', () => {
    const stack = new LayerStack();
    const closed: string[] = [];
    stack.open({ onEscape: () => closed.push('dialog'), isModal: true });
    stack.open({ onEscape: () => closed.push('page'), isModal: false, isPage: true });
    stack.escape();
    stack.open({ onEscape: () => closed.push('menu'), isModal: false });
    stack.escape();
    expect(closed).toEqual(['dialog', 'menu']);
  });

  it('swallows Escape while a layer without handler is open, as during a save', () => {
    const stack = new LayerStack();
    let isPanelOpen = true;
    const closePanel = () => {
      isPanelOpen = false;
    };
    stack.open({ onEscape: closePanel, isModal: false });
    stack.open({ onEscape: undefined, isModal: true });
    expect(stack.escape()).toBe('taken');
    expect(isPanelOpen).toBe(true);
  });

  it('leaves Escape alone when nothing is open', () => {
    expect(new LayerStack().escape()).toBe('nothing');
  });

  it('[SHELL-57] closes nothing that holds text, and still closes a menu that lies above it', () => {
    const stack = new LayerStack();
    const closed: string[] = [];
    stack.open({ onEscape: () => closed.push('panel'), isModal: false, isPage: true });
    const closeMenu = stack.open({ onEscape: () => closed.push('menu'), isModal: false });
    const holdsText = ({ isPage }: { readonly isPage?: boolean }) => isPage === true;
    expect(stack.escape(holdsText)).toBe('taken');
    closeMenu();
    expect(stack.escape(holdsText)).toBe('kept');
    expect(closed).toEqual(['menu']);
  });

  it('[Q61] counts dialogs but not docked panels as modal, and notifies its listeners', () => {
    const stack = new LayerStack();
    const seen: boolean[] = [];
    stack.subscribe(() => seen.push(stack.hasModal()));
    stack.open({ onEscape: undefined, isModal: false });
    const close = stack.open({ onEscape: undefined, isModal: true });
    close();
    expect(seen).toEqual([false, true, false]);
  });
});
