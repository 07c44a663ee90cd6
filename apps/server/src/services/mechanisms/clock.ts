/** The current time: the only fake that tests may use. */
export type Clock = () => Date;
