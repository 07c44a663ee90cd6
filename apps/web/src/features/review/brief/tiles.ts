/** In display order; each tile opens its list. */
export const tiles = ['exceeding', 'worst', 'days', 'measures', 'byHand', 'checks', 'since'] as const;
export type Tile = (typeof tiles)[number];
