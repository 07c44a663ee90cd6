import {
  describeFront,
  FRONT_PROGRESS_RANGE,
  FRONT_WIDTH_RANGE,
  type Front,
  findFrontFault,
  isMoving,
} from '@quietsite/domain';
import { WIDTHS_PER_PART } from '@quietsite/geometry';
import { useTranslation } from 'react-i18next';
import { useDatedCalendar } from '../../../project/front/use-dated-calendar.ts';
import { ClauseLink } from '../../../ui/clause-link.tsx';
import { DayField } from '../../../ui/fields/day-field.tsx';
import { NumberCell } from '../../../ui/fields/number-cell.tsx';
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

/** Rounded to a tenth of a metre. */
const read =
  ({ min, max }: { readonly min: number; readonly max: number }) =>
  (text: string): number | undefined => {
    const value = Math.round(Number(text) * 10) / 10;
    return text !== '' && value >= min && value <= max ? value : undefined;
  };
const readWidth = read(FRONT_WIDTH_RANGE);
/** Null for a zone that does not move (M-154). */
const readProgress = (text: string) => (text === '' ? null : read(FRONT_PROGRESS_RANGE)(text));

/** Width, progress, start and direction of a moving work-front, and the resulting figures (M-150, M-151). */
export function FrontFields({ name, front, index, editing, isReadonly }: FrontFieldsProps) {
  const { t } = useTranslation();
  const { widthMetres, metresPerDay, start, direction } = front;
  const change = (part: Partial<Front>) => editing.change(changeFront(editing.site, index, part));
  const numbers = [
    {
      ...{ key: 'widthMetres', value: widthMetres, label: t('site.front.width'), read: readWidth },
      errorText: t('site.front.range', FRONT_WIDTH_RANGE),
    },
    {
      ...{ key: 'metresPerDay', value: metresPerDay, label: t('site.front.progress'), read: readProgress },
      ...{ errorText: t('site.front.rangeOrNone', FRONT_PROGRESS_RANGE), placeholder: t('site.front.still') },
    },
  ];
  return (
    <div className={classes.fields}>
      {numbers.map(({ key, value, label, ...cell }) => (
        <span key={key} className={classes.field}>
          {label}
          <NumberCell
            label={t('site.front.of', { label, name })}
            text={String(value ?? '')}
            isDisabled={isReadonly}
            {...cell}
            onApply={(metres) => change({ [key]: metres })}
          />
        </span>
      ))}
      {isMoving(front) && (
        <>
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
        </>
      )}
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
  const longest = WIDTHS_PER_PART * front.widthMetres;
  if (!isMoving(front))
    return (
      <p role="status">
        {[
          length,
          lengthMetres > longest
            ? t('site.front.portion', { metres: Math.round(longest * 10) / 10 })
            : t('site.front.whole'),
        ].join(', ')}{' '}
        <ClauseLink code="M-154" />
      </p>
    );
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
