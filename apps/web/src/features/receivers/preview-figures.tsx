import type { ReceiverLevel } from '@quietsite/contracts';
import { useTranslation } from 'react-i18next';
import { formatCriterion, formatDay, formatText } from '../../lib/format.ts';
import type { DerivedLevel } from '../../session/derivation-address.ts';
import { usePreview } from '../../session/preview/preview-provider.tsx';
import { useShownLevels } from '../../session/preview/use-shown-levels.ts';
import { useDerivation } from '../../session/use-derivation.ts';
import { keyboardScroll } from '../../ui/keyboard-scroll.ts';
import { ConclusionMark, Fact, Level } from './popup-figures.tsx';
import { judgeLevel } from './popup-model.ts';
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

/** The figures of a receiver as the page calculated them: of what is edited, or of one day. */
export function PreviewFigures({ level, receiver }: PreviewFiguresProps) {
  const { t } = useTranslation();
  const { kind, day } = useShownLevels();
  const { isEdited } = usePreview();
  const { show } = useDerivation();
  const explain = (run: DerivedLevel['run'], loudest: DerivedLevel['day'] = 'loudest') =>
    show({ pointId: level.pointId, day: day ?? loudest, run });
  const judge = (value: number | null) => judgeLevel(value, level.criterion);
  const hint = kind === 'day' ? 'dayHint' : isEdited ? 'unsavedHint' : 'notCalculatedHint';
  const names = kind === 'day' ? dayNames : highestNames;
  const conclusion = level.isLeftOut ? 'leftOut' : level.verdict === 'exceeds' ? 'exceed' : 'satisfy';
  return (
    <>
      <p className={classes.conclusion} data-conclusion={conclusion}>
        <ConclusionMark conclusion={conclusion} />
        {t(`popup.${conclusion}`)}
      </p>
      <div {...keyboardScroll} className={classes.scroll}>
        <p className={classes.note}>
          <strong>{kind === 'day' ? t('preview.ofDay', { day: formatDay(day) }) : t('preview.title')}</strong>{' '}
          {t(`preview.${hint}`)}
        </p>
        <dl className={classes.facts}>
          <Fact label={t('popup.name')} value={formatText(receiver?.name ?? null)} />
          <Fact label={t('popup.building')} value={formatText(receiver?.buildingName ?? null)} />
          <Fact
            label={t(names.unmitigated)}
            value={<Level level={judge(level.unmitigatedLevel)} onExplain={() => explain('unmitigated')} />}
          />
          <Fact
            label={t(names.mitigated)}
            value={<Level level={judge(level.mitigatedLevel)} onExplain={() => explain('mitigated')} />}
          />
          <Fact label={t('popup.criterion')} value={t('popup.level', { level: formatCriterion(level.criterion) })} />
          <Fact
            label={t(names.withNeighbour)}
            value={
              <Level
                level={judge(level.withNeighbourLevel)}
                onExplain={() => explain('mitigated', 'loudestWithNeighbours')}
              />
            }
          />
        </dl>
      </div>
    </>
  );
}
