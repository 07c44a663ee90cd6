import type { MenuButtonId } from '@quietsite/domain';
import type { HelpRole } from '../help-role.ts';

const menu = (...ids: MenuButtonId[]) => ids.map((id) => `[data-menu="${id}"]`).join(', ');
const PROJECTS = '[data-place="projects"]';
const INBOX = '[data-place="inbox"]';
const REVIEW = '[data-tour="review"], [data-menu="review"]';
const HELP = '[data-tour="help"]';
const PORTAL = '[data-tour="adminPortal"]';

/**
 * The steps of each role, with the buttons they refer to. The map is too large to point at, and the project buttons
 * exist only while a project is open.
 */
export const tourSteps = {
  contractor: [
    { id: 'welcome', targets: null },
    { id: 'projects', targets: PROJECTS },
    { id: 'prepare', targets: menu('editProject', 'geographicalCentre', 'equipment') },
    { id: 'calculate', targets: menu('calculateNoise') },
    { id: 'levels', targets: null },
    { id: 'after', targets: menu('concurrentSites', 'selectNsr', 'mitigation', 'report') },
    { id: 'finish', targets: HELP },
  ],
  reviewer: [
    { id: 'submitted', targets: INBOX },
    { id: 'look', targets: menu('equipment', 'selectNsr', 'mitigation', 'report') },
    { id: 'decide', targets: `${menu('approve')}, ${REVIEW}` },
    { id: 'reviewerHelp', targets: HELP },
  ],
  administrator: [
    { id: 'portal', targets: PORTAL },
    { id: 'people', targets: PORTAL },
    { id: 'allProjects', targets: `${INBOX}, ${PROJECTS}` },
    { id: 'administratorHelp', targets: HELP },
  ],
} as const satisfies Record<HelpRole, readonly { readonly id: string; readonly targets: string | null }[]>;

export type TourStep = (typeof tourSteps)[HelpRole][number];

export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** The bounding box of all targets of a step, or null if none is present. */
export function uniteBoxes(boxes: readonly Box[]): Box | null {
  if (boxes.length === 0) return null;
  const [left, top] = [Math.min(...boxes.map((box) => box.left)), Math.min(...boxes.map((box) => box.top))];
  const right = Math.max(...boxes.map((box) => box.left + box.width));
  const bottom = Math.max(...boxes.map((box) => box.top + box.height));
  return { left, top, width: right - left, height: bottom - top };
}

interface Size {
  readonly width: number;
  readonly height: number;
}

const GAP = 14;
const MARGIN = 12;
/** Fraction of the height. Just below the 'no project is open' message in the middle of the empty map. */
const UNTARGETED_TOP = 0.62;

const clamp = (value: number, min: number, max: number) => Math.max(min, Math.min(value, max));

/** Next to a target at the left edge, otherwise below or above the target; low in the middle without a target. */
export function placeCard(target: Box | null, card: Size, viewport: Size): { left: number; top: number } {
  const [maxLeft, maxTop] = [viewport.width - card.width - MARGIN, viewport.height - card.height - MARGIN];
  if (!target)
    return {
      left: (viewport.width - card.width) / 2,
      top: Math.min(Math.round(viewport.height * UNTARGETED_TOP), maxTop),
    };
  const beside = target.left + target.width + GAP;
  if (target.left < viewport.width / 4 && beside <= maxLeft)
    return { left: beside, top: clamp(target.top, MARGIN, maxTop) };
  const below = target.top + target.height + GAP;
  const top = below <= maxTop ? below : Math.max(MARGIN, target.top - GAP - card.height);
  return { left: clamp(target.left, MARGIN, maxLeft), top };
}
