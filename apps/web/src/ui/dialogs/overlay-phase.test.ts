import { describe, expect, it } from 'vitest';
import {
  isOverlayVisible,
  nextOverlayPhase,
  OVERLAY_CLOSE_DELAY_MILLISECONDS,
  type OverlayPhase,
} from './overlay-phase.ts';

const shown: OverlayPhase = { name: 'shown' };
const hide = (phase: OverlayPhase, now: number) => nextOverlayPhase(phase, { type: 'hide', now });
const tick = (phase: OverlayPhase, now: number) => nextOverlayPhase(phase, { type: 'tick', now });

describe('loading overlay', () => {
  it('[SHELL-46] closes 150 ms after it is hidden, not before', () => {
    const closing = hide(shown, 1000);
    expect(OVERLAY_CLOSE_DELAY_MILLISECONDS).toBe(150);
    expect(isOverlayVisible(tick(closing, 1149))).toBe(true);
    expect(isOverlayVisible(tick(closing, 1150))).toBe(false);
  });

  it('stays open when it is shown again while closing', () => {
    const again = nextOverlayPhase(hide(shown, 1000), { type: 'show' });
    expect(tick(again, 5000)).toEqual(shown);
  });

  it('is not prolonged by a second hide', () => {
    const closing = hide(hide(shown, 1000), 1100);
    expect(isOverlayVisible(tick(closing, 1150))).toBe(false);
  });

  it('ignores hide while hidden', () => {
    expect(hide({ name: 'hidden' }, 0)).toEqual({ name: 'hidden' });
  });
});
