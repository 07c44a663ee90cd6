import { NativeSelect, TextInput } from '@mantine/core';
import {
  MAX_REPORT_LINE_LENGTH,
  MAX_REPORT_TEXT_LENGTH,
  PERMIT_KINDS,
  PERMIT_STATUSES,
  type PermitInput,
  type ReportInput,
} from '@quietsite/domain';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { withCutNote } from '../../../ui/cut-note.tsx';
import classes from './form.module.css';
import { type SectionProps, UndoableAct } from './form-parts.tsx';
import { listUnanswered, type PermitKind, withStatus, withStatuses } from './report-text.ts';

/** Four fixed permits and one custom permit, each with status and details (REPORT-22, REPORT-23). */
export function PermitsSection({ input, onInput }: SectionProps<'cpoa'>) {
  const { t } = useTranslation();
  const { cpoa } = input;
  const { other } = cpoa;
  const otherName = other.name.trim() === '' ? t('report.permits.other') : other.name;
  return (
    <>
      <table className={classes.table} aria-label={t('report.permits.table')}>
        <thead>
          <tr>
            <th scope="col">{t('report.permits.permit')}</th>
            <th scope="col" className={classes.status}>
              {t('report.permits.status')}
            </th>
            <th scope="col">{t('report.permits.details')}</th>
          </tr>
        </thead>
        <tbody>
          {PERMIT_KINDS.map((kind) => (
            <PermitRow
              key={kind}
              name={t(`report.permits.${kind}`)}
              head={t(`report.permits.${kind}`)}
              permit={cpoa[kind]}
              onChange={(permit) => onInput({ cpoa: { ...cpoa, [kind]: permit } })}
            />
          ))}
          <PermitRow
            name={otherName}
            head={
              <TextInput
                aria-label={t('report.permits.otherName')}
                placeholder={t('report.permits.other')}
                maxLength={MAX_REPORT_LINE_LENGTH}
                inputContainer={withCutNote}
                value={other.name}
                onChange={(event) =>
                  onInput({ cpoa: { ...cpoa, other: { ...other, name: event.currentTarget.value } } })
                }
              />
            }
            permit={other}
            onChange={(permit) => onInput({ cpoa: { ...cpoa, other: { ...other, ...permit } } })}
          />
        </tbody>
      </table>
      <OtherAnswers permits={cpoa} onPermits={(permits) => onInput({ cpoa: permits })} />
    </>
  );
}

interface OtherAnswersProps {
  readonly permits: ReportInput['cpoa'];
  readonly onPermits: (permits: ReportInput['cpoa']) => void;
}

/** Answers the unanswered questions in the selects above, and can undo exactly these answers. */
function OtherAnswers({ permits, onPermits }: OtherAnswersProps) {
  const { t } = useTranslation();
  const [answered, setAnswered] = useState<readonly PermitKind[]>([]);
  const unanswered = listUnanswered(permits);
  const undoable = answered.filter((kind) => permits[kind].status === 'Not Applicable');
  const answer = () => {
    setAnswered(unanswered);
    onPermits(withStatuses(permits, unanswered, 'Not Applicable'));
  };
  const undo = () => {
    setAnswered([]);
    onPermits(withStatuses(permits, undoable, null));
  };
  return (
    <UndoableAct
      act={unanswered.length === 0 ? null : t('report.permits.othersNotApplicable')}
      done={undoable.length === 0 ? null : t('report.permits.othersAnswered', { count: undoable.length })}
      undo={t('report.permits.undo')}
      onAct={answer}
      onUndo={undo}
    />
  );
}

interface PermitRowProps {
  readonly name: string;
  readonly head: ReactNode;
  readonly permit: PermitInput;
  readonly onChange: (permit: PermitInput) => void;
}

function PermitRow({ name, head, permit, onChange }: PermitRowProps) {
  const { t } = useTranslation();
  const { status, details } = permit;
  const statuses = PERMIT_STATUSES.map((value) => ({ value, label: t(`terms.permitStatus.${value}`) }));
  return (
    <tr>
      <th scope="row">{head}</th>
      <td>
        <NativeSelect
          size="xs"
          aria-label={t('report.permits.statusOf', { permit: name })}
          value={status ?? ''}
          data={[{ value: '', label: t('report.permits.unanswered') }, ...statuses]}
          onChange={(event) => onChange(withStatus(permit, event.currentTarget.value))}
        />
      </td>
      <td>
        <TextInput
          aria-label={t('report.permits.detailsOf', { permit: name })}
          maxLength={MAX_REPORT_TEXT_LENGTH}
          inputContainer={withCutNote}
          value={details}
          onChange={(event) => onChange({ status, details: event.currentTarget.value })}
        />
      </td>
    </tr>
  );
}
