import type { Story } from '../story.ts';

export const draftStories: readonly Story[] = [
  { site: 'lane', begunDaysAgo: 3, draft: 'site' },
  { site: 'noise-barrier', begunDaysAgo: 8, draft: 'schedule' },
  { site: 'sports-hall', begunDaysAgo: 12, draft: 'levels' },
  { site: 'planting', begunDaysAgo: 15, draft: 'report' },
];
