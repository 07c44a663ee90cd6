import type { StepItem, StepStatus } from '@quietsite/domain';
import type { TFunction } from 'i18next';

/** A sentence about a missing item. */
export function describeItem(t: TFunction, { code, count, names }: StepItem): string {
  if (code === 'FIELDS_MISSING') return t(`steps.item.${code}`, { count, names: names.map(nameField(t)).join(', ') });
  if (code === 'LEVELS_OUT_OF_DATE') {
    // Steps are named as in the middle of a sentence. Neighbours and other users' measures are not steps.
    const changed = names.map((name) => (isStep(name) ? t(`steps.part.${name}`) : name));
    return changed.length === 0 ? t('steps.item.CHANGED') : t(`steps.item.${code}`, { names: changed.join(', ') });
  }
  return t(`steps.item.${code}`, { count, name: names[0] ?? '', names: nameAll(names, count) });
}

const nameAll = (names: readonly string[], count: number): string =>
  names.join(', ') + (count > names.length && names.length > 0 ? ' …' : '');

const partSteps = ['information', 'site', 'schedule', 'equipment', 'levels', 'mitigation'] as const;
const isStep = (name: string): name is (typeof partSteps)[number] => partSteps.some((step) => step === name);

/** The field labels of the form. */
const fields = {
  title: 'info.projectTitle',
  proponent: 'info.proponent',
  agreement: 'info.agreement',
  mainContractor: 'info.mainContractor',
  engineerConsultant: 'info.engineerConsultant',
  bufferRadiusMetres: 'info.radius',
} as const;
const isField = (name: string): name is keyof typeof fields => name in fields;
const nameField = (t: TFunction) => (name: string) => (isField(name) ? t(fields[name]) : name);

/** The label of the link or button next to it. */
export const describeAct = (t: TFunction, { code }: StepItem): string => t(`steps.act.${code}`);

/** The same as a whole sentence, for the button of the next step. */
export const describeNext = (t: TFunction, { code, count, names }: StepItem): string =>
  t(`steps.do.${code}`, { count, name: names[0] ?? '' });

/** The state of a step in words, shown below its name. */
export function describeState(t: TFunction, { state, waitsFor, missing }: StepStatus): string {
  if (state === 'waits' && waitsFor !== null) return t('steps.state.waitsFor', { step: t(`steps.name.${waitsFor}`) });
  if (state === 'missing') return t('steps.state.missing', { count: missing.length });
  return t(`steps.state.${state}`);
}
