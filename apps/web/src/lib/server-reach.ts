import { OpenStore } from './store.ts';

/** True while the server does not respond. Every request reports to it. */
export const serverLost = new OpenStore(false);
