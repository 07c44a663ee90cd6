import { OpenStore } from '../../lib/store.ts';

/** Whether the steps panel is open; it stays open from screen to screen. */
export const stepsOpen = new OpenStore(false);
