import { Checkbox } from '@mantine/core';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { WorksOffer } from './works-choice.ts';
import classes from './works-dialog.module.css';

interface WorksActivitiesProps {
  readonly offers: readonly WorksOffer[];
  readonly ticked: ReadonlySet<string>;
  readonly onTick: (names: readonly string[], isTicked: boolean) => void;
}

/** The activities of a work, with a check box for each and one for all. */
export function WorksActivities({ offers, ticked, onTick }: WorksActivitiesProps) {
  const { t } = useTranslation();
  const id = useId();
  const count = offers.filter(({ name }) => ticked.has(name)).length;
  const isAll = count > 0 && count === offers.length;
  return (
    <fieldset className={classes.activities}>
      <legend>{t('gantt.works.activities')}</legend>
      <Checkbox
        size="xs"
        className={classes.all ?? ''}
        label={t('gantt.works.all')}
        checked={isAll}
        indeterminate={count > 0 && !isAll}
        onChange={() =>
          onTick(
            offers.map(({ name }) => name),
            !isAll,
          )
        }
      />
      <ul className={classes.list}>
        {offers.map(({ name, isPresent }, index) => (
          <li key={name}>
            <Checkbox
              size="xs"
              label={name}
              checked={ticked.has(name)}
              aria-describedby={isPresent ? `${id}-${index}` : undefined}
              onChange={(event) => onTick([name], event.currentTarget.checked)}
            />
            {isPresent && (
              <span id={`${id}-${index}`} className={classes.present}>
                {t('gantt.works.present')}
              </span>
            )}
          </li>
        ))}
      </ul>
    </fieldset>
  );
}
