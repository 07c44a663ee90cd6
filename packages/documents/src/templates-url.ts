/** Folder of the Typst templates. It is the compiler's root: nothing above it can be read. */
export const templatesUrl = new URL('../templates/', import.meta.url);
