import { TextInput } from '@mantine/core';
import type { DistrictAdmin } from '@quietsite/contracts';
import { completePhone, maskedCaret, maskPhone } from '@quietsite/domain';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { nameDistrict } from '../../../lib/name-district.ts';
import { useLayer } from '../../../ui/dialogs/escape-stack.ts';
import classes from '../admin.module.css';
import { EditButtons, submitOnEnter } from '../row-edit.tsx';
import {
  type DistrictField,
  type DistrictValues,
  districtFields,
  findDistrictFault,
  isDistrictValid,
  valuesOf,
} from './district-form.ts';
import { useDistrictChanges } from './use-district-changes.ts';

interface DistrictEditProps {
  readonly row: DistrictAdmin;
  /** The account is new, and the district already has one. */
  readonly isFurther?: boolean;
  readonly onClose: () => void;
}

/** A row with a field in each cell. Enter saves, Escape cancels. */
export function DistrictEdit({ row, isFurther = false, onClose }: DistrictEditProps) {
  const { t } = useTranslation();
  const [values, setValues] = useState(() => valuesOf(row));
  const [isChecked, setChecked] = useState(false);
  const { save } = useDistrictChanges(row, onClose, isFurther);
  useLayer(true, { onEscape: onClose, isModal: false });
  const submit = () => {
    const complete = withCompletePhone(values);
    setValues(complete);
    setChecked(true);
    if (isDistrictValid(complete)) save.mutate(complete);
  };
  return (
    <tr className={classes.edited} onKeyDown={(event) => submitOnEnter(event, submit)}>
      <th scope="row">{nameDistrict(t, row.district)}</th>
      {districtFields.map((field) => (
        <td key={field}>
          <DistrictInput row={row} field={field} values={values} isChecked={isChecked} onChange={setValues} />
        </td>
      ))}
      <td>
        <EditButtons action={t('admin.save')} isPending={save.isPending} onSubmit={submit} onClose={onClose} />
      </td>
    </tr>
  );
}

const withCompletePhone = (values: DistrictValues): DistrictValues => ({
  ...values,
  phone: completePhone(values.phone),
});

interface DistrictInputProps {
  readonly row: DistrictAdmin;
  readonly field: DistrictField;
  readonly values: DistrictValues;
  readonly isChecked: boolean;
  readonly onChange: (values: DistrictValues) => void;
}

function DistrictInput({ row, field, values, isChecked, onChange }: DistrictInputProps) {
  const { t } = useTranslation();
  const input = useRef<HTMLInputElement>(null);
  const isFirst = field === 'username';
  useEffect(() => {
    if (isFirst) input.current?.focus();
  }, [isFirst]);
  const caret = useRef<number | null>(null);
  // Only after the field shows the masked value.
  useLayoutEffect(() => {
    if (caret.current !== null) input.current?.setSelectionRange(caret.current, caret.current);
    caret.current = null;
  });
  const type = ({ value, selectionStart }: HTMLInputElement) => {
    const isPhone = field === 'phone';
    if (isPhone) caret.current = maskedCaret(value, selectionStart ?? value.length);
    onChange({ ...values, [field]: isPhone ? maskPhone(value) : value });
  };
  const isPassword = field === 'newPassword';
  const placeholder = isPassword ? t(row.userId === null ? 'admin.district.byLink' : 'admin.district.unchanged') : '';
  return (
    <TextInput
      ref={input}
      size="xs"
      type={isPassword ? 'password' : field === 'email' ? 'email' : field === 'phone' ? 'tel' : 'text'}
      autoComplete={isPassword ? 'new-password' : 'off'}
      aria-label={t('admin.district.fieldOf', {
        field: t(`admin.district.${field}`),
        district: nameDistrict(t, row.district),
      })}
      placeholder={field === 'phone' ? '(+852)' : placeholder}
      maxLength={field === 'firstName' || field === 'lastName' ? 80 : 254}
      value={values[field]}
      error={isChecked ? findDistrictFault(field, values) : null}
      onChange={(event) => type(event.currentTarget)}
      onBlur={() => field === 'phone' && onChange(withCompletePhone(values))}
    />
  );
}
