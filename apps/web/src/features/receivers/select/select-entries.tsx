import { ActionIcon, Button, TextInput } from '@mantine/core';
import { EXAMINATION_CRITERION, MAX_ENTRIES, MAX_ENTRY_NAME_LENGTH, type ReceiverEntries } from '@quietsite/domain';
import { IconPlus, IconX } from '@tabler/icons-react';
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useOpenProject } from '../../../session/use-open-project.ts';
import classes from './select.module.css';
import { type EntryText, type FormFault, type RowForm, typeEntry, withEntry, withoutEntry } from './select-form.ts';

interface EntrySectionProps {
  readonly list: ReceiverEntries;
  readonly form: RowForm;
  readonly faults: readonly FormFault[];
  readonly onChange: (form: RowForm) => void;
  /** Whether to ask for examinations, as for a school (M-142). */
  readonly hasExaminations?: boolean;
  /** Below the entries. */
  readonly children?: ReactNode;
}

const texts = {
  otherCriteria: { title: 'select.datedTitle', hint: 'select.datedHint', add: 'select.addDated' },
  contributions: {
    title: 'select.contributionsTitle',
    hint: 'select.contributionsHint',
    add: 'select.addContribution',
  },
  outOfUse: { title: 'select.exemption.title', hint: 'select.exemption.hint', add: 'select.exemption.add' },
} as const;

/** Dated entries of one kind: criteria (M-57), noise of concurrent sites (M-51) or days out of use (M-143). */
export function EntrySection({ list, form, faults, onChange, hasExaminations = false, children }: EntrySectionProps) {
  const { t } = useTranslation();
  const titleId = useId();
  const project = useOpenProject().data;
  const entries = form[list];
  const fields = fieldsOf(list);
  const add = () => {
    const [start, end] = [project?.commencementDate ?? '', project?.completionDate ?? ''];
    onChange(withEntry(form, list, { name: '', start, end, level: '' }));
  };
  const addExamination = () =>
    onChange(
      withEntry(form, list, {
        ...{ name: t('select.examination'), start: '', end: '', level: String(EXAMINATION_CRITERION) },
      }),
    );
  return (
    <section className={classes.entries} aria-labelledby={titleId}>
      <h4 id={titleId}>{t(texts[list].title)}</h4>
      <p className={classes.hint}>{t(texts[list].hint)}</p>
      {entries.length > 0 && (
        // Each field has its own label for screen readers.
        <div className={classes.entryHead} data-list={list} aria-hidden="true">
          {fields.map(([field, title]) => (
            <span key={field}>{t(title)}</span>
          ))}
        </div>
      )}
      {entries.map((entry, index) => (
        <EntryRow
          key={entry.key}
          entry={entry}
          list={list}
          number={index + 1}
          listTitle={t(texts[list].title)}
          faults={faults.filter((fault) => fault.entry?.list === list && fault.entry.index === index)}
          onType={(typed) => onChange(typeEntry(form, list, entry.key, typed))}
          onRemove={() => onChange(withoutEntry(form, list, entry.key))}
        />
      ))}
      <Button
        variant="default"
        leftSection={<IconPlus size={14} aria-hidden />}
        disabled={entries.length >= MAX_ENTRIES}
        onClick={add}
      >
        {t(texts[list].add)}
      </Button>
      {hasExaminations && (
        <>
          <Button
            variant="default"
            leftSection={<IconPlus size={14} aria-hidden />}
            disabled={entries.length >= MAX_ENTRIES}
            onClick={addExamination}
          >
            {t('select.addExamination', { level: EXAMINATION_CRITERION })}
          </Button>
          {entries.length === 0 && <p className={classes.hint}>{t('select.examinationsMissing')}</p>}
        </>
      )}
      {children}
    </section>
  );
}

/** The expected formats of a day and a level. */
const PLACEHOLDERS = { start: 'yyyy-mm-dd', end: 'yyyy-mm-dd', level: '' } as const;

const FIELDS = [
  ['name', 'select.entryName'],
  ['start', 'select.entryStart'],
  ['end', 'select.entryEnd'],
  ['level', 'select.entryLevel'],
] as const;
const [NAME, START, END] = FIELDS;

/** Days out of use have no level. */
const fieldsOf = (list: ReceiverEntries) => (list === 'outOfUse' ? ([NAME, START, END] as const) : FIELDS);

interface EntryRowProps {
  readonly entry: EntryText;
  readonly list: ReceiverEntries;
  readonly number: number;
  readonly listTitle: string;
  readonly faults: readonly FormFault[];
  readonly onType: (typed: Partial<EntryText>) => void;
  readonly onRemove: () => void;
}

function EntryRow({ entry, list, number, listTitle, faults, onType, onRemove }: EntryRowProps) {
  const { t } = useTranslation();
  const errorId = useId();
  return (
    <>
      <div className={classes.entry} data-list={list}>
        {fieldsOf(list).map(([field, title]) => (
          <TextInput
            key={field}
            autoFocus={field === 'name' && entry.name === ''}
            aria-label={t('select.entryField', { field: t(title), number, list: listTitle })}
            aria-describedby={faults.length > 0 ? errorId : undefined}
            placeholder={field === 'name' ? '' : PLACEHOLDERS[field]}
            autoComplete="off"
            maxLength={field === 'name' ? MAX_ENTRY_NAME_LENGTH : 10}
            value={entry[field]}
            error={faults.some(({ problem }) => isAbout(problem, field))}
            onChange={(event) => onType({ [field]: event.currentTarget.value })}
          />
        ))}
        <ActionIcon aria-label={t('select.removeEntry', { number, list: listTitle })} onClick={onRemove}>
          <IconX size={14} aria-hidden />
        </ActionIcon>
      </div>
      {faults.length > 0 && (
        <p id={errorId} className={classes.fault} role="alert">
          {faults.map(({ problem }) => t(`select.problem.${problem}`)).join(' ')}
        </p>
      )}
    </>
  );
}

function isAbout(problem: FormFault['problem'], field: (typeof FIELDS)[number][0]): boolean {
  if (field === 'name') return problem === 'ENTRY_NAME_MISSING' || problem === 'ENTRY_NAME_TOO_LONG';
  if (field === 'level') return problem === 'ENTRY_LEVEL_OUT_OF_RANGE';
  return problem === 'ENTRY_DAY_INVALID' || (field === 'end' && problem === 'ENTRY_DAYS_REVERSED');
}
