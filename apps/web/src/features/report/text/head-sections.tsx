import { Anchor, NativeSelect, TextInput } from '@mantine/core';
import { languages, MAX_REPORT_LINE_LENGTH } from '@quietsite/domain';
import { useTranslation } from 'react-i18next';
import { formatDay, formatText } from '../../../lib/format.ts';
import { languageNames, toLanguage } from '../../../lib/languages.ts';
import { routes } from '../../../lib/routes.ts';
import { useOpenProject } from '../../../session/use-open-project.ts';
import { useProjectNavigate } from '../../../session/use-project-navigate.ts';
import { withCutNote } from '../../../ui/cut-note.tsx';
import { DayField } from '../../../ui/fields/day-field.tsx';
import classes from './form.module.css';
import { LongText, type SectionProps } from './form-parts.tsx';

/** Version, date, last update and language of the report (REPORT-20). */
export function GeneralSection({ input, onInput }: SectionProps<'general'>) {
  const { t } = useTranslation();
  const { general } = input;
  const change = (changes: Partial<typeof general>) => onInput({ general: { ...general, ...changes } });
  return (
    <>
      <div className={classes.pair}>
        <TextInput
          label={t('report.general.versionNo')}
          maxLength={MAX_REPORT_LINE_LENGTH}
          inputContainer={withCutNote}
          value={general.versionNo}
          onChange={(event) => change({ versionNo: event.currentTarget.value })}
        />
        <div>
          <DayField
            label={t('report.general.date')}
            isLabelShown
            day={general.date}
            onDay={(date) => change({ date })}
            onNoDay={() => change({ date: null })}
          />
        </div>
      </div>
      <LongText
        label={t('report.general.lastUpdate')}
        value={general.lastUpdate}
        onText={(lastUpdate) => change({ lastUpdate })}
      />
      <NativeSelect
        size="xs"
        label={t('report.general.language')}
        description={t('report.general.languageHint')}
        value={general.language ?? 'en'}
        data={languages.map((value) => ({ value, label: languageNames[value] }))}
        onChange={(event) => change({ language: toLanguage(event.currentTarget.value) })}
      />
    </>
  );
}

/** Printed from the project information, and edited there (REPORT-21). */
export function InformationSection() {
  const { t } = useTranslation();
  const navigate = useProjectNavigate();
  const project = useOpenProject().data;
  if (!project) return null;
  const facts = [
    [t('info.projectTitle'), project.title],
    [t('info.agreement'), project.agreement],
    [t('info.proponent'), project.proponent],
    [t('info.mainContractor'), project.mainContractor],
    [t('info.engineerConsultant'), project.engineerConsultant],
    [t('info.commencementDate'), formatDay(project.commencementDate)],
    [t('info.completionDate'), formatDay(project.completionDate)],
    [t('info.description'), project.description],
    [t('info.specialFeature'), project.specialFeature],
  ] as const;
  return (
    <>
      <p className={classes.hint}>
        {t('report.information.hint')}{' '}
        <Anchor component="button" type="button" inherit onClick={() => navigate(routes.editProject)}>
          {t('report.information.edit')}
        </Anchor>
      </p>
      <dl className={classes.facts}>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{formatText(value)}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}
