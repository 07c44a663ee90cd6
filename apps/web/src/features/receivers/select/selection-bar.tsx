import { Anchor, Button, VisuallyHidden } from '@mantine/core';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { routes } from '../../../lib/routes.ts';
import { ConflictDialog } from '../../../project/save/conflict-dialog.tsx';
import { PartNotes } from '../../../project/save/part-notes.tsx';
import { useProjectMap } from '../../../session/use-open-project.ts';
import { useProjectNavigate } from '../../../session/use-project-navigate.ts';
import { useLayer } from '../../../ui/dialogs/escape-stack.ts';
import { useBottomBar } from '../../../ui/panels/stage-layout.tsx';
import { SteadyButton } from '../../../ui/steady-button.tsx';
import classes from './selection-bar.module.css';
import { usePointModes } from './use-point-modes.ts';
import { useSelect } from './use-select.ts';
import { useSelection } from './use-selection.ts';

const SelectMap = lazy(async () => ({ default: (await import('./select-map.tsx')).SelectMap }));

/** Above and below the bar, in pixels. */
const BAR_MARGIN = 20;

interface SelectionBarProps {
  readonly onInputChanged: () => void;
  /** Called after the selection is stored. */
  readonly onDone: () => void;
}

/** The whole map and three buttons, to select receivers for the report and change nothing else (REPORT-06). */
export function SelectionBar({ onInputChanged, onDone }: SelectionBarProps) {
  const { t } = useTranslation();
  const navigate = useProjectNavigate();
  const select = useSelect(onInputChanged);
  const selection = useSelection(select);
  const modes = usePointModes(select, useProjectMap().data);
  const bar = useRef<HTMLDivElement>(null);
  useBottomBar(bar, BAR_MARGIN);
  useEffect(() => bar.current?.focus({ preventScroll: true }), []);
  const { draft, points, saving, canEdit, isReadonly } = select;
  const finish = useFinish(select, onDone);
  useLayer(true, { onEscape: finish, isModal: false });
  const selected = points?.filter(({ isSelected }) => isSelected).length ?? 0;
  return (
    <div className={classes.place}>
      <PartNotes draft={draft} isReadonly={isReadonly} saving={saving} failureTitle={t('select.notSaved')} />
      <div ref={bar} className={classes.bar} role="toolbar" tabIndex={-1} aria-label={t('report.points.bar')}>
        <SteadyButton variant="default" isOff={!canEdit} onClick={selection.toggleMode}>
          {t('select.toggle')}
        </SteadyButton>
        <span className={classes.mode} role="status">
          {t(selection.boxMode === 'select' ? 'select.boxSelects' : 'select.boxDeselects')}
        </span>
        <SteadyButton variant="default" isOff={!canEdit} onClick={selection.clear}>
          {t('select.clear')}
        </SteadyButton>
        <span>{t('report.points.selected', { selected, count: points?.length ?? 0 })}</span>
        <span className={classes.hint}>{t('report.points.hint')}</span>
        <Anchor component="button" type="button" inherit onClick={() => navigate(routes.select)}>
          {t('report.points.list')}
        </Anchor>
        <Button loading={saving.isPending} onClick={finish}>
          {t('report.points.done')}
        </Button>
      </div>
      {points && (
        <Suspense>
          <SelectMap {...{ points, canEdit, modes, selection }} />
        </Suspense>
      )}
      <VisuallyHidden role="status">{selection.announcement}</VisuallyHidden>
      <ConflictDialog
        conflict={saving.conflict}
        describe={(who) => t('siteDetail.conflict', { ...who, what: t('select.what') })}
      />
    </div>
  );
}

/** Saves the changes and leaves once they are stored. If saving fails, stays and shows the error. */
function useFinish({ draft, saving }: Pick<ReturnType<typeof useSelect>, 'draft' | 'saving'>, onDone: () => void) {
  const [isLeaving, setLeaving] = useState(false);
  const isDirty = draft?.isDirty === true;
  const { isPending, error, conflict } = saving;
  useEffect(() => {
    if (!isLeaving || isPending) return;
    if (!isDirty) onDone();
    else if (error || conflict) setLeaving(false);
  }, [isLeaving, isDirty, isPending, error, conflict, onDone]);
  return () => {
    if (isDirty) saving.save();
    setLeaving(true);
  };
}
