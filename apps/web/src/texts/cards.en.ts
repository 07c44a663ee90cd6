import { steps } from '../app/messages/steps.en.ts';
import { info } from '../features/projects/messages/info.en.ts';

/** Texts of the cards of the list, which may be the first page. */
export const cards = { steps, info } as const;
