/** The overlay stays this long after a hide request, so that it does not flicker between two steps of one job. */
export const OVERLAY_CLOSE_DELAY_MILLISECONDS = 150;

export type OverlayPhase =
  | { readonly name: 'hidden' }
  | { readonly name: 'shown' }
  | { readonly name: 'closing'; readonly closesAt: number };

export type OverlayEvent =
  | { readonly type: 'show' }
  | { readonly type: 'hide'; readonly now: number }
  | { readonly type: 'tick'; readonly now: number };

export function nextOverlayPhase(phase: OverlayPhase, event: OverlayEvent): OverlayPhase {
  switch (event.type) {
    case 'show':
      return phase.name === 'shown' ? phase : { name: 'shown' };
    case 'hide':
      // A second request must not prolong the overlay.
      return phase.name === 'shown'
        ? { name: 'closing', closesAt: event.now + OVERLAY_CLOSE_DELAY_MILLISECONDS }
        : phase;
    case 'tick':
      return phase.name === 'closing' && event.now >= phase.closesAt ? { name: 'hidden' } : phase;
  }
}

export function isOverlayVisible(phase: OverlayPhase): boolean {
  return phase.name !== 'hidden';
}
