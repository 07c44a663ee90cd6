import type { CatalogueItem } from '@quietsite/domain';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './catalogue.module.css';
import type { CatalogueOption } from './catalogue-options.ts';

interface CatalogueListProps {
  readonly id: string;
  readonly options: readonly CatalogueOption[];
  readonly active: number;
  readonly isReadonly: boolean;
  readonly onChoose: (option: CatalogueOption) => void;
}

const keyOf = (option: CatalogueOption) => (option.kind === 'item' ? option.item.id : 'other');

/** Focus stays in the search field, which marks the active option. */
export function CatalogueList({ id, options, active, isReadonly, onChoose }: CatalogueListProps) {
  const { t } = useTranslation();
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    list.current?.children[active]?.scrollIntoView({ block: 'nearest' });
  }, [active]);
  return (
    <div
      ref={list}
      id={id}
      className={classes.list}
      role="listbox"
      aria-label={t('catalogue.results')}
      data-readonly={isReadonly || undefined}
    >
      {options.map((option, index) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents lint/a11y/useFocusableInteractive: the field that owns the list handles the keys
        <div
          key={keyOf(option)}
          id={`${id}-${index}`}
          className={classes.option}
          role="option"
          aria-selected={index === active}
          onPointerDown={(event) => event.preventDefault()}
          onClick={() => onChoose(option)}
        >
          {option.kind === 'other' ? (
            <span className={classes.other}>{t('catalogue.addOther', { name: option.name })}</span>
          ) : (
            <Entry item={option.item} nickname={option.nickname} />
          )}
        </div>
      ))}
    </div>
  );
}

function Entry({ item, nickname }: { readonly item: CatalogueItem; readonly nickname: string | null }) {
  const { t } = useTranslation();
  const notes = [
    nickname !== null && t('catalogue.alsoCalled', { name: nickname }),
    item.isQpme && t('catalogue.quieter'),
    item.isQuieterMethod && t('catalogue.method'),
  ].filter((note) => note !== false);
  return (
    <>
      <span className={classes.name}>
        <span className={classes.code}>{item.officialId}</span> {item.name}
        {notes.length > 0 && <small>{notes.join(', ')}</small>}
      </span>
      <span className={classes.power}>{t('catalogue.soundPower', { value: item.soundPower })}</span>
    </>
  );
}
