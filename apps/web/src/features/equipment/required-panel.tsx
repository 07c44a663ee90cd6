import { Button } from '@mantine/core';
import { type CatalogueItem, describeEquipment, listRequired, type RequiredList } from '@quietsite/domain';
import { IconCheck, IconPlus } from '@tabler/icons-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { DraftRow } from '../../project/equipment/equipment-draft.ts';
import classes from './catalogue/catalogue.module.css';

interface RequiredPanelProps {
  readonly items: readonly CatalogueItem[];
  /** The current row, or null if there is none. */
  readonly row: DraftRow | null;
  /** All rows of the activity. */
  readonly rows: readonly DraftRow[];
  /** Absent if nothing can be added. */
  readonly onAdd?: ((item: CatalogueItem) => void) | undefined;
}

/** The equipment a row requires, and whether it is present. For information only, never blocks (EQUIP-07, Q85). */
export function RequiredPanel({ items, row, rows, onAdd }: RequiredPanelProps) {
  const { t } = useTranslation();
  const titleId = useId();
  if (row === null) return <p className={classes.hint}>{t('catalogue.required.noRow')}</p>;
  const name = describeEquipment(row);
  const lists = listRequired(row, rows, items);
  if (lists.length === 0) return <p className={classes.hint}>{t('catalogue.required.nothing', { name })}</p>;
  return (
    <section className={classes.panel} aria-labelledby={titleId}>
      <p id={titleId}>{t('catalogue.required.with', { name })}</p>
      {lists.map((list) => (
        <RequiredItem key={list.options.map(({ id }) => id).join()} list={list} onAdd={onAdd} />
      ))}
    </section>
  );
}

interface RequiredItemProps {
  readonly list: RequiredList;
  readonly onAdd: RequiredPanelProps['onAdd'];
}

function RequiredItem({ list: { options, present }, onAdd }: RequiredItemProps) {
  const { t } = useTranslation();
  const names = present.map(describeEquipment).join(', ');
  const isPresent = present.length > 0;
  return (
    <div className={classes.required} data-there={isPresent || undefined}>
      <p className={classes.state}>
        {isPresent && <IconCheck size={14} aria-hidden />}
        <b>{options.length === 1 ? t('catalogue.required.one') : t('catalogue.required.oneOf')}</b>
        <span>{isPresent ? t('catalogue.required.present', { names }) : t('catalogue.required.missing')}</span>
      </p>
      <ul>
        {options.map((item) => (
          <li key={item.id}>
            <span className={classes.name}>
              {describeEquipment(item)}, {t('catalogue.soundPower', { value: item.soundPower })}
            </span>
            {onAdd && !present.includes(item) && (
              <Button
                size="compact-xs"
                variant="subtle"
                leftSection={<IconPlus size={13} aria-hidden />}
                aria-label={t('catalogue.required.addNamed', { name: describeEquipment(item) })}
                onClick={() => onAdd(item)}
              >
                {t('catalogue.add')}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}
