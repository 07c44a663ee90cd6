import { Button } from '@mantine/core';
import type { Report } from '@quietsite/contracts';
import { IconFileDownload } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { routes } from '../../lib/routes.ts';
import { ConflictDialog } from '../../project/save/conflict-dialog.tsx';
import { useIsProjectReadonly } from '../../session/lease/use-lease.ts';
import { useOpenProject } from '../../session/use-open-project.ts';
import { useProjectNavigate } from '../../session/use-project-navigate.ts';
import { useLayer } from '../../ui/dialogs/escape-stack.ts';
import { focusPage } from '../../ui/focus/focus-page.ts';
import { FullStage } from '../../ui/panels/full-stage.tsx';
import { EmptyState, FailureState, LoadingState } from '../../ui/states.tsx';
import { AppendixStep } from './appendices/appendix-step.tsx';
import { ContactStep } from './contact/contact-step.tsx';
import { canSubmit } from './contact/findings.ts';
import { type ReportAddress, type ReportStep, useReportAddress } from './report-address.ts';
import { reportQuery } from './report-calls.ts';
import { SaveNote } from './save-note.tsx';
import { Stepper, stepNames } from './stepper.tsx';
import { ReadonlyPages, TextStep } from './text/text-step.tsx';
import { useFileName } from './use-file-name.ts';
import { useGoToFix } from './use-go-to-fix.ts';
import { useSummarySheet } from './use-summary-sheet.ts';
import { useWizard } from './use-wizard.ts';
import classes from './wizard.module.css';
import { WizardFoot } from './wizard-foot.tsx';

interface ReportWizardProps {
  readonly onCalculate: () => void;
  /** Renders the map for selecting receivers until the user is done. */
  readonly renderSelection: (onDone: () => void) => ReactNode;
  /** Other messages about the project, above the steps. */
  readonly banner: ReactNode;
}

/** The full-screen report wizard (SHELL-27). Closing it opens the map. */
export function ReportWizard(props: ReportWizardProps) {
  const { t } = useTranslation();
  const navigate = useProjectNavigate();
  const project = useOpenProject().data;
  const report = useQuery({ ...reportQuery(project?.id ?? 0), enabled: project !== undefined });
  const close = () => navigate(routes.home);
  const { isSelecting } = useReportAddress();
  // One layer from the first render. If it were opened again with the steps, it would cover a popup opened earlier.
  const closing = useRef(close);
  const onEscape = () => {
    // Escape in a field belongs to the field.
    if (!document.activeElement?.matches('input, textarea, select')) closing.current();
  };
  useLayer(!isSelecting, { onEscape, isModal: false, isPage: true, keepsText: true });
  if (!project || !report.data || !project.isCalculated)
    return (
      <FullStage title={t('report.title')} isLayer={false} onClose={close}>
        {report.isLoadingError && <FailureState error={report.error} onRetry={() => void report.refetch()} />}
        {!report.isLoadingError && project?.isCalculated !== false && <LoadingState />}
        {project?.isCalculated === false && (
          <EmptyState title={t('report.notCalculated')} hint={t('report.notCalculatedHint')}>
            <Button onClick={props.onCalculate}>{t('report.calculate')}</Button>
          </EmptyState>
        )}
      </FullStage>
    );
  return <Steps key={project.id} projectId={project.id} report={report.data} closing={closing} {...props} />;
}

interface StepsProps extends ReportWizardProps {
  readonly projectId: number;
  readonly report: Report;
  /** The action of Escape. */
  readonly closing: RefObject<() => void>;
}

