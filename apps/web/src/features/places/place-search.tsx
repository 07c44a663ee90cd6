import { UnstyledButton } from '@mantine/core';
import { IconSearch, IconX } from '@tabler/icons-react';
import { type FocusEvent, type KeyboardEvent, Suspense, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useStore } from '../../lib/use-store.ts';
import { useAreSingleKeysOn, useHasSingleKeys } from '../../session/choices/single-keys.ts';
import { placeSearchOpen } from '../../session/shown-place.ts';
import { loadMapToolTexts } from '../../texts/i18n.ts';
import { returnFocus } from '../../ui/focus/focus-return.ts';
import { lazyComponent } from '../../ui/lazy-component.ts';
import { useShortcutKey } from '../../ui/shortcut-key.ts';
import classes from './place-search.module.css';

const PlaceList = lazyComponent(async () => {
  const [{ PlaceList: List }] = await Promise.all([import('./place-list.tsx'), loadMapToolTexts()]);
  return List;
});

const LIST_ID = 'place-list';
const open = () => placeSearchOpen.set(true);

/** The search button in the header, and its field while open. The list is loaded on first use. */
export function PlaceSearch() {
  const { t } = useTranslation();
  const isOpen = useStore(placeSearchOpen);
  const [text, setText] = useState('');
  const hasKeys = useHasSingleKeys();
  useShortcutKey('/', useAreSingleKeysOn(), open);
  return (
    // biome-ignore lint/a11y/useSemanticElements: the header's styles do not know the element search
    <div role="search" className={classes.search}>
      <UnstyledButton
        className={classes.button}
        aria-label={t('find.open')}
        aria-expanded={isOpen}
        aria-keyshortcuts={hasKeys ? '/' : undefined}
        onClick={open}
      >
        <IconSearch size={16} stroke={1.8} aria-hidden />
        <span>{t('find.open')}</span>
        {hasKeys && <kbd>/</kbd>}
      </UnstyledButton>
      {isOpen && <OpenSearch text={text} onText={setText} />}
    </div>
  );
}

interface OpenSearchProps {
  readonly text: string;
  readonly onText: (text: string) => void;
}

function OpenSearch({ text, onText }: OpenSearchProps) {
  const { t } = useTranslation();
  const field = useRef<HTMLInputElement>(null);
  /** The id of the option that Enter chooses. */
  const [activeId, setActiveId] = useState<string | null>(null);
  const close = useOpenerFocus(field);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.preventDefault();
    close();
  };
  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    // A window that loses the focus keeps its active element.
    const isKept = currentTarget.contains(relatedTarget) || document.activeElement === field.current;
    if (!isKept) placeSearchOpen.set(false);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape and the loss of focus close whatever is inside
    <div className={classes.panel} onKeyDown={onKeyDown} onBlur={onBlur} data-closes-on-blur>
      <div className={classes.field}>
        <IconSearch size={16} stroke={1.8} aria-hidden />
        <input
          ref={field}
          type="text"
          role="combobox"
          aria-label={t('find.open')}
          autoComplete="off"
          spellCheck={false}
          maxLength={100}
          placeholder={t('find.field')}
          aria-autocomplete="list"
          aria-haspopup="listbox"
          aria-expanded={activeId !== null}
          aria-controls={activeId === null ? undefined : LIST_ID}
          aria-activedescendant={activeId ?? undefined}
          value={text}
          onChange={(event) => onText(event.currentTarget.value)}
        />
        <UnstyledButton className={classes.close} aria-label={t('action.close')} onClick={close}>
          <IconX size={16} aria-hidden />
        </UnstyledButton>
      </div>
      <Suspense>
        <PlaceList id={LIST_ID} field={field} text={text} onActive={setActiveId} />
      </Suspense>
    </div>
  );
}

/** Takes the focus; the returned function closes the search and returns the focus. */
function useOpenerFocus(field: { readonly current: HTMLInputElement | null }): () => void {
  const opener = useRef<Element | null>(null);
  useEffect(() => {
    opener.current = document.activeElement;
    field.current?.focus();
    field.current?.select();
  }, [field]);
  return () => {
    placeSearchOpen.set(false);
    returnFocus(() => [opener.current]);
  };
}
