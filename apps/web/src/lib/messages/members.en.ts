/** Organisation and project members, activity list. */
export const members = {} as const;
