import { roundHalfUp } from '@quietsite/acoustics';
import { createAlignment } from '@quietsite/geometry';
import type { SnapshotZone } from '../calculation/snapshot.schema.ts';
import type { LinearZone, MovingFront } from '../front/front.schema.ts';
import type { Language } from '../language.ts';
import type { ComparisonWords } from './comparison-words/comparison-words.ts';
import { comparisonWordsOf } from './comparison-words/comparison-words-of.ts';

/** The zones drawn as lines, with their names. */
export function listLineZones(zones: readonly SnapshotZone[], language: Language): readonly string[] {
  const words = comparisonWordsOf(language);
  return zones.flatMap((zone) => {
    const line = describeLineZone(zone, words);
    return line === null ? [] : [words.activity(zone.name, line)];
  });
}

/** Size, alignment and progress of a front or a linear zone (M-150, M-154); null for a zone drawn as a polygon. */
export function describeLineZone({ type, moving, linear }: SnapshotZone, words: ComparisonWords): string | null {
  if (moving) return describeMovingZone(moving, words);
  return linear ? describeLine(linear, words.front.linear(type), words) : null;
}

function describeMovingZone(front: MovingFront, words: ComparisonWords): string {
  const { metresPerDay, start, direction } = front;
  return [describeLine(front, words.front.moving, words), words.front[direction](metresPerDay, start)].join(
    words.between,
  );
}

function describeLine({ alignment, widthMetres }: LinearZone, kind: string, words: ComparisonWords): string {
  const metres = roundHalfUp(createAlignment(alignment).lengthMetres, 1);
  const ends = words.front.from(alignment.length, showPoint(alignment[0]), showPoint(alignment.at(-1)));
  return [words.front.size(kind, metres, widthMetres), ends].join(words.between);
}

export const showPoint = (point: readonly [number, number] | undefined) =>
  point ? point.map((coordinate) => coordinate.toFixed(2)).join(' / ') : '-';
