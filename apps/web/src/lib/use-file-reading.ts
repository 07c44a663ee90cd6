import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { UploadOptions } from './api-client.ts';

type ReadFile<Content> = (file: File, options: UploadOptions) => Promise<Content>;

interface Reading {
  readonly file: File;
  readonly signal: AbortSignal;
}

/**
 * Sends a file to the server to be read, without storing anything. A response after the dialog is closed is ignored.
 */
export function useFileReading<Content>(readFile: ReadFile<Content>, onRead: (content: Content) => void) {
  const [percent, setPercent] = useState(0);
  const running = useRef<AbortController | null>(null);
  const reading = useMutation({
    mutationFn: ({ file, signal }: Reading) => readFile(file, { onProgress: setPercent, signal }),
    onSuccess: (content, { signal }) => {
      if (!signal.aborted) onRead(content);
    },
  });
  useEffect(() => () => running.current?.abort(), []);
  return {
    percent,
    isReading: reading.isPending,
    error: reading.error,
    file: reading.variables?.file ?? null,
    read: (file: File) => {
      running.current?.abort();
      running.current = new AbortController();
      setPercent(0);
      reading.mutate({ file, signal: running.current.signal });
    },
  };
}

export type FileReading = ReturnType<typeof useFileReading<unknown>>;
