import { type DrawnZone, isMoving, isTooLinear } from '@quietsite/domain';
import { area, lengthToWidthRatio } from '@quietsite/geometry';
import { Fragment, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type DrawnProblem, describeProblem, problemsOfZone } from '../../project/site/describe-problem.ts';
import { keyboardScroll } from '../../ui/focus/keyboard-scroll.ts';
import { CornerTable } from './corner-table.tsx';
import { formatRatio, formatSquareMetres } from './format-area.ts';
import { FrontFields } from './front/front-fields.tsx';
import { FrontPartTable } from './front/front-part-table.tsx';
import type { SiteEditing } from './use-site-editing.ts';
import { ZoneActions } from './zone-actions.tsx';
import { ZoneName } from './zone-name.tsx';
import classes from './zone-table.module.css';
import { ZoneType } from './zone-type.tsx';

interface ZoneTableProps {
  readonly editing: SiteEditing;
  readonly isReadonly: boolean;
  readonly problems: readonly DrawnProblem[];
}

const COLUMNS = 6;

/** The zones in order, with the errors and warnings of each (SITE-03, SITE-11, SITE-24). */
export function ZoneTable({ editing, isReadonly, problems }: ZoneTableProps) {
  const { t } = useTranslation();
  const [opened, setOpened] = useState<number | null>(null);
  const { zones } = editing.site;
  return (
    <section {...keyboardScroll} className={classes.scroll} aria-label={t('site.zones')}>
      <table className={classes.table}>
        <thead>
          <tr>
            <th scope="col">{t('site.order')}</th>
            <th scope="col">{t('site.name')}</th>
            <th scope="col">{t('site.type')}</th>
            <th scope="col" className={classes.number}>
              {t('site.squareMetres')}
            </th>
            <th scope="col" className={classes.number}>
              {t('site.ratio')}
            </th>
            <th scope="col">{t('site.actions')}</th>
          </tr>
        </thead>
        <tbody>
          {zones.map((zone, index) => (
            <Fragment key={zone.id ?? `new ${index}`}>
              <ZoneRow
                zone={zone}
                index={index}
                editing={editing}
                isReadonly={isReadonly}
                isOpened={opened === index}
                onToggle={() => setOpened(opened === index ? null : index)}
              />
              {zone.front && (
                <tr className={classes.remarks}>
                  <td />
                  <td colSpan={COLUMNS - 1}>
                    <FrontFields name={zone.name} front={zone.front} {...{ index, editing, isReadonly }} />
                  </td>
                </tr>
              )}
              <ZoneRemarks zone={zone} problems={problems} />
              {opened === index && (
                <tr className={classes.detail}>
                  <td colSpan={COLUMNS}>
                    <CornerTable
                      name={zone.name}
                      shapeKey={`zone ${index}`}
                      editing={editing}
                      isReadonly={isReadonly}
                    />
                    {zone.front && isMoving(zone.front) && <FrontPartTable name={zone.name} front={zone.front} />}
                  </td>
                </tr>
              )}
            </Fragment>
          ))}
        </tbody>
      </table>
    </section>
  );
}

interface ZoneRowProps {
  readonly zone: DrawnZone;
  readonly index: number;
  readonly editing: SiteEditing;
  readonly isReadonly: boolean;
  readonly isOpened: boolean;
  readonly onToggle: () => void;
}

function ZoneRow({ zone, index, editing, isReadonly, isOpened, onToggle }: ZoneRowProps) {
  return (
    <tr>
      <td>{index + 1}</td>
      <td>
        <ZoneName zone={zone} index={index} editing={editing} isReadonly={isReadonly} />
      </td>
      <td>
        <ZoneType zone={zone} index={index} editing={editing} isReadonly={isReadonly} />
      </td>
      <td className={classes.number}>{formatSquareMetres(area(zone.outline))}</td>
      <td className={classes.number}>{formatRatio(lengthToWidthRatio(zone.outline))}</td>
      <td>
        <ZoneActions
          zone={zone}
          index={index}
          editing={editing}
          isReadonly={isReadonly}
          isOpened={isOpened}
          onToggle={onToggle}
        />
      </td>
    </tr>
  );
}

function ZoneRemarks({ zone, problems }: { readonly zone: DrawnZone; readonly problems: readonly DrawnProblem[] }) {
  const { t } = useTranslation();
  const problemTexts = problemsOfZone(problems, zone.name).map((problem) => describeProblem(t, problem));
  const linear =
    !zone.front && isTooLinear(zone.outline)
      ? t('site.tooLinear', { ratio: formatRatio(lengthToWidthRatio(zone.outline)) })
      : null;
  if (problemTexts.length === 0 && linear === null) return null;
  return (
    <tr className={classes.remarks}>
      <td />
      <td colSpan={COLUMNS - 1}>
        {problemTexts.map((text) => (
          <p key={text} className={classes.wrong}>
            {text}
          </p>
        ))}
        {linear && <p className={classes.unwise}>{linear}</p>}
      </td>
    </tr>
  );
}
