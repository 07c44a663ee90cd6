import { Button, TextInput } from '@mantine/core';
import { isNameTaken, MAX_RECEIVER_NAME_LENGTH } from '@quietsite/domain';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatCriterion } from '../../../lib/format.ts';
import type { PointDetails } from '../../../project/receivers/point-edits.ts';
import type { DraftPoint } from '../../../project/receivers/receivers-draft.ts';
import { useLayer } from '../../../ui/dialogs/escape-stack.ts';
import { useFocusReturn } from '../../../ui/focus/focus-return.ts';
import { keyboardScroll } from '../../../ui/focus/keyboard-scroll.ts';
import { describePoint } from '../describe-point.ts';
import classes from './select.module.css';
import { EntrySection } from './select-entries.tsx';
import { ExemptionSection } from './select-exemption.tsx';
import { type FormProblem, readForm, toForm } from './select-form.ts';

interface SelectEditorProps {
  readonly point: DraftPoint;
  /** Names of the other selected points. */
  readonly namesInUse: readonly string[];
  readonly onApply: (details: PointDetails) => void;
  readonly onCancel: () => void;
}

/** Edits one row: name, criteria and contributions (NSR-03, NSR-04). */
export function SelectEditor({ point, namesInUse, onApply, onCancel }: SelectEditorProps) {
  const { t } = useTranslation();
  const [form, setForm] = useState(() => toForm(point));
  const [isChecked, setChecked] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const { details, faults } = readForm(form, point);
  const shownFaults = isChecked ? faults : [];
  useFocusReturn(true);
  useLayer(true, { onEscape: onCancel, isModal: false, holdsText: true });
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  const problemOf = (...ours: FormProblem[]) => {
    const fault = shownFaults.find(({ problem, entry }) => !entry && ours.includes(problem));
    return fault && t(`select.problem.${fault.problem}`);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setChecked(true);
    if (faults.length === 0) onApply(details);
  };
  const sections = { form, faults: shownFaults, onChange: setForm };
  return (
    <form {...keyboardScroll} className={classes.editor} aria-labelledby="select-editor" onSubmit={submit} noValidate>
      <div className={classes.editorHead}>
        <h3 id="select-editor" ref={heading} tabIndex={-1}>
          {t('select.editTitle', { name: describePoint(t, point) })}
          {point.name !== '' && <span> {point.buildingName}</span>}
        </h3>
        <Button variant="default" onClick={onCancel}>
          {t('select.cancel')}
        </Button>
        <Button type="submit">{t('select.apply')}</Button>
      </div>
      <div className={classes.editorColumns}>
        <div className={classes.form}>
          <TextInput
            label={t('select.name')}
            description={t(nameHint(point, form.name, namesInUse))}
            inputWrapperOrder={['label', 'input', 'description', 'error']}
            disabled={!point.isSelected}
            maxLength={MAX_RECEIVER_NAME_LENGTH}
            value={form.name}
            error={problemOf('NAME_TOO_LONG')}
            errorProps={{ role: 'alert' }}
            onChange={(event) => setForm({ ...form, name: event.currentTarget.value })}
          />
          <TextInput
            label={t('select.criterion')}
            description={t('select.criterionHint', { criterion: formatCriterion(point.buildingCriterion) })}
            inputWrapperOrder={['label', 'input', 'description', 'error']}
            inputMode="decimal"
            value={form.criterion}
            error={problemOf('CRITERION_OUT_OF_RANGE')}
            errorProps={{ role: 'alert' }}
            onChange={(event) => setForm({ ...form, criterion: event.currentTarget.value })}
          />
        </div>
        <EntrySection {...sections} list="contributions" />
        <EntrySection {...sections} list="otherCriteria" hasExaminations={point.kind === 'education'} />
        <ExemptionSection {...sections} pointId={point.pointId} />
      </div>
    </form>
  );
}

/** A duplicate name is not accepted (NSR-13). The hint says so while typing. */
function nameHint({ isSelected }: DraftPoint, name: string, namesInUse: readonly string[]) {
  if (!isSelected) return 'select.nameOnlySelected';
  return isNameTaken(name, namesInUse) ? 'select.nameTaken' : 'select.nameHint';
}
