import type { MappedRow } from '../../../apps/server/test/api-rows/mapping.ts';
import type { Mode, PassResult } from './run-pass.ts';

export interface Pass extends PassResult {
  readonly mode: Mode;
  /** The index of the replaced call in each row. */
  readonly callIndex: number;
}

export interface CallEvidence {
  readonly row: string;
  readonly call: string;
  /** Failed tests of the row by mode. */
  readonly redTests: Readonly<Record<Mode, number>>;
  readonly isRed: boolean;
}

/** A call is proven if it was made and a test of its row failed in each mode. */
export function describeEvidence(
  rows: readonly Pick<MappedRow, 'id' | 'calls'>[],
  passes: readonly Pass[],
): CallEvidence[] {
  return rows.flatMap(({ id, calls }) =>
    calls.map((call, callIndex) => {
      const count = (mode: Mode) => {
        const pass = passes.find((one) => one.mode === mode && one.callIndex === callIndex);
        if (!pass?.hits.has(`${id} ${call}`)) return 0;
        return pass.outcomes.filter(({ title, hasPassed }) => !hasPassed && title.includes(`[${id}]`)).length;
      };
      const redTests = { hollow: count('hollow'), refused: count('refused') };
      return { row: id, call, redTests, isRed: redTests.hollow > 0 && redTests.refused > 0 };
    }),
  );
}

export function formatEvidence(evidence: readonly CallEvidence[]): string {
  const lines = evidence.map(({ row, call, redTests, isRed }) =>
    [
      row,
      String(redTests.hollow).padStart(5),
      String(redTests.refused).padStart(8),
      isRed ? 'red  ' : 'GREEN',
      call,
    ].join(' '),
  );
  return ['row    empty  refused       call', ...lines].join('\n');
}
