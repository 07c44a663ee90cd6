import { TextInput } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import { IconSearch } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDeskAddress } from './desk-address.ts';
import classes from './inbox.module.css';

const PAUSE_MILLISECONDS = 150;

/** The address follows after a pause: it changes too slowly for every letter of somebody who types fast. */
export function FindField() {
  const { t } = useTranslation();
  const { address, change } = useDeskAddress();
  const [typed, setTyped] = useState(address.find);
  const sent = useRef(address.find);
  const send = useDebouncedCallback((find: string) => {
    sent.current = find;
    change({ find });
  }, PAUSE_MILLISECONDS);
  // Changed elsewhere, as by Clear filters.
  useEffect(() => {
    if (address.find === sent.current) return;
    sent.current = address.find;
    setTyped(address.find);
  }, [address.find]);
  return (
    <TextInput
      type="search"
      className={classes.find ?? ''}
      aria-label={t('inbox.find')}
      placeholder={t('inbox.find')}
      leftSection={<IconSearch size={15} aria-hidden />}
      value={typed}
      onChange={({ currentTarget: { value } }) => {
        setTyped(value);
        send(value);
      }}
    />
  );
}
