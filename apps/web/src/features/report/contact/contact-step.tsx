import { Autocomplete, TextInput } from '@mantine/core';
import type { PlanFindingBody, Report } from '@quietsite/contracts';
import { MAX_REPORT_LINE_LENGTH } from '@quietsite/domain';
import { useTranslation } from 'react-i18next';
import { keyboardScroll } from '../../../ui/focus/keyboard-scroll.ts';
import type { ReportWriting } from '../text/use-report-draft.ts';
import { Attachments } from './attachments.tsx';
import { CheckList } from './check-list.tsx';
import classes from './contact.module.css';
import type { FindingFix } from './findings.ts';

interface ContactStepProps {
  readonly projectId: number;
  readonly report: Report;
  readonly writing: ReportWriting;
  readonly findings: readonly PlanFindingBody[];
  readonly isPrinting: boolean;
  readonly isReadonly: boolean;
  readonly onFix: (fix: FindingFix) => void;
}

/** Free text with common suggestions (Q123). */
const suggestedRoles = ['proponent', 'contractor', 'engineer', 'consultant'] as const;

export const fieldIds = { email: 'report-email', role: 'report-role' } as const;

/** Step 2: who submits, the attachments, and what is still missing (REPORT-04, REPORT-48). */
export function ContactStep({ projectId, report, writing, findings, isPrinting, isReadonly, onFix }: ContactStepProps) {
  const { t } = useTranslation();
  const { draft } = writing;
  if (!draft) return null;
  const { contact } = draft.value;
  const change = (changes: Partial<typeof contact>) =>
    draft.change({ ...draft.value, contact: { ...contact, ...changes } });
  return (
    <div {...keyboardScroll} className={classes.step}>
      <div className={classes.column}>
        <section aria-labelledby="report-contact" className={classes.contact}>
          <h3 id="report-contact">{t('report.contact.title')}</h3>
          <TextInput
            id={fieldIds.email}
            type="email"
            label={t('report.contact.email')}
            description={t('report.contact.emailHint')}
            inputWrapperOrder={['label', 'input', 'description']}
            maxLength={254}
            required
            readOnly={isReadonly}
            value={contact.email}
            onChange={(event) => change({ email: event.currentTarget.value })}
          />
          <Autocomplete
            id={fieldIds.role}
            size="xs"
            label={t('report.contact.role')}
            data={suggestedRoles.map((role) => t(`report.contact.${role}`))}
            maxLength={MAX_REPORT_LINE_LENGTH}
            required
            readOnly={isReadonly}
            value={contact.roleInProject}
            onChange={(roleInProject) => change({ roleInProject })}
          />
        </section>
        <Attachments projectId={projectId} files={report.attachments} isReadonly={isReadonly} />
      </div>
      {!report.isSubmitted && <CheckList {...{ findings, isPrinting, onFix }} />}
    </div>
  );
}
