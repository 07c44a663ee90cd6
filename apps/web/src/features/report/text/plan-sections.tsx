import { Anchor, Radio, TextInput } from '@mantine/core';
import {
  ASSESSMENT_CHOICES,
  hongKongToday,
  MAX_REPORT_LINE_LENGTH,
  PLAN_DOCUMENTS,
  TRIGGER_POINTS,
} from '@quietsite/domain';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { routes } from '../../../lib/routes.ts';
import { useOpenProject } from '../../../session/use-open-project.ts';
import { useProjectNavigate } from '../../../session/use-project-navigate.ts';
import { withCutNote } from '../../../ui/cut-note.tsx';
import { DayField } from '../../../ui/fields/day-field.tsx';
import classes from './form.module.css';
import { Derived, LongText, type SectionProps, Ticks } from './form-parts.tsx';
import { withSigner, withTick } from './report-text.ts';

/** 'Not Applicable' requires a reason (REPORT-24, REPORT-25). */
export function AssessmentSection({ input, onInput }: SectionProps<'cna'>) {
  const { t } = useTranslation();
  const { cna } = input;
  return (
    <>
      <Radio.Group
        label={t('report.assessment.label')}
        size="xs"
        value={cna.choice ?? ''}
        onChange={(value) =>
          onInput({ cna: { ...cna, choice: ASSESSMENT_CHOICES.find((known) => known === value) ?? null } })
        }
      >
        <div className={classes.choices}>
          {ASSESSMENT_CHOICES.map((choice) => (
            <Radio key={choice} value={choice} label={t(`terms.assessment.${choice}`)} size="xs" />
          ))}
        </div>
      </Radio.Group>
      {cna.choice === 'Not Applicable' && (
        <LongText
          label={t('report.assessment.reason')}
          hint={t('report.assessment.reasonHint')}
          value={cna.reason}
          onText={(reason) => onInput({ cna: { ...cna, reason } })}
        />
      )}
    </>
  );
}

/** The trigger points, and a field for others (REPORT-26). */
export function TriggersSection({ input, onInput }: SectionProps<'rtp'>) {
  const { t } = useTranslation();
  const { rtp } = input;
  return (
    <>
      <Ticks
        label={t('report.triggers.label')}
        items={TRIGGER_POINTS}
        nameOf={(point) => `${point}. ${t(`report.triggers.point${point}`)}`}
        isTicked={(point) => rtp.points.includes(point)}
        onTick={(point, isTicked) =>
          onInput({ rtp: { ...rtp, points: withTick<number>(TRIGGER_POINTS, rtp.points, point, isTicked) } })
        }
      />
      <LongText
        label={t('report.triggers.other')}
        value={rtp.other}
        onText={(other) => onInput({ rtp: { ...rtp, other } })}
      />
    </>
  );
}

/** Each tick follows the project data until the user changes it (REPORT-27, Q122). */
export function DocumentsSection({ report, input, onInput }: SectionProps<'documents'>) {
  const { t } = useTranslation();
  const { documents } = input;
  return (
    <>
      <Ticks
        label={t('report.documents.label')}
        items={PLAN_DOCUMENTS}
        nameOf={(name) => t(`report.documents.${name}`)}
        isTicked={(name) => documents[name] ?? report.documentDefaults[name]}
        onTick={(name, isTicked) => onInput({ documents: { ...documents, [name]: isTicked } })}
      />
      <p className={classes.hint}>{t('report.documents.hint')}</p>
    </>
  );
}

/** Free text for additional information (REPORT-28). */
export function AdditionalSection({ input, onInput }: SectionProps<'additionalInfo'>) {
  const { t } = useTranslation();
  return (
    <LongText
      label={t('report.additional.label')}
      value={input.additionalInfo}
      onText={(additionalInfo) => onInput({ additionalInfo })}
    />
  );
}

/** Who prepared and checked the report, and when (REPORT-29). */
export function SignaturesSection({ input, onInput }: SectionProps<'prepared' | 'checked'>) {
  const { t } = useTranslation();
  const signatures = [
    ['prepared', t('report.signatures.preparedBy')],
    ['checked', t('report.signatures.checkedBy')],
  ] as const;
  return signatures.map(([key, title]) => (
    <fieldset key={key} className={classes.pair}>
      <legend>{title}</legend>
      <TextInput
        label={t('report.signatures.name')}
        maxLength={MAX_REPORT_LINE_LENGTH}
        inputContainer={withCutNote}
        value={input[key].by}
        onChange={(event) =>
          onInput({ [key]: withSigner(input[key], event.currentTarget.value, hongKongToday(new Date())) })
        }
      />
      <div>
        <DayField
          label={t('report.signatures.date')}
          isLabelShown
          day={input[key].date}
          onDay={(date) => onInput({ [key]: { ...input[key], date } })}
          onNoDay={() => onInput({ [key]: { ...input[key], date: null } })}
        />
      </div>
    </fieldset>
  ));
}

/** The measures the project uses, and additional ones (REPORT-30 to REPORT-33, REPORT-45). */
export function MeasuresSection({ report, input, onInput }: SectionProps<'measures'>) {
  const { t } = useTranslation();
  const navigate = useProjectNavigate();
  const { measures, canClaimCredit } = report;
  return (
    <>
      <Derived>
        {measures.length === 0 ? (
          <p>{t('report.measures.none')}</p>
        ) : (
          <>
            <p>{t('report.measures.hint')}</p>
            <ul aria-label={t('report.measures.used')} className={classes.used}>
              {measures.map((name) => (
                <li key={name}>{nameMeasure(t, name)}</li>
              ))}
            </ul>
          </>
        )}
        {canClaimCredit && <p className={classes.credit}>{t('report.measures.credit')}</p>}
        <Anchor component="button" type="button" inherit onClick={() => navigate(`${routes.mitigation}/1`)}>
          {t('report.measures.open')}
        </Anchor>
      </Derived>
      <LongText
        label={t('report.measures.others')}
        value={input.measures.others}
        onText={(others) => onInput({ measures: { others } })}
      />
    </>
  );
}

/** Printed from project data only (REPORT-34, REPORT-35). */
export function ScheduleSection() {
  const { t } = useTranslation();
  const navigate = useProjectNavigate();
  const counts = useOpenProject().data?.counts;
  return (
    <Derived>
      <p>{t('report.schedule.hint')}</p>
      {counts && <p>{t('report.schedule.counts', { tasks: counts.tasks, rows: counts.equipmentRows })}</p>}
      <span className={classes.links}>
        <Anchor component="button" type="button" inherit onClick={() => navigate(routes.editProject)}>
          {t('report.schedule.openSchedule')}
        </Anchor>
        <Anchor component="button" type="button" inherit onClick={() => navigate(routes.equipment)}>
          {t('report.schedule.openEquipment')}
        </Anchor>
      </span>
    </Derived>
  );
}

const usualMeasures = {
  'Quieter construction method': 'method',
  'Quality powered mechanical equipment (QPME)': 'equipment',
  Enclosure: 'enclosure',
  'Noise barrier': 'barrier',
  'Hammer bracket': 'hammerBracket',
  'Custom method': 'custom',
} as const;

const isUsual = (name: string): name is keyof typeof usualMeasures => Object.hasOwn(usualMeasures, name);

/** Standard measures in the user's language, custom ones as typed. */
export const nameMeasure = (t: TFunction, name: string): string =>
  isUsual(name) ? t(`report.measures.name.${usualMeasures[name]}`) : name;
