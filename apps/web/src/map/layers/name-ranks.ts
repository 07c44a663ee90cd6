/** All names on the map: of two that would stand over each other, one is left out. */
export const NAMES = 'names';

/** Places of the layers that have names. The higher one keeps its name: the own zones before all, the city last. */
export const NAME_RANKS = { place: 3.1, neighbour: 3.2, unregistered: 4.5, zone: 11 } as const;
