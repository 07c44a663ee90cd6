import '@tanstack/react-query';

declare module '@tanstack/react-query' {
  interface Register {
    /** A query with a title reports its own error in a toast; all others show it in place of their data. */
    queryMeta: { readonly failureTitle?: string };
  }
}
