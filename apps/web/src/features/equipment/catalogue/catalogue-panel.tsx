import { Button, TextInput, VisuallyHidden } from '@mantine/core';
import { type CatalogueItem, describeEquipment, MAX_EQUIPMENT_NAME_LENGTH } from '@quietsite/domain';
import { type KeyboardEvent, useDeferredValue, useId, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './catalogue.module.css';
import { CatalogueList } from './catalogue-list.tsx';
import { type CatalogueOption, firstActive, listOptions, MAX_OPTIONS, moveActive } from './catalogue-options.ts';

interface CataloguePanelProps {
  readonly items: readonly CatalogueItem[];
  readonly isReadonly: boolean;
  /** A catalogue entry, or the name of equipment that is not in the catalogue. */
  readonly onAdd: (choice: CatalogueItem | string) => void;
  /** Absent if the catalogue has no defaults for the activity (EQUIP-19). */
  readonly onAddDefaults?: (() => void) | undefined;
}

const nameOf = (option: CatalogueOption) => (option.kind === 'item' ? describeEquipment(option.item) : option.name);

/**
 * Searches by reference, name or site name, and adds. Other equipment is added under its own name (EQUIP-05, EQUIP-10).
 */
export function CataloguePanel({ items, isReadonly, onAdd, onAddDefaults }: CataloguePanelProps) {
  const { t } = useTranslation();
  const listId = useId();
  const { text, options, active, setText, setActive, pick } = useSearch(items);
  const [added, setAdded] = useState('');
  const chosen = options[active];

  function add(option: CatalogueOption | undefined) {
    if (isReadonly || !option) return;
    onAdd(option.kind === 'item' ? option.item : option.name);
    setText('');
    setAdded(t('catalogue.added', { name: nameOf(option) }));
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'ArrowDown') setActive(moveActive(active, 1, options.length));
    else if (event.key === 'ArrowUp') setActive(moveActive(active, -1, options.length));
    else if (event.key === 'Enter') add(pick());
    else if (event.key === 'Escape' && text !== '') setText('');
    else return;
    event.preventDefault();
    event.stopPropagation();
  }

  return (
    <div className={classes.panel}>
      <div className={classes.search}>
        <TextInput
          label={t('catalogue.search')}
          role="combobox"
          aria-expanded
          aria-autocomplete="list"
          aria-controls={listId}
          aria-activedescendant={chosen && `${listId}-${active}`}
          autoComplete="off"
          spellCheck={false}
          maxLength={MAX_EQUIPMENT_NAME_LENGTH}
          placeholder={t('catalogue.searchHint')}
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
          onKeyDown={onKeyDown}
        />
        {!isReadonly && (
          <Button disabled={text.trim() === ''} onClick={() => add(pick())}>
            {t('catalogue.add')}
          </Button>
        )}
      </div>
      <CatalogueList id={listId} options={options} active={active} isReadonly={isReadonly} onChoose={add} />
      <MatchCount options={options} isTyped={text.trim() !== ''} />
      {onAddDefaults && !isReadonly && (
        <Button variant="default" onClick={onAddDefaults}>
          {t('catalogue.addDefaults')}
        </Button>
      )}
      <VisuallyHidden role="status">{added}</VisuallyHidden>
    </div>
  );
}

/** The list update is deferred on a slow computer, so that typing never lags. */
function useSearch(items: readonly CatalogueItem[]) {
  const [text, setText] = useState('');
  const searched = useDeferredValue(text);
  const options = useMemo(() => listOptions(items, searched), [items, searched]);
  const [moved, setActive] = useState<number | null>(null);
  const active = Math.min(moved ?? firstActive(searched), options.length - 1);
  return {
    ...{ text, options, active, setActive },
    /** Uses the current text even if the list still shows matches of an earlier one. */
    pick: (): CatalogueOption | undefined => {
      const found = searched === text ? options : listOptions(items, text);
      return found[Math.min(moved ?? firstActive(text), found.length - 1)];
    },
    setText: (next: string) => {
      setText(next);
      setActive(null);
    },
  };
}

function MatchCount({ options, isTyped }: { readonly options: readonly CatalogueOption[]; readonly isTyped: boolean }) {
  const { t } = useTranslation();
  const count = options.filter(({ kind }) => kind === 'item').length;
  const announce = () => {
    if (count === 0) return isTyped ? t('catalogue.notFound') : '';
    return count >= MAX_OPTIONS ? t('catalogue.foundMost', { count }) : t('catalogue.found', { count });
  };
  return (
    <p className={classes.found} role="status">
      {announce()}
    </p>
  );
}
