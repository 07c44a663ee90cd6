import { NativeSelect } from '@mantine/core';
import { ENTERED_KINDS, type EnteredKind } from '@quietsite/domain';
import { type Ref, useMemo } from 'react';
import { useTranslation } from 'react-i18next';

interface EnteredKindSelectProps {
  readonly label: string;
  readonly isLabelShown?: boolean;
  readonly value: EnteredKind;
  readonly onChange: (kind: EnteredKind) => void;
  readonly ref?: Ref<HTMLSelectElement>;
}

export function EnteredKindSelect({ label, isLabelShown = false, value, onChange, ref }: EnteredKindSelectProps) {
  const { t } = useTranslation();
  const data = useMemo(() => ENTERED_KINDS.map((kind) => ({ value: kind, label: t(`receivers.${kind}`) })), [t]);
  return (
    <NativeSelect
      {...(ref && { ref })}
      size="xs"
      {...(isLabelShown ? { label } : { 'aria-label': label })}
      value={value}
      data={data}
      onChange={(event) => {
        const chosen = ENTERED_KINDS.find((kind) => kind === event.currentTarget.value);
        if (chosen) onChange(chosen);
      }}
    />
  );
}
