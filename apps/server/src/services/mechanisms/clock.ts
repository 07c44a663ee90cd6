/** The current time. It is the only dependency that tests may fake. */
export type Clock = () => Date;
