import { Button } from '@mantine/core';
import { IconBuildingMinus, IconBuildingPlus, IconVolume } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { formatCriterion } from '../../../lib/format.ts';
import { NumberCell } from '../../../ui/fields/number-cell.tsx';
import { KindSelect } from '../kind-select.tsx';
import classes from './buildings.module.css';
import type { Buildings } from './use-buildings.ts';

const MODES = [
  { mode: 'addBuilding', text: 'add', icon: IconBuildingPlus },
  { mode: 'removeBuilding', text: 'remove', icon: IconBuildingMinus },
  { mode: 'changeCriterion', text: 'change', icon: IconVolume },
] as const;

/** A level in dB(A). Null if blank, undefined if invalid. */
export function readCriterion(text: string): number | null | undefined {
  if (text === '') return null;
  const level = Number(text);
  return Number.isFinite(level) && level >= 0 && level <= 140 ? Math.round(level * 10) / 10 : undefined;
}

interface BuildingsToolsProps {
  readonly buildings: Buildings;
  /** The result of the last click. */
  readonly announcement: string;
}

/** Map edit modes 1, 2 and 3. One at a time (MAP-19); pressing again ends it. */
export function BuildingsTools({ buildings, announcement }: BuildingsToolsProps) {
  const { t } = useTranslation();
  const { mode, choose, end, isLocked } = buildings;
  return (
    <div className={classes.tools}>
      <fieldset className={classes.modes} aria-label={t('siteDetail.buildings.tools')}>
        {MODES.map(({ mode: buttonMode, text, icon: Icon }) => (
          <Button
            key={buttonMode}
            variant={mode === buttonMode ? 'filled' : 'default'}
            aria-pressed={mode === buttonMode}
            disabled={isLocked}
            leftSection={<Icon size={15} aria-hidden />}
            onClick={() => (mode === buttonMode ? end() : choose(buttonMode))}
          >
            {t(`siteDetail.buildings.${text}`)}
          </Button>
        ))}
      </fieldset>
      <ModeField buildings={buildings} />
      <span className={classes.said} role="status">
        {announcement}
      </span>
    </div>
  );
}

function ModeField({ buildings }: { readonly buildings: Buildings }) {
  const { t } = useTranslation();
  const { mode, countsAs, setCountsAs, criterion, setNewCriterion } = buildings;
  if (mode === 'addBuilding') {
    return (
      <>
        <span className={classes.field}>
          <span aria-hidden>{t('siteDetail.buildings.addAs')}</span>
          <KindSelect label={t('siteDetail.buildings.addAs')} value={countsAs} onChange={setCountsAs} />
        </span>
        <span>{t('siteDetail.buildings.addHint')}</span>
      </>
    );
  }
  if (mode === 'changeCriterion') {
    return (
      <>
        <span className={classes.field}>
          {t('siteDetail.buildings.newCriterion')}
          <NumberCell
            label={t('siteDetail.buildings.newCriterion')}
            text={criterion === null ? '' : formatCriterion(criterion)}
            placeholder={t('siteDetail.buildings.default')}
            errorText={t('siteDetail.buildings.notCriterion')}
            read={readCriterion}
            onApply={setNewCriterion}
          />
        </span>
        <span>{t('siteDetail.buildings.changeHint')}</span>
      </>
    );
  }
  return mode === 'removeBuilding' ? <span>{t('siteDetail.buildings.removeHint')}</span> : null;
}
