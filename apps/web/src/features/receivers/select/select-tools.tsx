import { useTranslation } from 'react-i18next';
import { type EditMode, useMapMode } from '../../../map/interactions/map-mode.tsx';
import { SteadyButton } from '../../../ui/steady-button.tsx';
import { UndoButtons } from '../../../ui/undo-buttons.tsx';
import classes from './select.module.css';
import type { Select } from './use-select.ts';
import type { Selection } from './use-selection.ts';

const POINT_MODES = [
  ['addPoint', 'select.add'],
  ['movePoint', 'select.move'],
  ['removePoint', 'select.remove'],
] as const satisfies readonly (readonly [EditMode, string])[];

/** One mode at a time, and none while levels are recalculated or a row is edited (NSR-10, NSR-11). */
export function canChooseMode(select: Pick<Select, 'canEdit' | 'mode' | 'isRecalculating' | 'edited'>): boolean {
  return select.canEdit && select.mode === null && !select.isRecalculating && select.edited === null;
}

interface SelectToolsProps {
  readonly select: Select;
  readonly selection: Selection;
}

/** The buttons above the table (NSR-02). */
export function SelectTools({ select, selection }: SelectToolsProps) {
  const { t } = useTranslation();
  const { choose } = useMapMode();
  const { draft, canEdit, edited, saving } = select;
  const isOff = !canChooseMode(select);
  const hasNoPoints = select.points?.length === 0;
  const canSelect = canEdit && edited === null && !hasNoPoints;
  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would bring a frame and a legend into the tool row */}
      <div className={classes.group} role="group" aria-label={t('select.pointTools')}>
        {POINT_MODES.map(([pointMode, text]) => (
          <SteadyButton
            key={pointMode}
            variant="default"
            isOff={isOff || (hasNoPoints && pointMode !== 'addPoint')}
            onClick={() => choose(pointMode)}
          >
            {t(text)}
          </SteadyButton>
        ))}
      </div>
      {/* biome-ignore lint/a11y/useSemanticElements: see above */}
      <div className={classes.group} role="group" aria-label={t('select.selectionTools')}>
        <SteadyButton variant="default" isOff={!canSelect} onClick={selection.toggleMode}>
          {t('select.toggle')}
        </SteadyButton>
        <span className={classes.boxMode} role="status">
          {t(selection.boxMode === 'select' ? 'select.boxSelects' : 'select.boxDeselects')}
        </span>
        <SteadyButton variant="default" isOff={!canSelect} onClick={selection.clear}>
          {t('select.clear')}
        </SteadyButton>
      </div>
      {draft && <UndoButtons draft={draft} areKeysActive={canEdit && edited === null && !saving.isPending} />}
    </>
  );
}
