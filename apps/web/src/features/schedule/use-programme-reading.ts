import type { ProgrammeFile } from '@quietsite/contracts';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { readProgrammeFile } from './programme-calls.ts';

interface Reading {
  readonly file: File;
  readonly signal: AbortSignal;
}

/** Sends a programme to be read; what comes back after the dialog was closed is not used. */
export function useProgrammeReading(projectId: number, onRead: (file: ProgrammeFile) => void) {
  const [percent, setPercent] = useState(0);
  const running = useRef<AbortController | null>(null);
  const reading = useMutation({
    mutationFn: ({ file, signal }: Reading) => readProgrammeFile(projectId, file, { onProgress: setPercent, signal }),
    onSuccess: (read, { signal }) => {
      if (!signal.aborted) onRead(read);
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
