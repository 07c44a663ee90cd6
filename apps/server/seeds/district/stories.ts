import { approvedStories, newlyApprovedStories } from './stories/approved.ts';
import { draftStories } from './stories/drafts.ts';
import { returnedStories } from './stories/returned.ts';
import { waitingAgainStories, waitingStories } from './stories/waiting.ts';
import type { Story } from './story.ts';

/** Approvals come first, because they count in the calculations of those after them. */
export const stories: readonly Story[] = [
  ...approvedStories,
  ...returnedStories,
  ...waitingAgainStories,
  ...waitingStories,
  ...newlyApprovedStories,
  ...draftStories,
];
