import { Checkbox } from '@mantine/core';
import type { ComparedField, DeclinedChanges, IncomingTask } from '@quietsite/domain';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import classes from './import.module.css';
import type { ComparisonEntry, Section } from './import-comparison-lines.ts';

export interface ComparisonChoice {
  readonly zoneNames: ReadonlyMap<number, string>;
  readonly rowCounts: ReadonlyMap<number, number>;
  readonly declined: DeclinedChanges;
  readonly onTick: (section: Section, ids: readonly number[], isTicked: boolean) => void;
}

interface SectionRowProps {
  readonly section: Section;
  readonly entries: readonly ComparisonEntry[];
  readonly choice: ComparisonChoice;
}

/** The heading of a section, with a check box for all of its visible entries. */
export function SectionRow({ section, entries, choice: { declined, onTick } }: SectionRowProps) {
  const { t } = useTranslation();
  const title = t(`programmeImport.comparison.${section}`);
  const ids = entries.map(({ id }) => id);
  const tickedCount = ids.filter((id) => !declined[section].has(id)).length;
  return (
    <>
      <td>
        <Checkbox
          size="xs"
          aria-label={t('programmeImport.comparison.takeAll', { title })}
          checked={tickedCount === ids.length}
          indeterminate={tickedCount > 0 && tickedCount < ids.length}
          onChange={({ currentTarget: { checked } }) => onTick(section, ids, checked)}
        />
      </td>
      <th scope="row" colSpan={4}>
        {t('programmeImport.comparison.heading', { title, count: ids.length })}
      </th>
    </>
  );
}

interface ComparisonRowProps {
  readonly entry: ComparisonEntry;
  readonly choice: ComparisonChoice;
}

export function ComparisonRow({ entry, choice }: ComparisonRowProps) {
  const { t } = useTranslation();
  const { section, id, task } = entry;
  const isTicked = !choice.declined[section].has(id);
  const kind = t(`programmeImport.comparison.${section}`);
  return (
    <>
      <td>
        <Checkbox
          size="xs"
          aria-label={t('programmeImport.comparison.takeNamed', { kind, name: task.name })}
          checked={isTicked}
          onChange={({ currentTarget: { checked } }) => choice.onTick(section, [id], checked)}
        />
      </td>
      <td>{choice.zoneNames.get(task.zoneId)}</td>
      <td>{task.constructionWork}</td>
      <td>{task.name}</td>
      <Details entry={entry} choice={choice} isTicked={isTicked} />
    </>
  );
}

/** The changed fields, or for a removal what is deleted with it (Q80). */
function Details({ entry, choice, isTicked }: ComparisonRowProps & { readonly isTicked: boolean }) {
  const { t } = useTranslation();
  const { section, id, task, change } = entry;
  const rowCount = choice.rowCounts.get(id) ?? 0;
  const blank = t('programmeImport.comparison.blank');
  if (change) {
    return (
      <td className={classes.changes} data-declined={!isTicked || undefined}>
        {change.fields.map((field) => (
          <span key={field}>
            {t('programmeImport.comparison.field', {
              field: t(`programmeImport.comparison.fields.${field}`),
              from: show(t, change.before, field, choice.zoneNames),
              to: show(t, change.after, field, choice.zoneNames),
            })}
          </span>
        ))}
      </td>
    );
  }
  return (
    <td className={classes.changes} data-declined={!isTicked || undefined}>
      <span>{t('programmeImport.comparison.days', { start: task.start ?? blank, end: task.end ?? blank })}</span>
      {section === 'removed' && !isTicked && <span>{t('programmeImport.comparison.kept')}</span>}
      {section === 'removed' && isTicked && rowCount > 0 && (
        <strong>{t('programmeImport.comparison.rows', { count: rowCount })}</strong>
      )}
    </td>
  );
}

function show(t: TFunction, task: IncomingTask, field: ComparedField, zoneNames: ReadonlyMap<number, string>): string {
  if (field === 'zoneId') return zoneNames.get(task.zoneId) ?? '';
  return task[field] ?? t('programmeImport.comparison.blank');
}
