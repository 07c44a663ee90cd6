/** Folder of the Typst templates; the root a compiler may read from, and nothing above it. */
export const templatesUrl = new URL('../templates/', import.meta.url);