function Steps({ projectId, report, closing, onCalculate, renderSelection, banner }: StepsProps) {
  const { t } = useTranslation();
  const navigate = useProjectNavigate();
  const address = useReportAddress();
  const isReadonly = useIsProjectReadonly();
  const wizard = useWizard(projectId, report, isReadonly, address);
  const goToFix = useGoToFix(projectId, address, onCalculate);
  const [isPreviewChosen, setPreview] = useState(false);
  // A user who was sent to a section needs the form, not the preview.
  const isPreview = isPreviewChosen && address.section === null;
  const { writing, submission, findings } = wizard;
  const state = { findings, isReadonly, isSubmitting: submission.isSubmitting, isSubmitted: report.isSubmitted };
  const body = useStepFocus(address.step);
  const close = async () => {
    if (await submission.confirmClose()) navigate(routes.home);
  };
  useEffect(() => {
    closing.current = () => void close();
  });
  return (
    <>
      <FullStage
        title={t('report.title')}
        note={<Stepper step={address.step} isBusy={wizard.isBusy || submission.isSubmitting} onStep={wizard.goTo} />}
        actions={<SummaryButton projectId={projectId} />}
        isHidden={address.isSelecting}
        isLayer={false}
        onClose={() => void close()}
      >
        {banner}
        {isReadonly && !submission.isSubmitting && <p className={classes.note}>{t('report.readOnly')}</p>}
        <section
          ref={body}
          className={classes.body}
          tabIndex={-1}
          aria-label={t(`report.step.${stepNames[address.step]}`)}
        >
          <Step {...{ projectId, report, wizard, address, isReadonly, isPreview }} onFix={goToFix} />
        </section>
        <WizardFoot
          {...{ isReadonly, isPreview }}
          step={address.step}
          note={!isReadonly && <SaveNote writing={writing} savedAt={report.draft.savedAt} />}
          isBusy={wizard.isBusy}
          canSubmit={canSubmit(state)}
          submission={state}
          onTogglePreview={() => {
            setPreview(!isPreview);
            if (address.section) address.go({ section: null });
          }}
          onSelectPoints={() => address.go({ isSelecting: true })}
          onBack={wizard.back}
          onNext={wizard.next}
          onSubmit={wizard.submit}
        />
      </FullStage>
      {address.isSelecting && renderSelection(() => address.go({ isSelecting: false }))}
      <ConflictDialog conflict={writing.conflict} describe={(who) => t('report.conflict', who)} />
    </>
  );
}

interface StepProps {
  readonly projectId: number;
  readonly report: Report;
  readonly wizard: ReturnType<typeof useWizard>;
  readonly address: ReportAddress;
  readonly isReadonly: boolean;
  readonly isPreview: boolean;
  readonly onFix: ReturnType<typeof useGoToFix>;
}

function Step({ projectId, report, wizard, address, isReadonly, isPreview, onFix }: StepProps) {
  const { writing, documents, ordering, isPrinting, findings } = wizard;
  if (address.step === 1) return <AppendixStep {...{ projectId, report, documents, ordering, isReadonly }} />;
  if (address.step === 2)
    return <ContactStep {...{ projectId, report, writing, findings, isPrinting, isReadonly, onFix }} />;
  if (isReadonly) return <ReadonlyPages {...{ projectId, report, writing }} section={address.section} />;
  return <TextStep {...{ projectId, report, writing, address, isPreview }} />;
}

function SummaryButton({ projectId }: { readonly projectId: number }) {
  const { t } = useTranslation();
  const { make, isMaking } = useSummarySheet(projectId, useFileName(t('report.summary.fileName')));
  return (
    <Button
      variant="subtle"
      title={t('report.summary.hint')}
      leftSection={<IconFileDownload size={15} aria-hidden />}
      loading={isMaking}
      onClick={make}
    >
      {t('report.summary.make')}
    </Button>
  );
}

/** Moves focus to the start of the new step, because the pressed button may be gone. */
function useStepFocus(step: ReportStep) {
  const body = useRef<HTMLElement>(null);
  const last = useRef(step);
  useEffect(() => {
    if (last.current !== step) focusPage(body.current);
    last.current = step;
  }, [step]);
  return body;
}
