import { type Gain, pickFlips, type RowAlternative } from '@quietsite/domain';
import type { Shares } from '../sheet/mitigation-rows.ts';

/** A mitigation option and its gain at the receiver. */
interface WayWithGain extends RowAlternative {
  readonly option: number;
  readonly drop: number;
  readonly isScreenedHere: boolean;
}

export interface GuideRow<Row> {
  readonly row: Row;
  readonly share: number;
  /** Every suitable measure and the strongest combination, if they have a gain, largest first. */
  readonly ways: readonly WayWithGain[];
  /** A barrier that would help in view gains nothing here (M-111). */
  readonly isScreenedHere: boolean;
}

export interface Flip<Row> {
  readonly row: Row;
  readonly way: WayWithGain;
}

export interface Guide<Row> {
  /** Ordered by contribution. */
  readonly rows: readonly GuideRow<Row>[];
  /** The smallest change of each row that changes the verdict on its own, smallest first. */
  readonly flips: readonly Flip<Row>[];
  /** By row id: the largest reduction from treating that row alone. */
  readonly dropOf: ReadonlyMap<number, number>;
}

interface Identified {
  readonly id: number;
}

/** What helps at a receiver, from the gain of every option of every row active on its worst day. */
export function buildGuide<Row extends Identified>(
  rows: readonly Row[],
  shares: Shares,
  waysOf: ReadonlyMap<number, readonly RowAlternative[]>,
  gains: readonly Gain[],
): Guide<Row> {
  const gainsOf = Map.groupBy(gains, ({ rowId }) => rowId);
  const lines = rows.flatMap((row) => {
    const ways = waysOf.get(row.id);
    const share = shares.get(row.id);
    if (!ways || share === undefined) return [];
    return [{ row, share, gained: joinGains(ways, gainsOf.get(row.id) ?? []) }];
  });
  return {
    rows: lines
      .map(({ row, share, gained }) => ({
        ...{ row, share, ways: pickShown(gained) },
        isScreenedHere: gained.some((way) => way.kind === 'screen' && way.isScreenedHere),
      }))
      .sort((one, other) => other.share - one.share),
    flips: pickFlips(gains).flatMap(({ rowId, option }) => {
      const line = lines.find(({ row }) => row.id === rowId);
      const way = line?.gained.find((gained) => gained.option === option);
      return line && way ? [{ row: line.row, way }] : [];
    }),
    dropOf: new Map(lines.map(({ row, gained }) => [row.id, Math.max(0, ...gained.map(({ drop }) => drop))])),
  };
}

/** Option 0 of a row is its current state. */
function joinGains(ways: readonly RowAlternative[], gains: readonly Gain[]): readonly WayWithGain[] {
  const byOption = new Map(gains.map((gain) => [gain.option, gain]));
  return ways.flatMap((way, index) => {
    const gain = byOption.get(index + 1);
    return gain ? [{ ...way, option: gain.option, drop: gain.drop, isScreenedHere: gain.isScreenedHere === true }] : [];
  });
}

/** A gain shown as 0.0 dB is no help. */
const MIN_DROP = 0.05;

function pickShown(gained: readonly WayWithGain[]): readonly WayWithGain[] {
  const strongest = gained.filter(({ kind }) => kind === 'step').toSorted((a, b) => b.drop - a.drop)[0];
  const named = gained.filter(({ kind }) => kind !== 'step');
  return [...named, ...(strongest ? [strongest] : [])]
    .filter(({ drop }) => drop >= MIN_DROP)
    .toSorted((a, b) => b.drop - a.drop);
}
