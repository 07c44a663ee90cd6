import { OpenStore } from '../../lib/store.ts';

/** Whether the map shows approved sites around a drawing. Used by the legend. */
export const approvedShown = new OpenStore(false);
