import '@tanstack/react-query';

declare module '@tanstack/react-query' {
  interface Register {
    /** A query with a title announces its own failure in a toast; the others show it where their data would be. */
    queryMeta: { readonly failureTitle?: string };
  }
}
