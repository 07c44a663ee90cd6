/** The declutter group of all names on the map: if two would overlap, one is left out. */
export const NAMES = 'names';

/** The z-order of layers with names. The higher one keeps its name: the project's own zones first, the city last. */
export const NAME_RANKS = { place: 3.1, neighbour: 3.2, unregistered: 4.5, zone: 11 } as const;
