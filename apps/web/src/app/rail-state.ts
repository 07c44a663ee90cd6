import type { Project } from '@quietsite/contracts';
import {
  canSeeApproval,
  isMenuButtonVisible,
  type MenuButtonId,
  type MenuState,
  menuButtons,
  type ProjectUser,
} from '@quietsite/domain';

interface Rail {
  readonly ids: readonly MenuButtonId[];
  readonly state: MenuState;
}

/** The buttons a user sees, and what enables them (APPROVE-01, APPROVE-03). */
export function describeRail(
  user: ProjectUser | undefined,
  project: Pick<Project, 'access' | 'isCalculated'> | undefined,
  isPopupOpen: boolean,
): Rail {
  const isApprovalVisible = user !== undefined && project !== undefined && canSeeApproval(user, project.access);
  return {
    ids: menuButtons.map(({ id }) => id).filter((id) => isMenuButtonVisible(id, isApprovalVisible)),
    state: { hasOpenProject: project !== undefined, isCalculated: project?.isCalculated === true, isPopupOpen },
  };
}
