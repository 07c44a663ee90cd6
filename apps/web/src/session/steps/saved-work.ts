import { OpenStore } from '../../lib/store.ts';

/** The last save on the user's request, after which the next step is offered. */
export const savedWork = new OpenStore<{ readonly projectId: number } | null>(null);
