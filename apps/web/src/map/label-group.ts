/** Labels of this group never overlap: those of a higher layer, and in it those of a higher rank, stay. */
export const LABEL_GROUP = 'labels';
