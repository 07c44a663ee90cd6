import { OpenStore } from './store.ts';

/** True while the server does not respond. Every request that gets no response sets it. */
export const serverLost = new OpenStore(false);
