import { Button, NativeSelect, TextInput } from '@mantine/core';
import type { DatabaseEquipmentRow } from '@quietsite/contracts';
import { memo, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useListChange } from '../../../session/use-list-change.ts';
import { useLayer } from '../../../ui/dialogs/escape-stack.ts';
import classes from '../admin.module.css';
import { EditButtons, submitOnEnter } from '../row-edit.tsx';
import { changeEquipment, databaseLists } from './database-calls.ts';
import {
  findMachineFault,
  type MachineField,
  type MachineValues,
  machineFields,
  readMachine,
  valuesOf,
} from './machine-form.ts';

/** A table row, read-only or edited in place. Memoised: most of the hundred rows are only read. */
export const MachineRow = memo(function MachineRow({ row }: { readonly row: DatabaseEquipmentRow }) {
  const { t } = useTranslation();
  const [isEdited, setEdited] = useState(false);
  if (isEdited) return <MachineEdit row={row} onClose={() => setEdited(false)} />;
  return (
    <tr>
      <td>{row.id}</td>
      <td>{row.officialId}</td>
      <th scope="row">{row.name}</th>
      <td>{row.soundPower}</td>
      <td>{row.soundPowerMin}</td>
      <td>{row.soundPowerMax}</td>
      <td>{row.percentMin}</td>
      <td>{t(row.isQpme ? 'admin.equipment.qpme' : 'admin.equipment.pme')}</td>
      <td>
        <Button
          size="compact-xs"
          variant="default"
          aria-label={t('admin.equipment.editNamed', { name: row.name, id: row.id })}
          onClick={() => setEdited(true)}
        >
          {t('admin.edit')}
        </Button>
      </td>
    </tr>
  );
});

interface MachineEditProps {
  readonly row: DatabaseEquipmentRow;
  readonly onClose: () => void;
}

/** Enter saves, Escape cancels. */
function MachineEdit({ row, onClose }: MachineEditProps) {
  const { t } = useTranslation();
  const [values, setValues] = useState(() => valuesOf(row));
  const save = useListChange<MachineValues>({
    change: (typed) => changeEquipment(row.id, { ...readMachine(typed), revision: row.revision }),
    failureTitle: t('admin.equipment.notSaved'),
    lists: databaseLists,
    onDone: onClose,
  });
  useLayer(true, { onEscape: onClose, isModal: false });
  const submit = () => {
    if (machineFields.every((field) => findMachineFault(field, values) === null)) save.mutate(values);
  };
  return (
    <tr className={classes.edited} onKeyDown={(event) => submitOnEnter(event, submit)}>
      <td>{row.id}</td>
      {machineFields.map((field) => (
        <td key={field}>
          <MachineInput name={row.name} field={field} values={values} onChange={setValues} />
        </td>
      ))}
      <td>
        <NativeSelect
          size="xs"
          aria-label={t('admin.equipment.fieldOf', { field: t('admin.equipment.column.kind'), name: row.name })}
          value={values.isQpme ? 'QPME' : 'PME'}
          data={['PME', 'QPME']}
          onChange={(event) => setValues({ ...values, isQpme: event.currentTarget.value === 'QPME' })}
        />
      </td>
      <td>
        <EditButtons action={t('admin.save')} isPending={save.isPending} onSubmit={submit} onClose={onClose} />
      </td>
    </tr>
  );
}

interface MachineInputProps {
  readonly name: string;
  readonly field: MachineField;
  readonly values: MachineValues;
  readonly onChange: (values: MachineValues) => void;
}

function MachineInput({ name, field, values, onChange }: MachineInputProps) {
  const { t } = useTranslation();
  const input = useRef<HTMLInputElement>(null);
  const isText = field === 'name' || field === 'officialId';
  useEffect(() => {
    if (field === 'name') input.current?.focus();
  }, [field]);
  return (
    <TextInput
      ref={input}
      size="xs"
      inputMode={isText ? 'text' : 'decimal'}
      autoComplete="off"
      maxLength={isText ? 200 : 8}
      aria-label={t('admin.equipment.fieldOf', { field: t(`admin.equipment.column.${field}`), name })}
      value={values[field]}
      error={findMachineFault(field, values)}
      onChange={(event) => onChange({ ...values, [field]: event.currentTarget.value })}
    />
  );
}
