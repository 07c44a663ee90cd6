import type { ReceiverDetail } from '@quietsite/contracts';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { formatCriterion } from '../../../lib/format.ts';
import { type ShownVerdict, toShownVerdict } from '../../../lib/shown-verdict.ts';
import { ConclusionMark } from './popup-figures.tsx';
import { excess, type PopupModel } from './popup-model.ts';
import classes from './receiver-popup.module.css';

interface ConclusionsProps {
  readonly model: PopupModel;
  readonly detail: ReceiverDetail;
}

/** The verdict of the project alone, and the verdict with neighbours if it is worse (M-58). */
export function Conclusions({ model, detail }: ConclusionsProps) {
  const { t } = useTranslation();
  const { conclusion, onlyTogether, mitigated, withNeighbour } = model;
  const say = (shown: ShownVerdict, level: string) =>
    t(`popup.${shown}`, { level, criterion: formatCriterion(detail.criterion) });
  const alone = say(conclusion, mitigated.text);
  return (
    <>
      <Conclusion conclusion={conclusion}>
        {onlyTogether ? t('popup.alone', { verdict: alone }) : alone}
        {conclusion === 'exceed' && <b className={classes.by}>{t('popup.aboveBy', { excess: excess(detail) })}</b>}
      </Conclusion>
      {onlyTogether && (
        <Conclusion conclusion={toShownVerdict(onlyTogether)}>
          {t('popup.onlyTogether', { verdict: say(toShownVerdict(onlyTogether), withNeighbour.text) })}
        </Conclusion>
      )}
    </>
  );
}

function Conclusion({ conclusion, children }: { readonly conclusion: ShownVerdict; readonly children: ReactNode }) {
  return (
    <p className={classes.conclusion} data-conclusion={conclusion}>
      <ConclusionMark conclusion={conclusion} />
      {children}
    </p>
  );
}
