import type { StepItem, StepStatus } from '@quietsite/domain';
import { IconAlertCircle } from '@tabler/icons-react';
import type { TFunction } from 'i18next';
import { memo, type ReactNode, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isReportSection, type ReportSection, reportSections } from '../../../lib/report-sections.ts';
import { describeItem } from '../../../session/steps/describe-step.ts';
import { stepPath } from '../../../session/steps/step-path.ts';
import { useSteps } from '../../../session/steps/steps-query.ts';
import { useCommentNumbers } from '../../../session/use-comment-numbers.ts';
import { showCommentMark } from '../../../ui/comment-mark.tsx';
import { keyboardScroll } from '../../../ui/focus/keyboard-scroll.ts';
import { SkipButton } from '../../../ui/focus/skip-button.tsx';
import { CommitmentSection, HistorySection } from './commitment-sections.tsx';
import { ComplianceSection, reasonId } from './compliance-section.tsx';
import classes from './form.module.css';
import type { InputPart, SectionProps } from './form-parts.tsx';
import { GeneralSection, InformationSection } from './head-sections.tsx';
import { PermitsSection } from './permits-section.tsx';
import {
  AdditionalSection,
  AssessmentSection,
  DocumentsSection,
  MeasuresSection,
  ScheduleSection,
  SignaturesSection,
  TriggersSection,
} from './plan-sections.tsx';

interface Content<Part extends InputPart> {
  readonly parts: readonly Part[];
  readonly render: (props: SectionProps<Part>) => ReactNode;
}

/** Declares the parts of the input that a section uses, so that it rerenders only for those. */
const sectionContent = <Part extends InputPart>(
  parts: readonly Part[],
  render: (props: SectionProps<Part>) => ReactNode,
): Content<InputPart> => ({ parts, render });

const contents: Readonly<Record<ReportSection, Content<InputPart>>> = {
  general: sectionContent(['general'], (props) => <GeneralSection {...props} />),
  information: sectionContent([], () => <InformationSection />),
  permits: sectionContent(['cpoa'], (props) => <PermitsSection {...props} />),
  assessment: sectionContent(['cna'], (props) => <AssessmentSection {...props} />),
  triggers: sectionContent(['rtp'], (props) => <TriggersSection {...props} />),
  documents: sectionContent(['documents'], (props) => <DocumentsSection {...props} />),
  additional: sectionContent(['additionalInfo'], (props) => <AdditionalSection {...props} />),
  signatures: sectionContent(['prepared', 'checked'], (props) => <SignaturesSection {...props} />),
  measures: sectionContent(['measures'], (props) => <MeasuresSection {...props} />),
  schedule: sectionContent([], () => <ScheduleSection />),
  compliance: sectionContent(['reasons'], (props) => <ComplianceSection {...props} />),
  history: sectionContent([], () => <HistorySection />),
  monitoring: sectionContent(['cnm'], (props) => <CommitmentSection {...props} kind="cnm" />),
  engagement: sectionContent(['cnm'], (props) => <CommitmentSection {...props} kind="pean" />),
  complaints: sectionContent(['cnm'], (props) => <CommitmentSection {...props} kind="chm" />),
};

type NamedSection = SectionProps & { readonly name: ReportSection };

/** Each keystroke rerenders one section, not fifteen. */
const Section = memo(({ name, ...props }: NamedSection) => contents[name].render(props), isSameSection);

export function isSameSection(one: NamedSection, other: NamedSection): boolean {
  const facts = Object.keys(one.report).filter((key) => key !== 'draft') as (keyof SectionProps['report'])[];
  return (
    one.name === other.name &&
    one.pointId === other.pointId &&
    one.onInput === other.onInput &&
    facts.every((fact) => one.report[fact] === other.report[fact]) &&
    contents[one.name].parts.every((part) => one.input[part] === other.input[part])
  );
}

const idOf = (section: ReportSection) => `report-${section}`;

/** The section that an item links to. The documents are a step of their own, not the section about them. */
function sectionsAt({ place }: StepItem): ReportSection[] {
  if (place.screen !== 'report') return [];
  const section = new URLSearchParams(stepPath(place)?.split('?')[1]).get('section');
  return isReportSection(section) ? [section] : [];
}

