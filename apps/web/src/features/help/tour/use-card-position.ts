import { useLayoutEffect, useRef, useState } from 'react';
import { useOpenProjectId } from '../../../session/use-open-project.ts';
import { type Box, placeCard, uniteBoxes } from './tour-steps.ts';

interface Found {
  readonly position: { readonly left: number; readonly top: number };
  readonly rings: readonly Box[];
}

/** Updated when the window is resized. There are no rings if this user does not have the buttons on the screen. */
export function useCardPosition(selector: string | null) {
  const projectId = useOpenProjectId();
  const card = useRef<HTMLElement>(null);
  const [found, setFound] = useState<Found | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: an open project brings the buttons of the work
  useLayoutEffect(() => {
    const elements = selector ? [...document.querySelectorAll(selector)] : [];
    // On a phone the menu is one row that is wider than the screen.
    elements[0]?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    const measure = () => {
      if (!card.current) return;
      const rings = elements.map(boxOf).filter(({ width }) => width > 0);
      const size = { width: card.current.offsetWidth, height: card.current.offsetHeight };
      setFound({ position: placeCard(uniteBoxes(rings), size, { width: innerWidth, height: innerHeight }), rings });
    };
    measure();
    window.addEventListener('resize', measure);
    return () => window.removeEventListener('resize', measure);
  }, [selector, projectId]);
  return { card, position: found?.position ?? {}, rings: found?.rings ?? [] };
}

function boxOf(element: Element): Box {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { left, top, width, height };
}
