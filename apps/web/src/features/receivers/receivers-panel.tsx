import { Button, VisuallyHidden } from '@mantine/core';
import { lazy, Suspense, useDeferredValue, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { routes } from '../../lib/routes.ts';
import { describeVerdicts } from '../../lib/verdict-counts.ts';
import { RestrictedRemark } from '../../project/equipment/restricted-hours.tsx';
import { otherNames, type Points, withDetails } from '../../project/receivers/point-edits.ts';
import { ConflictDialog } from '../../project/save/conflict-dialog.tsx';
import { useProjectMap } from '../../session/use-open-project.ts';
import { useProjectNavigate } from '../../session/use-project-navigate.ts';
import { BottomPanel } from '../../ui/panels/bottom-panel.tsx';
import { EmptyState, FailureState, LoadingState } from '../../ui/states.tsx';
import classes from './select/select.module.css';
import { SelectEditor } from './select/select-editor.tsx';
import { SelectFilter } from './select/select-filter.tsx';
import { SelectFooter } from './select/select-footer.tsx';
import { SelectGuide } from './select/select-guide.tsx';
import { NewPointForm } from './select/select-new-point.tsx';
import { PositionForm } from './select/select-position.tsx';
import { NO_FILTER, type SelectRow } from './select/select-rows.ts';
import { SelectTable } from './select/select-table.tsx';
import { SelectTools } from './select/select-tools.tsx';
import { usePointModes } from './select/use-point-modes.ts';
import { useRows } from './select/use-rows.ts';
import { type Select, useSelect } from './select/use-select.ts';
import { useSelection } from './select/use-selection.ts';

const SelectMap = lazy(async () => ({ default: (await import('./select/select-map.tsx')).SelectMap }));

/** Share of the stage height. Tools and instructions need more room than a table alone. */
const HEIGHT_SHARE = 0.56;

/** Select NSR: points, their selection, names, criteria and contributions (SHELL-26). */
export function ReceiversPanel({ onInputChanged }: { readonly onInputChanged: () => void }) {
  const { t } = useTranslation();
  const navigate = useProjectNavigate();
  const select = useSelect(onInputChanged);
  const { list, points, saving } = select;
  const rows = useRows(select);
  const close = () => navigate(routes.home);
  return (
    <BottomPanel
      title={t('receivers.title')}
      note={rows && rows.length > 0 && <Summary rows={rows} />}
      share={HEIGHT_SHARE}
      onClose={close}
      footer={<SelectFooter select={select} onClose={close} />}
    >
      {list.isLoadingError && <FailureState error={list.error} onRetry={() => void list.refetch()} />}
      {!rows && !list.isLoadingError && <LoadingState />}
      {points && rows && <Contents select={select} points={points} rows={rows} />}
      <ConflictDialog
        conflict={saving.conflict}
        describe={(who) => t('siteDetail.conflict', { ...who, what: t('select.what') })}
      />
    </BottomPanel>
  );
}

function Summary({ rows }: { readonly rows: readonly SelectRow[] }) {
  const { t } = useTranslation();
  const count = rows.length;
  const selected = rows.filter(({ isSelected }) => isSelected).length;
  const texts: string[] = [t('select.summary', { selected, count })];
  // There are no verdicts before a calculation.
  const judged = rows.flatMap(({ level }) => (level ? [level.verdict] : []));
  if (judged.length > 0) texts.push(describeVerdicts(t, judged));
  return (
    <>
      {texts.join(', ')}
      {judged.length > 0 && <RestrictedRemark />}
    </>
  );
}

interface ContentsProps {
  readonly select: Select;
  readonly points: Points;
  readonly rows: readonly SelectRow[];
}

function Contents({ select, points, rows }: ContentsProps) {
  const [filter, setFilter] = useState(NO_FILTER);
  const shownFilter = useDeferredValue(filter);
  const selection = useSelection(select);
  const modes = usePointModes(select, useProjectMap().data);
  const { edited, change, edit, canEdit, isReadonly, isRecalculating } = select;
  return (
    <>
      <div className={classes.tools}>
        {!isReadonly && <SelectTools select={select} selection={selection} />}
        {!edited && <SelectFilter filter={filter} onChange={setFilter} />}
      </div>
      <SelectGuide {...{ isRecalculating, isReadonly }} isEditing={edited !== null} />
      {edited && (
        <SelectEditor
          key={edited.pointId}
          point={edited}
          namesInUse={otherNames(points, edited.pointId)}
          onApply={(details) => {
            change(withDetails(points, edited.pointId, details));
            edit(null);
          }}
          onCancel={() => edit(null)}
        />
      )}
      {/* Hidden rather than unmounted while a row is edited, to keep its page and sorting. */}
      <div className={classes.table} hidden={edited !== null}>
        {rows.length === 0 ? (
          <SelectEmpty canEdit={canEdit} />
        ) : (
          <SelectTable
            {...{ rows, select, selection, modes }}
            filter={shownFilter}
            onShowAll={() => setFilter(NO_FILTER)}
          />
        )}
      </div>
      {modes.newPoint && <NewPointForm newPoint={modes.newPoint} points={points} modes={modes} />}
      {modes.typed && <PositionForm point={modes.typed} modes={modes} />}
      <Suspense>
        <SelectMap {...{ points, canEdit, modes, selection }} />
      </Suspense>
      <VisuallyHidden role="status">{modes.announcement}</VisuallyHidden>
      <VisuallyHidden role="status">{selection.announcement}</VisuallyHidden>
    </>
  );
}

/** No points yet. Receivers are created with the site, or one by one. */
function SelectEmpty({ canEdit }: { readonly canEdit: boolean }) {
  const { t } = useTranslation();
  const navigate = useProjectNavigate();
  const hasSite = useProjectMap().data?.site.length !== 0;
  if (!canEdit) return <EmptyState title={t('receivers.empty')} />;
  if (hasSite) return <EmptyState title={t('receivers.empty')} hint={t('select.emptyHint')} />;
  return (
    <EmptyState title={t('receivers.empty')} hint={t('select.emptyNoSite')}>
      <Button onClick={() => navigate(`${routes.editProject}?activeIndex=1`)}>
        {t('siteDetail.buildings.toZones')}
      </Button>
    </EmptyState>
  );
}