/** The incomplete sections and what they lack, as in the steps panel. */
export function listOpenSections(t: TFunction, steps: readonly StepStatus[]): ReadonlyMap<ReportSection, string> {
  const items = steps.flatMap(({ missing }) => missing);
  return new Map(items.flatMap((item) => sectionsAt(item).map((section) => [section, describeItem(t, item)])));
}

interface ReportFormProps extends SectionProps {
  /** The section the user was sent to. */
  readonly section: ReportSection | null;
  /** Called with the section the user is reading or editing. */
  readonly onSection: (section: ReportSection) => void;
}

/** All user-written parts of the report, section by section (REPORT-20 to REPORT-47). */
export function ReportForm({ section, onSection, ...props }: ReportFormProps) {
  const { t } = useTranslation();
  const commentNumbers = useCommentNumbers().sections;
  const open = listOpenSections(t, useSteps().data?.steps ?? []);
  const box = useRef<HTMLElement>(null);
  const [current, setCurrent] = useState<ReportSection>(section ?? 'general');
  useEffect(() => onSection(current), [current, onSection]);
  const pinned = useRef<PinnedSection | null>(null);
  const pin = (name: ReportSection) => {
    pinned.current = { name, scrollTop: box.current?.scrollTop ?? 0 };
    setCurrent(name);
  };
  const goTo = (target: ReportSection) => {
    const heading = document.getElementById(idOf(target));
    heading?.scrollIntoView({ block: 'start' });
    // Something is missing here, so the user comes to type.
    const field = open.has(target)
      ? heading?.parentElement?.querySelector<HTMLElement>('input, select, textarea')
      : null;
    (field ?? heading)?.focus({ preventScroll: true });
    pin(target);
  };
  const { pointId } = props;
  // A user sent to a section, or to a reason in it, starts there.
  useEffect(() => {
    if (!section) return;
    const field = pointId ? document.getElementById(reasonId(pointId)) : null;
    document.getElementById(idOf(section))?.scrollIntoView({ block: 'start' });
    field?.scrollIntoView({ block: 'center' });
    (field ?? document.getElementById(idOf(section)))?.focus({ preventScroll: true });
  }, [section, pointId]);
  return (
    <div className={classes.columns}>
      <nav className={classes.nav} aria-label={t('report.sections.label')}>
        {reportSections.map((name) => (
          <button
            key={name}
            type="button"
            aria-current={name === current ? 'true' : undefined}
            title={open.get(name)}
            onClick={() => goTo(name)}
          >
            {showCommentMark(t, commentNumbers.get(name))}
            {t(`report.sections.${name}`)}
            {open.has(name) && <IconAlertCircle className={classes.open} size={14} aria-hidden />}
          </button>
        ))}
      </nav>
      <section
        {...keyboardScroll}
        ref={box}
        className={classes.form}
        aria-label={t('report.step.text')}
        onScroll={() =>
          box.current && setCurrent(chooseSection(pinned.current, box.current.scrollTop, sectionAt(box.current)))
        }
      >
        {reportSections.map((name) => (
          <section key={name} className={classes.section} aria-labelledby={idOf(name)} onFocus={() => pin(name)}>
            <h3 id={idOf(name)} tabIndex={-1}>
              {showCommentMark(t, commentNumbers.get(name))}
              {t(`report.sections.${name}`)}
            </h3>
            <SkipButton label={t('report.skipText')} past={(button) => button.closest('[data-step]')} />
            <Section name={name} {...props} />
          </section>
        ))}
      </section>
    </div>
  );
}

interface PinnedSection {
  readonly name: ReportSection;
  readonly scrollTop: number;
}

/**
 * A chosen or edited section stays marked until the form is scrolled, because the last ones never reach the top
 * (SHELL-66).
 */
export const chooseSection = (
  pinned: PinnedSection | null,
  scrollTop: number,
  visible: ReportSection,
): ReportSection => (pinned && Math.abs(pinned.scrollTop - scrollTop) < 2 ? pinned.name : visible);

/** The last section whose title has reached the top. At the end of the form, the last section of all. */
function sectionAt(box: HTMLElement): ReportSection {
  if (box.scrollTop + box.clientHeight >= box.scrollHeight - 4) return reportSections.at(-1) ?? 'general';
  const top = box.getBoundingClientRect().top + 40;
  const passed = reportSections.filter(
    (name) => (document.getElementById(idOf(name))?.getBoundingClientRect().top ?? top + 1) <= top,
  );
  return passed.at(-1) ?? 'general';
}
