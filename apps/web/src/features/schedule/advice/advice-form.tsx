import { Button, Checkbox, TextInput, type TextInputProps } from '@mantine/core';
import { MAX_DAYS_SHIFTED, type ScheduledTask } from '@quietsite/domain';
import { useTranslation } from 'react-i18next';
import classes from './advice.module.css';
import { AdviceBody } from './advice-body.tsx';
import { type AdviceChoice, allowTasks, findChoiceFaults, hasFaults } from './advice-choice.ts';

interface AdviceFormProps {
  readonly choice: AdviceChoice;
  readonly onChange: (choice: AdviceChoice) => void;
  /** Activities that can be active, in table order. */
  readonly tasks: readonly ScheduledTask[];
  /** The levels of the last edit are still being calculated. */
  readonly isBusy: boolean;
  /** Why there is no advice yet. */
  readonly trouble: 'failed' | 'overtaken' | null;
  readonly onSearch: () => void;
}

/** What may move, and by how much (M-95). */
export function AdviceForm({ choice, onChange, tasks, isBusy, trouble, onSearch }: AdviceFormProps) {
  const { t } = useTranslation();
  const faults = findChoiceFaults(choice);
  const field = (name: 'earlier' | 'later' | 'notBefore' | 'notAfter', error: string | false): TextInputProps => ({
    label: t(`scheduleAdvice.form.${name}`),
    value: choice[name],
    error,
    ...{ inputMode: 'numeric', autoComplete: 'off', maxLength: 10, errorProps: { role: 'alert' } },
    onChange: (event) => onChange({ ...choice, [name]: event.currentTarget.value }),
  });
  const notDays = t('scheduleAdvice.form.notDays', { most: MAX_DAYS_SHIFTED });
  const notDay = t('scheduleAdvice.form.notDay');
  const endFault =
    faults.notAfter === 'reversed' ? t('scheduleAdvice.form.reversed', { start: choice.notBefore }) : notDay;
  return (
    <form
      className={classes.form}
      aria-label={t('scheduleAdvice.form.label')}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!hasFaults(faults)) onSearch();
      }}
    >
      <AdviceBody
        foot={
          <Button type="submit" disabled={isBusy}>
            {t('scheduleAdvice.form.find')}
          </Button>
        }
      >
        {trouble && (
          <p role="alert" className={classes.trouble}>
            {t(`scheduleAdvice.${trouble}`)}
          </p>
        )}
        <p className={classes.about}>{t('scheduleAdvice.about')}</p>
        <div className={classes.fields}>
          <TextInput {...field('earlier', faults.earlier && notDays)} />
          <TextInput {...field('later', faults.later && notDays)} />
          <TextInput {...field('notBefore', faults.notBefore && notDay)} placeholder="yyyy-mm-dd" />
          <TextInput {...field('notAfter', faults.notAfter !== null && endFault)} placeholder="yyyy-mm-dd" />
        </div>
        <Checkbox
          size="xs"
          label={t('scheduleAdvice.form.cumulative')}
          checked={choice.isCumulative}
          onChange={(event) => onChange({ ...choice, isCumulative: event.currentTarget.checked })}
        />
        <MovableTasks choice={choice} onChange={onChange} tasks={tasks} />
      </AdviceBody>
    </form>
  );
}

function MovableTasks({ choice, onChange, tasks }: Pick<AdviceFormProps, 'choice' | 'onChange' | 'tasks'>) {
  const { t } = useTranslation();
  const ids = tasks.map(({ id }) => id);
  const fixed = ids.filter((id) => choice.fixedTaskIds.has(id)).length;
  return (
    <fieldset className={classes.tasks}>
      <legend>{t('scheduleAdvice.form.activities')}</legend>
      <Checkbox
        size="xs"
        className={classes.all ?? ''}
        label={t('scheduleAdvice.form.all')}
        checked={fixed === 0}
        indeterminate={fixed > 0 && fixed < ids.length}
        onChange={() => onChange(allowTasks(choice, ids, fixed > 0))}
      />
      <ul>
        {tasks.map(({ id, name, start, end }) => (
          <li key={id}>
            <Checkbox
              size="xs"
              label={name}
              checked={!choice.fixedTaskIds.has(id)}
              onChange={(event) => onChange(allowTasks(choice, [id], event.currentTarget.checked))}
            />
            <span className={classes.dates}>
              {start} - {end}
            </span>
          </li>
        ))}
      </ul>
    </fieldset>
  );
}
