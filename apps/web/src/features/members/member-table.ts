/** Pixels, fixed by the specification (ORG-22). */
export const MEMBERS_TABLE_HEIGHT = 350;
