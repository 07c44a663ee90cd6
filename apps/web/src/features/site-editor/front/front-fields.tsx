import { describeFront, FRONT_PROGRESS_RANGE, FRONT_WIDTH_RANGE, type Front, findFrontFault } from '@quietsite/domain';
import { useTranslation } from 'react-i18next';
import { useDatedCalendar } from '../../../project/front/use-dated-calendar.ts';
import { ClauseLink } from '../../../ui/clause-link.tsx';
import { DayField } from '../../../ui/fields/day-field.tsx';
import { NumberCell } from '../number-cell.tsx';
import type { SiteEditing } from '../use-site-editing.ts';
import classes from '../zone-table.module.css';
import { changeFront } from './front-steps.ts';

interface FrontFieldsProps {
  readonly name: string;
  readonly front: Front;
  readonly index: number;
  readonly editing: SiteEditing;
  readonly isReadonly: boolean;
}

/** To a tenth of a metre. */
const read =
  ({ min, max }: { readonly min: number; readonly max: number }) =>
  (text: string): number | undefined => {
    const value = Math.round(Number(text) * 10) / 10;
    return text !== '' && value >= min && value <= max ? value : undefined;
  };
const readWidth = read(FRONT_WIDTH_RANGE);
const readProgress = read(FRONT_PROGRESS_RANGE);

/** Width, progress, start and direction of a moving work-front, and what follows from them (M-150, M-151). */
export function FrontFields({ name, front, index, editing, isReadonly }: FrontFieldsProps) {
  const { t } = useTranslation();
  const { widthMetres, metresPerDay, start, direction } = front;
  const change = (part: Partial<Front>) => editing.change(changeFront(editing.site, index, part));
  const numbers = [
    { key: 'widthMetres', value: widthMetres, label: t('site.front.width'), range: FRONT_WIDTH_RANGE, read: readWidth },
    {
      ...{ key: 'metresPerDay', value: metresPerDay, label: t('site.front.progress') },
      ...{ range: FRONT_PROGRESS_RANGE, read: readProgress },
    },
  ];
  return (
    <div className={classes.fields}>
      {numbers.map(({ key, value, label, range, read: readNumber }) => (
        <span key={key} className={classes.field}>
          {label}
          <NumberCell
            label={t('site.front.of', { label, name })}
            text={String(value)}
            isDisabled={isReadonly}
            errorText={t('site.front.range', range)}
            read={readNumber}
            onApply={(metres) => metres !== null && change({ [key]: metres })}
          />
        </span>
      ))}
      <span className={classes.field}>
        {t('site.front.start')}
        {isReadonly ? (
          start
        ) : (
          <span className={classes.day}>
            <DayField
              label={t('site.front.of', { label: t('site.front.start'), name })}
              day={start}
              onDay={(day) => change({ start: day })}
            />
          </span>
        )}
      </span>
      <label className={classes.field}>
        {t('site.front.direction')}
        <select
          className={classes.direction}
          aria-label={t('site.front.of', { label: t('site.front.direction'), name })}
          disabled={isReadonly}
          value={direction}
          onChange={(event) =>
            change({ direction: event.currentTarget.value === 'backwards' ? 'backwards' : 'forwards' })
          }
        >
          <option value="forwards">{t('site.front.forwards')}</option>
          <option value="backwards">{t('site.front.backwards')}</option>
        </select>
      </label>
      <FrontFacts front={front} />
    </div>
  );
}

function FrontFacts({ front }: { readonly front: Front }) {
  const { t } = useTranslation();
  const calendar = useDatedCalendar();
  if (findFrontFault(front) !== null) return null;
  const { lengthMetres, division } = describeFront(front, calendar);
  const length = t('site.front.length', { metres: lengthMetres.toFixed(1) });
  return (
    <p role="status">
      {division
        ? [
            length,
            t('site.front.days', { count: division.workingDays }),
            t('site.front.end', { day: division.end }),
            t('site.front.parts', { count: division.parts.length }),
          ].join(', ')
        : t('site.front.noDays', { length })}{' '}
      <ClauseLink code="M-151" />
    </p>
  );
}
