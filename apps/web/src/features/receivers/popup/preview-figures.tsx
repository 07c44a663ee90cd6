import type { ReceiverLevel } from '@quietsite/contracts';
import type { Verdict } from '@quietsite/domain';
import { useTranslation } from 'react-i18next';
import { formatCriterion, formatDay, formatJudged, formatText } from '../../../lib/format.ts';
import { toShownVerdict } from '../../../lib/shown-verdict.ts';
import { usePreview } from '../../../project/preview/preview-provider.tsx';
import { useShownLevels } from '../../../project/preview/use-shown-levels.ts';
import type { DerivedLevel } from '../../../session/derivation/derivation-address.ts';
import { useDerivation } from '../../../session/derivation/use-derivation.ts';
import { keyboardScroll } from '../../../ui/focus/keyboard-scroll.ts';
import { ConclusionMark, Fact, Level, RestrictedNote } from './popup-figures.tsx';
import { type JudgedLevel, showCriterion } from './popup-model.ts';
import { ScreeningFact } from './popup-screening.tsx';
import classes from './receiver-popup.module.css';

interface PreviewFiguresProps {
  readonly level: ReceiverLevel;
  readonly receiver: { readonly name: string; readonly buildingName: string } | undefined;
}

const highestNames = {
  unmitigated: 'popup.unmitigated',
  mitigated: 'popup.mitigated',
  withNeighbour: 'popup.withNeighbour',
} as const;
const dayNames = {
  unmitigated: 'preview.dayUnmitigated',
  mitigated: 'preview.dayMitigated',
  withNeighbour: 'preview.dayWithNeighbour',
} as const;

/** The preview figures of a receiver, for unsaved edits or for one day. */
export function PreviewFigures({ level, receiver }: PreviewFiguresProps) {
  const { t } = useTranslation();
  const { kind, day } = useShownLevels();
  const { isEdited } = usePreview();
  const { show } = useDerivation();
  const explain = (run: DerivedLevel['run'], loudest: DerivedLevel['day'] = 'loudest') =>
    show({ pointId: level.pointId, day: day ?? loudest, run });
  const judged = (value: number | null, verdict: Verdict | null): JudgedLevel => ({
    ...{ text: formatJudged(value, level.criterion), verdict: value === null ? null : verdict },
  });
  const hint = kind === 'day' ? 'dayHint' : isEdited ? 'unsavedHint' : 'notCalculatedHint';
  const names = kind === 'day' ? dayNames : highestNames;
  const conclusion = toShownVerdict(level.verdict, level.isLeftOut);
  return (
    <>
      <p className={classes.conclusion} data-conclusion={conclusion}>
        <ConclusionMark conclusion={conclusion} />
        {t(`popup.${conclusion}`, {
          level: formatJudged(level.mitigatedLevel, level.criterion),
          criterion: formatCriterion(level.criterion),
        })}
      </p>
      <div {...keyboardScroll} className={classes.scroll}>
        <RestrictedNote verdict={level.verdict} />
        <p className={classes.note}>
          <strong>{kind === 'day' ? t('preview.ofDay', { day: formatDay(day) }) : t('preview.title')}</strong>{' '}
          {t(`preview.${hint}`)}
        </p>
        <dl className={classes.facts}>
          <Fact label={t('popup.name')} value={formatText(receiver?.name ?? null)} />
          <Fact label={t('popup.building')} value={formatText(receiver?.buildingName ?? null)} />
          <Fact
            label={t(names.unmitigated)}
            value={
              <Level
                level={judged(level.unmitigatedLevel, level.unmitigatedVerdict)}
                onExplain={() => explain('unmitigated')}
              />
            }
          />
          <Fact
            label={t(names.mitigated)}
            value={<Level level={judged(level.mitigatedLevel, level.verdict)} onExplain={() => explain('mitigated')} />}
          />
          <Fact label={t('popup.criterion')} value={showCriterion(t, level.criterion)} />
          <Fact
            label={t(names.withNeighbour)}
            value={
              <Level
                level={judged(level.withNeighbourLevel, level.withNeighbourVerdict)}
                onExplain={() => explain('mitigated', 'loudestWithNeighbours')}
              />
            }
          />
          <ScreeningFact pointId={level.pointId} day={day} />
        </dl>
      </div>
    </>
  );
}
