/** The one fake tests may use: what time it is. */
export type Clock = () => Date;
