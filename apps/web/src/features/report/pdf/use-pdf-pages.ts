import { useEffect, useState } from 'react';
import type { PdfPages } from './pdf-pages.ts';

interface Loaded {
  readonly pages: PdfPages | null;
  readonly error: unknown;
}

/** The pages of a file. The previous ones stay until the new ones can be drawn. */
export function usePdfPages(file: Blob | null, attempt: number): Loaded {
  const [loaded, setLoaded] = useState<Loaded>({ pages: null, error: null });
  // biome-ignore lint/correctness/useExhaustiveDependencies: a retry reads the same file again
  useEffect(() => {
    if (!file) return;
    let isOver = false;
    const load = async () => {
      try {
        const { openPdf } = await import('./pdf-library.ts');
        const pages = await openPdf(file);
        if (isOver) pages.close();
        else setLoaded({ pages, error: null });
      } catch (error) {
        if (!isOver) setLoaded((known) => ({ ...known, error }));
      }
    };
    void load();
    return () => {
      isOver = true;
    };
  }, [file, attempt]);
  const { pages } = loaded;
  useEffect(() => () => pages?.close(), [pages]);
  return loaded;
}
