import { approvedStories, newlyApprovedStories } from './stories/approved.ts';
import { returnedStories } from './stories/returned.ts';
import { waitingAgainStories, waitingStories } from './stories/waiting.ts';
import type { Story } from './story.ts';

const draftStories: readonly Story[] = [
  { site: 'lane', begunDaysAgo: 3, draft: 'site' },
  { site: 'noise-barrier', begunDaysAgo: 8, draft: 'schedule' },
  { site: 'sports-hall', begunDaysAgo: 12, draft: 'levels', hasScreening: true },
  { site: 'planting', begunDaysAgo: 15, draft: 'report' },
];

/** Approvals come first, because they count in the calculations of those after them. */
export const stories: readonly Story[] = [
  ...approvedStories,
  ...returnedStories,
  ...waitingAgainStories,
  ...waitingStories,
  ...newlyApprovedStories,
  ...draftStories,
];
