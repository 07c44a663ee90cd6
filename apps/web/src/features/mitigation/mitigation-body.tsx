import { Tabs } from '@mantine/core';
import type { PlanningCatalogue } from '@quietsite/domain';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LoadingState } from '../../ui/states.tsx';
import { TablePager } from '../../ui/table-pager.tsx';
import { useGuide } from './guide/use-guide.ts';
import { describeHidden } from './hidden-measures.ts';
import classes from './mitigation.module.css';
import { ReceiverHead, TopLine } from './mitigation-head.tsx';
import { MitigationNotes } from './mitigation-notes.tsx';
import { MitigationSide, type Side } from './mitigation-side.tsx';
import type { ChosenReceiver } from './receiver-choice.ts';
import { GuideContext, SharesContext } from './sheet/mitigation-cells.tsx';
import { lastPageOf, type MitigationRow, PAGE_ROWS, pageOf } from './sheet/mitigation-rows.ts';
import { MitigationSheet } from './sheet/mitigation-sheet.tsx';
import type { ChosenReceivers } from './use-chosen-receiver.ts';
import type { Mitigation } from './use-mitigation.ts';
import type { MitigationAddress, MitigationTab } from './use-mitigation-address.ts';

interface MitigationBodyProps {
  readonly mitigation: Mitigation;
  readonly address: MitigationAddress;
  readonly receivers: ChosenReceivers & { readonly chosen: ChosenReceiver };
  readonly rows: readonly MitigationRow[];
  /** Rows ordered by contribution at the receiver, or null while unknown. */
  readonly ordered: readonly MitigationRow[] | null;
  readonly catalogue: PlanningCatalogue;
  readonly onPropose: () => void;
  readonly onCompare: () => void;
  readonly onChoose: (receiver: ChosenReceiver) => void;
}

/** Receiver, verdict, table and side panel. */
export function MitigationBody(props: MitigationBodyProps) {
  const { mitigation, address, receivers, rows, onPropose, onCompare, onChoose } = props;
  const { t } = useTranslation();
  const [activeId, setActiveId] = useState<number | null>(null);
  const [side, setSide] = useState<Side>(null);
  const { isReadonly, problems } = mitigation;
  const { tab, go } = address;
  const { chosen, receivers: all, isPreview } = receivers;
  const openFiles = (rowId: number) => {
    setActiveId(rowId);
    setSide(rowId);
  };
  return (
    <Tabs
      className={classes.tabs ?? ''}
      value={tab}
      onChange={(next) => go({ tab: next === 'all' ? 'all' : 'worst' })}
      keepMounted={false}
    >
      <TopLine
        mitigation={mitigation}
        hasGuide={tab === 'worst'}
        isGuideOpen={side === 'guide'}
        onGuide={() => setSide('guide')}
        onPropose={onPropose}
        onCompare={onCompare}
      />
      <MitigationNotes
        {...{ rows, receivers: all, isPreview, isReadonly, problems }}
        onProblem={({ row, stage }) => {
          setActiveId(row.id);
          go({ stage });
        }}
        onProof={({ id }) => openFiles(id)}
      />
      {/* Both tabs show the same table, so switching tabs keeps the active cell. */}
      <Tabs.Panel value={tab} className={classes.panel ?? ''}>
        <ReceiverHead
          {...{ view: address, receivers: all, chosen }}
          hidden={describeHidden(t, rows, address.stage, isReadonly)}
          hasBarrier={rows.some(({ measures }) => measures.barrierDba < 0)}
          onChoose={onChoose}
        />
        <TableArea {...props} {...{ activeId, side, setSide }} onActive={setActiveId} onFiles={openFiles} />
      </Tabs.Panel>
    </Tabs>
  );
}

interface TableAreaProps extends MitigationBodyProps {
  readonly activeId: number | null;
  readonly side: Side;
  readonly setSide: (side: Side) => void;
  readonly onActive: (rowId: number | null) => void;
  readonly onFiles: (rowId: number) => void;
}

/** The ordered rows, one page at a time, and the side panel. */
function TableArea({ mitigation, address, receivers, rows, catalogue, ...table }: TableAreaProps) {
  const { ordered, activeId, side, setSide, onActive, onFiles } = table;
  const { stage, tab } = address;
  const { chosen, shares } = receivers;
  const { shown, page, setPage, rowCount } = useShownRows({ rows, ordered, tab });
  const guide = useGuide({ pointId: chosen.pointId, rows, shares, catalogue });
  return (
    <>
      <div className={classes.table}>
        {shown ? (
          <SharesContext value={shares}>
            <GuideContext value={guide}>
              <MitigationSheet {...{ mitigation, catalogue, stage, rows: shown, activeId, onActive, onFiles }} />
            </GuideContext>
          </SharesContext>
        ) : (
          <LoadingState />
        )}
        <MitigationSide {...{ side, mitigation, rows, chosen, guide }} onClose={() => setSide(null)} />
      </div>
      <TablePager rowCount={rowCount} pageRows={PAGE_ROWS} page={page} onPage={setPage} />
    </>
  );
}

type Rows = readonly MitigationRow[];

interface ShownRowsInput {
  readonly rows: Rows;
  /** Null while their order is unknown. */
  readonly ordered: Rows | null;
  readonly tab: MitigationTab;
}

/** All rows in programme order (MITI-13), or by contribution at the receiver (MITI-12), one page at a time. */
export function useShownRows({ rows, ordered, tab }: ShownRowsInput) {
  const [requestedPage, setPage] = useState(0);
  const listed = tab === 'all' ? rows : ordered;
  const page = listed ? Math.min(requestedPage, lastPageOf(listed)) : 0;
  const shown = useMemo(() => listed && pageOf(listed, page), [listed, page]);
  return { shown, page, setPage, rowCount: listed?.length ?? 0 };
}
