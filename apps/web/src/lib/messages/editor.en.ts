/** Project list actions, project editor, lease and conflicts. */
export const editor = {} as const;
