/** Registration, second factor, reset, approval links, profile, administration. */
export const accounts = {} as const;
