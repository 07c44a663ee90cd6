import { Button } from '@mantine/core';
import { IconCheck, IconCopy } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { showWarning } from './dialogs/toasts.tsx';

const SHOWN_MILLISECONDS = 2500;

/** Copies a text to the clipboard and confirms it on the button. */
export function CopyButton({ write }: { readonly write: () => string }) {
  const { t } = useTranslation();
  const [isCopied, setCopied] = useState(false);
  useEffect(() => {
    if (!isCopied) return;
    const timer = setTimeout(() => setCopied(false), SHOWN_MILLISECONDS);
    return () => clearTimeout(timer);
  }, [isCopied]);
  const copy = async () => {
    try {
      // Unavailable on a page that was not loaded over a secure connection.
      await navigator.clipboard.writeText(write());
      setCopied(true);
    } catch {
      showWarning({ id: 'copy', title: t('action.copy'), text: t('action.notCopied') });
    }
  };
  const Icon = isCopied ? IconCheck : IconCopy;
  return (
    <Button variant="default" leftSection={<Icon size={14} aria-hidden />} onClick={() => void copy()}>
      <span aria-live="polite">{isCopied ? t('action.copied') : t('action.copy')}</span>
    </Button>
  );
}
