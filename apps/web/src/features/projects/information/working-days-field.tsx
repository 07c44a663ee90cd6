import { Input, SegmentedControl } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { Draft } from '../../../project/draft/use-draft.ts';
import type { NewWorkingDays } from './information-part.ts';

interface WorkingDaysFieldProps {
  readonly days: Pick<Draft<NewWorkingDays>, 'value' | 'change'>;
  readonly isReadOnly: boolean;
}

/** Asks for the working days of a new project; the Schedule tab changes them later (M-135). */
export function WorkingDaysField({ days, isReadOnly }: WorkingDaysFieldProps) {
  const { t } = useTranslation();
  return (
    <Input.Wrapper size="xs" label={t('editor.workingDays')} description={t(`editor.workingDaysHint.${days.value}`)}>
      <SegmentedControl<NewWorkingDays>
        fullWidth
        mt={4}
        size="xs"
        aria-label={t('editor.workingDays')}
        disabled={isReadOnly}
        data={[
          { value: 'usual', label: t('editor.mondayToSaturday') },
          { value: 'everyDay', label: t('editor.everyDay') },
        ]}
        value={days.value}
        onChange={days.change}
      />
    </Input.Wrapper>
  );
}
