import { type ShapeFile, shapeFileSchema } from '@quietsite/contracts';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { uploadFile } from '../../lib/api-client.ts';

interface Upload {
  readonly file: File;
  readonly signal: AbortSignal;
}

/** Sends a file to be read; nothing is stored by it. */
export function useUpload(projectId: number, onRead: (file: ShapeFile) => void) {
  const [percent, setPercent] = useState(0);
  const running = useRef<AbortController | null>(null);
  const reading = useMutation({
    mutationFn: ({ file, signal }: Upload) =>
      uploadFile(`/api/projects/${projectId}/shapes`, shapeFileSchema, file, { onProgress: setPercent, signal }),
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
