import { TextInput } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import { IconSearch } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';

const PAUSE_MILLISECONDS = 200;

interface FindFieldProps {
  readonly label: string;
  /** What can be typed; the label if it is left out. */
  readonly hint?: string;
  readonly maxLength?: number;
  /** What the address says. */
  readonly find: string;
  readonly onFind: (find: string) => void;
  readonly className: string | undefined;
}

/** The address follows after a pause: it changes too slowly for every letter of somebody who types fast. */
export function FindField({ label, hint = label, find, onFind, className = '', maxLength = 100 }: FindFieldProps) {
  const [typed, setTyped] = useState(find);
  const sent = useRef(find);
  const send = useDebouncedCallback((value: string) => {
    sent.current = value;
    onFind(value);
  }, PAUSE_MILLISECONDS);
  // Changed elsewhere, as by a button that clears the filters.
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
