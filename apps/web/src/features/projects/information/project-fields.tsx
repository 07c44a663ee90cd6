import type { Project } from '@quietsite/contracts';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDay, formatInstantDay, formatText } from '../../../lib/format.ts';
import { nameDistrict } from '../../../lib/name-district.ts';
import classes from '../list/projects.module.css';
import { StatusBadge } from '../list/status-badge.tsx';

/** A project as read-only text (Q45). */
export function ProjectFields({ project }: { readonly project: Project }) {
  const { t } = useTranslation();
  return (
    <>
      <Group title={t('info.information')}>
        <Field label={t('info.projectTitle')}>{project.title}</Field>
        <Field label={t('projects.version')}>{project.version ?? '-'}</Field>
        <Field label={t('info.proponent')}>{formatText(project.proponent)}</Field>
        <Field label={t('info.agreement')}>{formatText(project.agreement)}</Field>
        <Field label={t('info.mainContractor')}>{formatText(project.mainContractor)}</Field>
        <Field label={t('info.engineerConsultant')}>{formatText(project.engineerConsultant)}</Field>
        <Field label={t('info.radius')}>{t('info.radiusValue', { metres: project.bufferRadiusMetres })}</Field>
        <Field label={t('info.eiaReference')}>{formatText(project.eiaReference)}</Field>
        <Field label={t('info.description')}>{formatText(project.description)}</Field>
        <Field label={t('info.specialFeature')}>{formatText(project.specialFeature)}</Field>
      </Group>
      <Group title={t('info.programme')}>
        <Field label={t('info.commencementDate')}>{formatDay(project.commencementDate)}</Field>
        <Field label={t('info.completionDate')}>{formatDay(project.completionDate)}</Field>
        <Field label={t('info.district')}>
          {formatText(project.districts.map((name) => nameDistrict(t, name)).join(', '))}
        </Field>
        <Field label={t('info.status')}>
          <StatusBadge status={project.status} />
        </Field>
        {project.approvedOn && <Field label={t('info.approvedOn')}>{project.approvedOn}</Field>}
        <Field label={t('info.owner')}>{[project.ownerName, project.ownerCompany].filter(Boolean).join(', ')}</Field>
        <Field label={t('info.modified')}>{formatInstantDay(project.modifiedAt)}</Field>
        <Field label={t('editor.modifiedBy')}>{formatText(project.modifiedBy)}</Field>
      </Group>
      <Group title={t('info.contents')}>
        <Field label={t('info.activities')}>{project.counts.tasks}</Field>
        <Field label={t('info.equipmentRows')}>{project.counts.equipmentRows}</Field>
        <Field label={t('info.receivers')}>{project.counts.receivers}</Field>
      </Group>
    </>
  );
}

function Group({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section className={classes.group}>
      <h3>{title}</h3>
      <dl className={classes.fields}>{children}</dl>
    </section>
  );
}

function Field({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}
