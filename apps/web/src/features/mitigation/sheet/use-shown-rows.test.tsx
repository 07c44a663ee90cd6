import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { useShownRows } from '../mitigation-body.tsx';
import { sampleMitigationRow } from '../testing/sample-mitigation.ts';
import type { MitigationTab } from '../use-mitigation-address.ts';
import { useRowOrder } from './use-row-order.ts';

const many = Array.from({ length: 101 }, (_, id) => sampleMitigationRow({ id }));
const shares = new Map([
  [7, 0.2],
  [100, 0.8],
]);

interface ShownProps {
  readonly tab: MitigationTab;
  readonly areSharesPending: boolean;
}

function Shown({ tab, areSharesPending }: ShownProps) {
  const { ordered } = useRowOrder({
    ...{ rows: many, pointId: 1, shares: areSharesPending ? null : shares, areSharesPending },
  });
  const { shown, rowCount } = useShownRows({ rows: many, ordered, tab });
  return JSON.stringify({ ids: shown?.map(({ id }) => id) ?? null, rowCount });
}

function show(
  tab: MitigationTab,
  areSharesPending = false,
): { readonly ids: number[] | null; readonly rowCount: number } {
  return JSON.parse(renderToStaticMarkup(<Shown {...{ tab, areSharesPending }} />).replaceAll('&quot;', '"'));
}

describe('the rows of a tab', () => {
  it("[MITI-12] 'By Maximum Calculated noise' begins with what contributes most at the receiver", () => {
    expect(show('worst').ids?.slice(0, 4)).toEqual([100, 7, 0, 1]);
  });

  it('[MITI-12] none are shown in an order that will change: those of the programme do not wait', () => {
    expect(show('worst', true).ids).toBeNull();
    expect(show('all', true).ids?.length).toBe(100);
  });

  it("[MITI-13] [LIMIT-04] 'All equipment' has every row as it is in the programme, 100 on a page", () => {
    const { ids, rowCount } = show('all');
    expect(ids).toEqual(many.slice(0, 100).map(({ id }) => id));
    expect(rowCount).toBe(101);
  });
});
