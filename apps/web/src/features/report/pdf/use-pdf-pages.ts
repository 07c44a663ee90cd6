import { useEffect, useState } from 'react';
import type { PdfPages } from './pdf-pages.ts';

interface LoadedPdf {
  readonly pages: PdfPages | null;
  readonly error: unknown;
}

/** The pages of a file. The previous ones stay until the new ones can be drawn. */
export function usePdfPages(file: Blob | null, attempt: number): LoadedPdf {
  const [loaded, setLoaded] = useState<LoadedPdf>({ pages: null, error: null });
  // biome-ignore lint/correctness/useExhaustiveDependencies: a retry reads the same file again
  useEffect(() => {
    if (!file) return;
    let isCancelled = false;
    const load = async () => {
      try {
        const { openPdf } = await import('./pdf-library.ts');
        const pages = await openPdf(file);
        if (isCancelled) pages.close();
        else setLoaded({ pages, error: null });
      } catch (error) {
        if (!isCancelled) setLoaded((known) => ({ ...known, error }));
      }
    };
    void load();
    return () => {
      isCancelled = true;
    };
  }, [file, attempt]);
  const { pages } = loaded;
  useEffect(() => () => pages?.close(), [pages]);
  return loaded;
}
