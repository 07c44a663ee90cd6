import { Button } from '@mantine/core';
import { type ReactNode, useRef } from 'react';

interface CsvButtonProps {
  readonly label: string;
  readonly icon: ReactNode;
  readonly isReading: boolean;
  readonly onFile: (file: File) => void;
  readonly children: ReactNode;
}

/** A button that asks for a CSV file. */
export function CsvButton({ label, icon, isReading, onFile, children }: CsvButtonProps) {
  const field = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button
        variant="default"
        loading={isReading}
        leftSection={icon}
        aria-label={label}
        onClick={() => field.current?.click()}
      >
        {children}
      </Button>
      <input
        ref={field}
        type="file"
        hidden
        accept=".csv,text/csv"
        aria-label={label}
        onChange={(event) => {
          const [file] = event.currentTarget.files ?? [];
          // Reset, so that choosing the same file again after a correction fires a change event.
          event.currentTarget.value = '';
          if (file) onFile(file);
        }}
      />
    </>
  );
}
