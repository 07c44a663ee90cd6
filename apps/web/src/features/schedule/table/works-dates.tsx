import { TextInput, type TextInputProps } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { selectOnFocus } from '../../../ui/fields/select-on-focus.ts';
import { findDateFaults, typeEnd, typeStart, type WorksChoice } from './works-choice.ts';
import classes from './works-dialog.module.css';

interface WorksDatesProps {
  readonly choice: WorksChoice;
  readonly onChange: (choice: WorksChoice) => void;
}

/** A month from today by default (SCHED-13). */
export function WorksDates({ choice, onChange }: WorksDatesProps) {
  const { t } = useTranslation();
  const faults = findDateFaults(choice);
  const shared = {
    required: true,
    withAsterisk: false,
    inputMode: 'numeric',
    autoComplete: 'off',
    ...selectOnFocus,
    description: t('gantt.works.dateHint'),
    inputWrapperOrder: ['label', 'input', 'description', 'error'],
    errorProps: { role: 'alert' },
  } satisfies TextInputProps;
  const { start, end } = choice;
  return (
    <div className={classes.pair}>
      <TextInput
        {...shared}
        label={t('gantt.works.start')}
        value={start}
        error={faults.start && t('gantt.works.notDay')}
        onChange={(event) => onChange(typeStart(choice, event.currentTarget.value))}
      />
      <TextInput
        {...shared}
        label={t('gantt.works.end')}
        value={end}
        error={faults.end && t(`gantt.works.${faults.end}`, { start, end })}
        onChange={(event) => onChange(typeEnd(choice, event.currentTarget.value))}
      />
    </div>
  );
}
