import { containsExtent } from 'ol/extent.js';
import type OlMap from 'ol/Map.js';
import View from 'ol/View.js';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { START_CENTRE, START_ZOOM } from './projection.ts';
import { ViewMover } from './view-mover.ts';

// Runs animation frames immediately.
beforeAll(() => void vi.stubGlobal('requestAnimationFrame', (step: () => void) => step()));
afterAll(() => void vi.unstubAllGlobals());

const EXTENT = [12_710_000, 2_550_000, 12_711_000, 2_551_000];

function createView(size = [1000, 800]) {
  const view = new View({ center: START_CENTRE, zoom: START_ZOOM });
  view.setViewportSize(size);
  // The mover needs only the view, the size and the render event of the map, which work without a screen.
  let draw = () => {};
  const map = {
    getView: () => view,
    getSize: () => size,
    once: (_event: string, act: () => void) => (draw = act),
  };
  const mover = new ViewMover(map as unknown as OlMap);
  return { mover, view, draw: () => draw(), isFitted: () => (view.getZoom() ?? 0) > START_ZOOM + 1 };
}

describe('[APPROVE-56] a view that shows the sites of a list', () => {
  it('shows them again when a panel takes its place just then, until somebody moves it', () => {
    const { mover, view } = createView();
    // Neither would end here, where no time passes.
    vi.spyOn(view, 'animate').mockReturnValue();
    const fit = vi.spyOn(view, 'fit').mockReturnValue();
    const insets = { left: 600, right: 0, bottom: 0 };
    mover.frame(EXTENT);
    mover.setInsets(insets, false);
    expect(fit.mock.calls.map(([extent]) => extent)).toEqual([EXTENT, EXTENT]);
    expect(view.padding).toEqual([0, 0, 0, 600]);
    mover.release();
    mover.setInsets({ ...insets, left: 0 }, false);
    mover.refit();
    expect(fit).toHaveBeenCalledTimes(2);
  });
});

describe('[CONC-37] a page that shows something else than the open project', () => {
  it('stays where it is when the project becomes known, and the view returns to the project afterwards', () => {
    const { mover, view } = createView();
    const fit = vi.spyOn(view, 'fit').mockReturnValue();
    const district = EXTENT.map((value) => value + 50_000);
    mover.keepFromProject();
    mover.frame(district);
    mover.show(7, null, false);
    mover.show(7, EXTENT, false);
    expect(fit.mock.lastCall?.[0]).toEqual(district);
    mover.returnToProject();
    expect(fit.mock.lastCall?.[0]).toEqual(EXTENT);
  });
});

describe('the view of a project that opens', () => {
  it('is fitted though a tool was chosen before the map was there', () => {
    const { mover, isFitted } = createView();
    mover.show(7, null, true);
    expect(isFitted()).toBe(false);
    mover.show(7, EXTENT, true);
    expect(isFitted()).toBe(true);
  });

  it('stays under the pointer of somebody who draws where they have moved it to', () => {
    const { mover, isFitted } = createView();
    mover.show(7, null, true);
    mover.release();
    mover.show(7, EXTENT, true);
    expect(isFitted()).toBe(false);
  });

  it('is fitted again for another project, however the one before was moved', () => {
    const { mover, isFitted } = createView();
    mover.show(6, null, false);
    mover.release();
    mover.show(7, EXTENT, true);
    expect(isFitted()).toBe(true);
  });

  it('jumps while it is not drawn yet, and flies afterwards', () => {
    const { mover, view, draw } = createView();
    mover.show(7, EXTENT, false);
    const fit = vi.spyOn(view, 'fit');
    mover.refit();
    expect(fit.mock.lastCall?.[1]?.duration).toBe(0);
    draw();
    mover.refit();
    expect(fit.mock.lastCall?.[1]?.duration).toBeGreaterThan(0);
    // Animating across the whole territory would only load tiles that are never seen.
    view.cancelAnimations();
    view.setCenter(START_CENTRE);
    view.setZoom(START_ZOOM);
    mover.fit();
    expect(fit.mock.lastCall?.[1]?.duration).toBe(0);
  });
});

describe('the view beside a panel', () => {
  const SITE = [12_710_300, 2_550_300, 12_710_700, 2_550_700];
  const SMALL = [12_710_450, 2_550_450, 12_710_550, 2_550_550];
  const lengthOf = (view: View, metres: number) => metres / (view.getResolution() ?? 1);

  it('[MAP-32] keeps the site large and in the free part of the map, and goes back when the panel closes', () => {
    const { mover, view } = createView();
    mover.show(7, EXTENT, false, SITE);
    expect(containsExtent(view.calculateExtent([1000, 800]), EXTENT)).toBe(true);
    const whole = view.getResolution();
    mover.setInsets({ bottom: 520, right: 0 }, false);
    expect(lengthOf(view, 400)).toBeGreaterThan(175);
    expect(lengthOf(view, 400)).toBeLessThanOrEqual(208);
    expect(view.getCenter()).toEqual([12_710_500, 2_550_500]);
    mover.setInsets({ bottom: 0, right: 0 }, false);
    expect(view.getResolution()).toBe(whole);
  });

  it('[MAP-32] comes no closer to a small site than without the panel, and shows the whole area where it has room', () => {
    const { mover, view } = createView();
    mover.show(7, EXTENT, false, SMALL);
    const whole = view.getResolution() ?? 0;
    mover.setInsets({ bottom: 520, right: 0 }, false);
    expect(view.getResolution()).toBeCloseTo(whole, 6);
    mover.show(8, EXTENT, false, SITE);
    mover.setInsets({ bottom: 100, right: 0 }, false);
    expect(containsExtent(view.calculateExtent([1000, 700]), EXTENT)).toBe(true);
  });

  // The stage of a desk and of a small screen, without a panel, with panels at the right and with one at the bottom.
  describe.each([[1204, 820] as const, [824, 688] as const])('on a stage of %d by %d px', (width, height) => {
    it.each([
      { right: 0, bottom: 0 },
      { right: 432, bottom: 0 },
      { right: 452, bottom: 0 },
      { right: 0, bottom: 0, left: 328 },
      { right: 0, bottom: height * 0.46 + 12 },
      { right: 0, bottom: height - 200 },
    ])('has the site in its free part, whichever comes first: %o', (insets) => {
      const later = createView([width, height]);
      later.mover.show(7, EXTENT, false, SITE);
      later.mover.setInsets(insets, false);
      const sooner = createView([width, height]);
      sooner.mover.setInsets(insets, true);
      sooner.mover.show(7, EXTENT, false, SITE);
      for (const { view } of [later, sooner]) {
        expect(view.padding).toEqual([0, insets.right, insets.bottom, insets.left ?? 0]);
        // Only the part of the map beside the panel counts.
        expect(containsExtent(view.calculateExtent(), SITE)).toBe(true);
      }
      expect(later.view.getResolution()).toBe(sooner.view.getResolution());
    });
  });
});
