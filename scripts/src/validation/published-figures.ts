import { answerVector, type GoldenFolder } from '@quietsite/validation/golden';

/** A value of a published calculation sheet beside the calculated one. */
export interface PublishedFigure {
  readonly name: string;
  readonly published: number;
  readonly calculated: number;
  /** As printed in the sheet. */
  readonly decimals: number;
}

export interface PublishedSheet {
  readonly folder: GoldenFolder;
  readonly figures: readonly PublishedFigure[];
}

type Reader = (input: never, expected: never, answer: never) => PublishedFigure[];

/** Vectors with numbers from published environmental impact assessments. */
const READERS: Readonly<Record<string, Reader>> = {
  G04: readInventory,
  G05: readMitigatedRows,
  G07b: readReceiverSheet,
};

export function listPublishedSheets(folders: readonly GoldenFolder[]): PublishedSheet[] {
  return folders.flatMap((folder) => {
    const { id, input, expected } = folder;
    const read = READERS[id];
    if (read === undefined) return [];
    return [{ folder, figures: read(input as never, expected as never, answerVector(id, input) as never) }];
  });
}

function readInventory(
  _: unknown,
  { published }: { readonly published: string },
  { totalswl }: { readonly totalswl: number },
): PublishedFigure[] {
  const decimals = published.length - published.indexOf('.') - 1;
  return [{ name: 'sound power of the stage', published: Number(published), calculated: totalswl, decimals }];
}

/** The first inventory prints whole decibels, the second tenths. */
const ROWS_IN_WHOLE_DECIBELS = 8;

function readMitigatedRows(
  { rows }: { readonly rows: readonly { readonly name: string }[] },
  { published }: { readonly published: readonly number[] },
  { mitigatedswl }: { readonly mitigatedswl: readonly number[] },
): PublishedFigure[] {
  return rows.map(({ name }, i) => ({
    name,
    published: published[i] as number,
    calculated: mitigatedswl[i] as number,
    decimals: i < ROWS_IN_WHOLE_DECIBELS ? 0 : 1,
  }));
}

interface Sheet {
  readonly spl: readonly number[];
  readonly total: number;
}

function readReceiverSheet(_: unknown, { published }: { readonly published: Sheet }, answer: Sheet): PublishedFigure[] {
  const ofZone = (level: number, i: number) => ({
    name: `level of zone ${i + 1}`,
    published: published.spl[i] as number,
    calculated: level,
    decimals: 1,
  });
  return [
    ...answer.spl.map(ofZone),
    { name: 'total level', published: published.total, calculated: answer.total, decimals: 1 },
  ];
}
