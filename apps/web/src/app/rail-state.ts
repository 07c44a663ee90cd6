import type { Project } from '@quietsite/contracts';
import {
  canSeeApproval,
  isMenuButtonVisible,
  isReviewing,
  type MenuButtonId,
  type MenuRights,
  type MenuState,
  menuButtons,
  type ProjectUser,
} from '@quietsite/domain';

interface Rail {
  readonly ids: readonly MenuButtonId[];
  readonly state: MenuState;
  /** For reviewers the menu ends with the review, for everyone else with the steps. */
  readonly foot: 'review' | 'steps';
}

/** The buttons a user sees, and what enables them (APPROVE-01, APPROVE-03, SHELL-87). */
export function describeRail(
  user: ProjectUser | undefined,
  project: Pick<Project, 'access' | 'isCalculated'> | undefined,
  isPopupOpen: boolean,
): Rail {
  const access = project?.access;
  const rights: MenuRights = {
    isApprovalVisible: user !== undefined && access !== undefined && canSeeApproval(user, access),
    isReviewing: user !== undefined && access !== undefined && isReviewing(user, access),
  };
  return {
    ids: menuButtons.map(({ id }) => id).filter((id) => isMenuButtonVisible(id, rights)),
    foot: rights.isReviewing ? 'review' : 'steps',
    state: { hasOpenProject: project !== undefined, isCalculated: project?.isCalculated === true, isPopupOpen },
  };
}
