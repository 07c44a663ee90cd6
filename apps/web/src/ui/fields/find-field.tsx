import { TextInput } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import { IconSearch } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';

const PAUSE_MILLISECONDS = 200;

interface FindFieldProps {
  readonly label: string;
  /** The placeholder; defaults to the label. */
  readonly hint?: string;
  readonly maxLength?: number;
  /** The text in the address. */
  readonly find: string;
  readonly onFind: (find: string) => void;
  readonly className: string | undefined;
}

/** Updates the address after a pause: it cannot change for every letter of a fast typist. */
export function FindField({ label, hint = label, find, onFind, className = '', maxLength = 100 }: FindFieldProps) {
  const [typed, setTyped] = useState(find);
  const sent = useRef(find);
  const send = useDebouncedCallback((value: string) => {
    sent.current = value;
    onFind(value);
  }, PAUSE_MILLISECONDS);
  // Changed elsewhere, for example by a button that clears the filters.
  useEffect(() => {
    if (find === sent.current) return;
    sent.current = find;
    setTyped(find);
  }, [find]);
  return (
    <TextInput
      type="search"
      className={className}
      aria-label={label}
      placeholder={hint}
      maxLength={maxLength}
      leftSection={<IconSearch size={15} aria-hidden />}
      value={typed}
      onChange={({ currentTarget: { value } }) => {
        setTyped(value);
        send(value);
      }}
    />
  );
}
