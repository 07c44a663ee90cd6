import { Textarea, TextInput } from '@mantine/core';
import {
  type InformationField,
  MANDATORY_FIELDS,
  MAX_LINE_LENGTH,
  MAX_TEXT_LENGTH,
  MAX_TITLE_LENGTH,
} from '@quietsite/domain';
import type { TFunction } from 'i18next';
import type { KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { Draft } from '../../../project/draft/use-draft.ts';
import { withCutNote } from '../../../ui/cut-note.tsx';
import classes from '../editor/editor.module.css';
import type { NewWorkingDays } from './information-part.ts';
import { RadiusField } from './radius-field.tsx';
import type { InformationForm } from './use-information-form.ts';
import { WorkingDaysField } from './working-days-field.tsx';

type TextField = Exclude<InformationField, 'bufferRadiusMetres'>;

const longTexts: ReadonlySet<InformationField> = new Set(['description', 'specialFeature']);
const mandatory: ReadonlySet<InformationField> = new Set(MANDATORY_FIELDS);
const fieldsBeforeRadius = ['title', 'proponent', 'agreement', 'mainContractor', 'engineerConsultant'] as const;
const fieldsAfterRadius = ['eiaReference', 'description', 'specialFeature'] as const;

/** Lets a refused save focus the invalid field. */
export const fieldId = (field: InformationField) => `information-${field}`;

interface InformationFieldsProps {
  readonly form: InformationForm;
  /** Null for a stored project, whose working days belong to its schedule. */
  readonly newWorkingDays: Draft<NewWorkingDays> | null;
  readonly isReadOnly: boolean;
  /** Called on Enter in a single-line field. */
  readonly onEnter: () => void;
}

export function InformationFields({ form, newWorkingDays, isReadOnly, onEnter }: InformationFieldsProps) {
  const { t } = useTranslation();
  return (
    <div className={classes.form}>
      <p className={classes.hint}>{t('field.marked')}</p>
      {fieldsBeforeRadius.map((field) => (
        <InformationText key={field} field={field} form={form} isReadOnly={isReadOnly} onEnter={onEnter} />
      ))}
      <RadiusField
        id={fieldId('bufferRadiusMetres')}
        metres={form.values.bufferRadiusMetres}
        isReadOnly={isReadOnly || !form.isRadiusKnown}
        error={form.missing.includes('bufferRadiusMetres') ? t('editor.radiusInvalid') : null}
        onChange={(metres) => form.change('bufferRadiusMetres', metres)}
      />
      {newWorkingDays && <WorkingDaysField days={newWorkingDays} isReadOnly={isReadOnly} />}
      {fieldsAfterRadius.map((field) => (
        <InformationText key={field} field={field} form={form} isReadOnly={isReadOnly} onEnter={onEnter} />
      ))}
    </div>
  );
}

interface InformationTextProps extends Omit<InformationFieldsProps, 'newWorkingDays'> {
  readonly field: TextField;
}

function InformationText({ field, form, isReadOnly, onEnter }: InformationTextProps) {
  const { t } = useTranslation();
  const shared = {
    id: fieldId(field),
    label: t(field === 'title' ? 'info.projectTitle' : `info.${field}`),
    value: form.values[field],
    readOnly: isReadOnly,
    required: mandatory.has(field),
    maxLength: maxLengthOf(field),
    inputContainer: withCutNote,
    error: describeError(t, field, form),
    description: field === 'title' && form.titleState === 'unknown' ? t('editor.titleUnchecked') : null,
    errorProps: { role: 'alert' },
    onChange: (event: { readonly currentTarget: { readonly value: string } }) =>
      form.change(field, event.currentTarget.value),
    // The focus starts in an empty field. Leaving it for a button must not move that button by showing an error.
    onBlur: () => form.isDirty && form.touch(field),
  };
  const onKeyDown = ({ key, nativeEvent }: KeyboardEvent) => {
    // Enter also confirms a Chinese word during input.
    if (key === 'Enter' && !nativeEvent.isComposing && !isReadOnly) onEnter();
  };
  if (!longTexts.has(field)) return <TextInput {...shared} onKeyDown={onKeyDown} />;
  return <Textarea size="xs" autosize minRows={3} maxRows={8} {...shared} />;
}

function maxLengthOf(field: TextField): number {
  if (field === 'title') return MAX_TITLE_LENGTH;
  return longTexts.has(field) ? MAX_TEXT_LENGTH : MAX_LINE_LENGTH;
}

function describeError(t: TFunction, field: TextField, form: InformationForm): string | null {
  if (field === 'title' && form.hadVersionSign) return t('editor.noAtSign');
  if (field === 'title' && form.titleState === 'taken') return t('editor.titleTaken');
  return form.touched.includes(field) && form.missing.includes(field) ? t('field.required') : null;
}
