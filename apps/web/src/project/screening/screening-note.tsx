import { useTranslation } from 'react-i18next';
import { useOpenProject } from '../../session/use-open-project.ts';
import classes from '../../ui/notes.module.css';

/**
 * Searches for measures and dates ignore screening: their proposals are always sufficient, but may be more than needed.
 */
export function ScreeningNote() {
  const { t } = useTranslation();
  const hasScreening = useOpenProject().data?.hasScreening === true;
  return hasScreening ? <p className={classes.note}>{t('screening.notInProposals')}</p> : null;
}
