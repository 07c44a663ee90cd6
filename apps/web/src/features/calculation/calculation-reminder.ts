import type { MissingPrecondition } from '@quietsite/domain';
import i18next from 'i18next';
import { routes } from '../../lib/routes.ts';

export interface ReminderText {
  readonly text: string;
  readonly actionLabel: string;
  readonly path: string;
}

/** The Reminder for a missing precondition: text, button and target of the button. */
export function describeMissing(missing: MissingPrecondition): ReminderText {
  switch (missing) {
    case 'NO_ZONES':
      return {
        text: i18next.t('reminder.noZones'),
        actionLabel: i18next.t('reminder.addZone'),
        path: `${routes.editProject}?activeIndex=1`,
      };
    case 'NO_SCHEDULE':
      return {
        text: i18next.t('reminder.noSchedule'),
        actionLabel: i18next.t('reminder.addSchedule'),
        path: `${routes.editProject}?activeIndex=2`,
      };
    case 'NO_EQUIPMENT':
      return {
        text: i18next.t('reminder.noEquipment'),
        actionLabel: i18next.t('reminder.addEquipment'),
        path: routes.equipment,
      };
    case 'NO_RECEIVERS':
      return {
        text: i18next.t('reminder.noReceivers'),
        actionLabel: i18next.t('reminder.showProject'),
        // Receiver points are created with the assessment area.
        path: `${routes.editProject}?activeIndex=1`,
      };
  }
}

/** The same if only the server detected it, because another user removed the equipment in the meantime (CALC-06). */
export function describeRefused(missing: MissingPrecondition): ReminderText {
  const reminder = describeMissing(missing);
  return missing === 'NO_EQUIPMENT' ? { ...reminder, text: i18next.t('reminder.equipmentNotSet') } : reminder;
}
