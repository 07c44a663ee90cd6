/** The left menu, in order. */
export const menuButtons = [
  { id: 'openProject', label: 'Open Project' },
  { id: 'editProject', label: 'Edit Project' },
  { id: 'geographicalCentre', label: 'Geographical Centre' },
  { id: 'equipment', label: 'Equipment' },
  { id: 'calculateNoise', label: 'Calculate Noise' },
  { id: 'concurrentSites', label: 'Concurrent Sites' },
  { id: 'selectNsr', label: 'Select NSR' },
  { id: 'mitigation', label: 'Mitigation' },
  { id: 'report', label: 'Report' },
  { id: 'approve', label: 'Approve' },
] as const;

export type MenuButtonId = (typeof menuButtons)[number]['id'];

export interface MenuState {
  readonly hasOpenProject: boolean;
  readonly isCalculated: boolean;
  /** Modal dialogs and the loading overlay; not docked panels, bubbles or tooltips (Q61). */
  readonly isPopupOpen: boolean;
}

const needsCalculation: ReadonlySet<MenuButtonId> = new Set(['selectNsr', 'mitigation', 'report', 'approve']);

export function isMenuButtonEnabled(id: MenuButtonId, state: MenuState): boolean {
  if (state.isPopupOpen) return false;
  if (id === 'openProject') return true;
  return state.hasOpenProject && (state.isCalculated || !needsCalculation.has(id));
}

/** What a user may do in the open project, whatever its state. */
export interface MenuRights {
  readonly isApprovalVisible: boolean;
  /** The user reads it for the authority. */
  readonly isReviewing: boolean;
}

/** Approve is hidden, not just disabled, for users who cannot use it (Q18); so is Calculate Noise for reviewers. */
export function isMenuButtonVisible(id: MenuButtonId, { isApprovalVisible, isReviewing }: MenuRights): boolean {
  if (id === 'calculateNoise') return !isReviewing;
  return id !== 'approve' || isApprovalVisible;
}
