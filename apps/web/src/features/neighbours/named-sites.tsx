import { ActionIcon, Button, Checkbox, TextInput, VisuallyHidden } from '@mantine/core';
import { MAX_CONCURRENT_SITES, MAX_SITE_NAME_LENGTH } from '@quietsite/contracts';
import { IconX } from '@tabler/icons-react';
import { type FormEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Draft } from '../../project/draft/use-draft.ts';
import { type ConcurrentDraft, isOnList, withoutSite, withSite } from './concurrent-part.ts';
import classes from './neighbours.module.css';

interface NamedSitesProps {
  readonly draft: Draft<ConcurrentDraft>;
  readonly isSaving: boolean;
}

/** The check box, the list and the field for another name (CONC-01). */
export function NamedSites({ draft, isSaving }: NamedSitesProps) {
  const { t } = useTranslation();
  const { value, change } = draft;
  const section = useRef<HTMLElement>(null);
  /** The focused button is gone, so focus moves to the next one, or to the field if none is left. */
  const focusAfterRemoval = (index: number) =>
    setTimeout(() => {
      const buttons = section.current?.querySelectorAll<HTMLElement>('li button') ?? [];
      const field = section.current?.querySelector<HTMLElement>('form input');
      (buttons[index] ?? buttons[index - 1] ?? field)?.focus();
    });
  return (
    <section ref={section} className={classes.section} aria-label={t('neighbours.listTitle')}>
      <Checkbox
        label={t('neighbours.hasNeighbours')}
        description={t('neighbours.tickHint')}
        checked={value.hasNeighbours}
        disabled={isSaving}
        onChange={(event) => change({ ...value, hasNeighbours: event.currentTarget.checked })}
      />
      <h3>{t('neighbours.listTitle')}</h3>
      <p className={classes.hint}>{t('neighbours.listHint')}</p>
      <SiteList draft={draft} isSaving={isSaving} onRemoved={focusAfterRemoval} />
      <NewSite draft={draft} isSaving={isSaving} />
    </section>
  );
}

interface SiteListProps extends NamedSitesProps {
  readonly onRemoved: (index: number) => void;
}

function SiteList({ draft: { value, change }, isSaving, onRemoved }: SiteListProps) {
  const { t } = useTranslation();
  if (value.sites.length === 0) return <p className={classes.none}>{t('neighbours.none')}</p>;
  return (
    <ul className={classes.list}>
      {value.sites.map(({ id, name }, index) => (
        <li key={id ?? `new ${name}`}>
          <span>{name}</span>
          <ActionIcon
            variant="subtle"
            disabled={isSaving}
            aria-label={t('neighbours.remove', { name })}
            onClick={() => {
              change(withoutSite(value, index));
              onRemoved(index);
            }}
          >
            <IconX size={14} aria-hidden />
          </ActionIcon>
        </li>
      ))}
    </ul>
  );
}

function NewSite({ draft: { value, change }, isSaving }: NamedSitesProps) {
  const { t } = useTranslation();
  const [name, setName] = useState('');
  const [announcement, setAnnouncement] = useState('');
  const field = useRef<HTMLInputElement>(null);
  const isFull = value.sites.length >= MAX_CONCURRENT_SITES;
  const error = isFull
    ? t('neighbours.full', { count: MAX_CONCURRENT_SITES })
    : isOnList(value, name) && t('neighbours.taken');
  const isOff = name.trim() === '' || Boolean(error) || isSaving;
  const add = (event: FormEvent) => {
    event.preventDefault();
    if (isOff) return;
    change(withSite(value, name));
    setAnnouncement(t('neighbours.added', { name: name.trim() }));
    setName('');
    field.current?.focus();
    // The list above has grown, so scroll the field into view.
    setTimeout(() => field.current?.scrollIntoView({ block: 'nearest' }));
  };
  return (
    <form className={classes.form} onSubmit={add}>
      <TextInput
        ref={field}
        className={classes.field ?? ''}
        label={t('neighbours.name')}
        value={name}
        error={error || undefined}
        maxLength={MAX_SITE_NAME_LENGTH}
        onChange={(event) => setName(event.currentTarget.value)}
      />
      <Button type="submit" variant="default" disabled={isOff}>
        {t('neighbours.add')}
      </Button>
      <VisuallyHidden role="status">{announcement}</VisuallyHidden>
    </form>
  );
}
