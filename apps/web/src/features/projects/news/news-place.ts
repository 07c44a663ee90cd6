import type { NewsKind } from '@quietsite/contracts';
import { routes } from '../../../lib/routes.ts';

/** Where the user sees what others did. */
export const placeOfNews = {
  commented: routes.review,
  resolvedComment: routes.review,
  returned: routes.review,
  approved: routes.review,
  submitted: routes.review,
  addedYou: routes.home,
  changedInformation: `${routes.editProject}?activeIndex=0`,
  changedSite: `${routes.editProject}?activeIndex=1`,
  changedSchedule: `${routes.editProject}?activeIndex=2`,
  changedEquipment: routes.equipment,
  changedReceivers: routes.select,
  changedMitigation: `${routes.mitigation}/1`,
  changedReport: routes.report,
  neighbourApproved: routes.neighbours,
} as const satisfies Readonly<Record<NewsKind, string>>;
