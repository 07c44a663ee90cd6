/** A project has at most this many shutdowns, and as many extra working days. */
export const CALENDAR_LIST_LIMIT = 200;
export const MAX_SHUTDOWN_NAME_LENGTH = 100;
