import { OpenStore } from '../../lib/store.ts';

/** Whether the panel of the steps is open; it stays so from screen to screen. */
export const stepsOpen = new OpenStore(false);
