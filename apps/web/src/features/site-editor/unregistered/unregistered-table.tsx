import { area, type Hk80Point } from '@quietsite/geometry';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Column, DataTable } from '../../../ui/data-table.tsx';
import classes from '../detail.module.css';
import { ActionsCell, DegreeCell, RadiusCell, type UnregisteredRow } from './unregistered-cells.tsx';
import { CornerActions, UnregisteredCorners } from './unregistered-corners.tsx';
import { cornersOf, type DraftSite } from './unregistered-draft.ts';
import type { UnregisteredDrawing } from './use-unregistered.ts';

interface UnregisteredTableProps {
  readonly drawing: UnregisteredDrawing;
  readonly sites: readonly DraftSite[];
  readonly isReadonly: boolean;
}

export function UnregisteredTable({ drawing, sites, isReadonly }: UnregisteredTableProps) {
  const { t } = useTranslation();
  const [reshapedKey, setReshapedKey] = useState<string | null>(null);
  const rows = sites.map((site, index) => ({
    site,
    name: t('siteDetail.unregistered.name', { number: index + 1 }),
  }));
  const reshaped = isReadonly ? undefined : rows.find(({ site }) => site.key === reshapedKey);
  const columns: readonly Column<UnregisteredRow>[] = [
    { id: 'name', title: t('siteDetail.unregistered.site'), width: 62, cell: ({ name }) => name },
    {
      id: 'degree',
      title: t('siteDetail.unregistered.degree'),
      cell: (row) => <DegreeCell row={row} drawing={drawing} isReadonly={isReadonly} />,
    },
    {
      id: 'radius',
      title: t('siteDetail.unregistered.radius'),
      width: 96,
      isNumeric: true,
      cell: (row) => <RadiusCell row={row} drawing={drawing} isReadonly={isReadonly} />,
    },
    {
      id: 'area',
      title: t('siteDetail.unregistered.size'),
      width: 70,
      isNumeric: true,
      cell: ({ site }) => area(site.outline).toFixed(0),
    },
    {
      id: 'actions',
      title: t('projects.actions'),
      width: isReadonly ? 76 : 108,
      cell: (row) => (
        <ActionsCell
          row={row}
          drawing={drawing}
          isReadonly={isReadonly}
          onReshape={() => setReshapedKey(row.site.key)}
        />
      ),
    },
  ];
  return (
    <>
      <div className={classes.table}>
        <DataTable
          label={t('siteDetail.unregistered.table')}
          columns={columns}
          rows={rows}
          rowKey={({ site }) => site.key}
          selectedKey={reshaped?.site.key ?? null}
        />
      </div>
      {reshaped && (
        <CornersEditor key={reshaped.site.key} row={reshaped} drawing={drawing} onClose={() => setReshapedKey(null)} />
      )}
    </>
  );
}

interface CornersEditorProps {
  readonly row: UnregisteredRow;
  readonly drawing: UnregisteredDrawing;
  readonly onClose: () => void;
}

/** Edits the corners of an existing site. They take effect together when applied. */
function CornersEditor({ row: { site, name }, drawing, onClose }: CornersEditorProps) {
  const { t } = useTranslation();
  const [corners, setCorners] = useState<readonly Hk80Point[]>(() => cornersOf(site));
  const label = t('siteDetail.unregistered.changeCorners', { name });
  return (
    <section className={classes.box} aria-label={label}>
      <h3 className={classes.boxTitle}>{label}</h3>
      <UnregisteredCorners corners={corners} onChange={setCorners} />
      <CornerActions
        corners={corners}
        finishLabel={t('siteDetail.unregistered.keepCorners')}
        cancelLabel={t('editor.cancel')}
        onFinish={() => drawing.reshape(site, corners) && onClose()}
        onCancel={onClose}
      />
    </section>
  );
}
