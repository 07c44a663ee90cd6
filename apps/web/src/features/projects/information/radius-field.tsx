import { Input } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { RadiusStepper } from '../../../ui/fields/radius-stepper.tsx';

interface RadiusFieldProps {
  readonly id: string;
  readonly metres: number;
  readonly isReadOnly: boolean;
  readonly error: string | null;
  readonly onChange: (metres: number) => void;
}

export function RadiusField({ id, error, ...stepper }: RadiusFieldProps) {
  const { t } = useTranslation();
  return (
    <Input.Wrapper
      id={id}
      size="xs"
      label={t('editor.radius')}
      required
      description={t('editor.radiusHint')}
      error={error}
    >
      <RadiusStepper id={id} isRequired isInvalid={error !== null} {...stepper} />
    </Input.Wrapper>
  );
}
