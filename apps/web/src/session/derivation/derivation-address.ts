import { type DayString, type Explanation, isDay } from '@quietsite/domain';
import { readId } from '../../lib/routes.ts';

/** A date, or the day when the own level or the level with neighbours is highest (M-42). */
type DerivedDay = DayString | 'loudest' | 'loudestWithNeighbours';

/** The level whose derivation is shown: for a receiver, on a day, in one of the two runs. */
export interface DerivedLevel {
  readonly pointId: number;
  readonly day: DerivedDay;
  readonly run: Explanation['run'];
  /** The zone whose section is open (M-117). */
  readonly zoneId?: number;
}

/** Query parameter, so that a reload or a shared link shows the same derivation. */
export const DERIVATION_PARAMETER = 'derive';

const isDerivedDay = (text: string): text is DerivedDay =>
  text === 'loudest' || text === 'loudestWithNeighbours' || isDay(text);

export function writeDerivation({ pointId, day, run, zoneId }: DerivedLevel): string {
  return [pointId, day, run, ...(zoneId === undefined ? [] : [zoneId])].join(',');
}

/** Null if the text is not a level. */
export function readDerivation(text: string | null): DerivedLevel | null {
  const [id = '', day = '', run = '', zone, ...others] = (text ?? '').split(',');
  const pointId = readId(id);
  if (pointId === null || !isDerivedDay(day) || others.length > 0) return null;
  if (run !== 'mitigated' && run !== 'unmitigated') return null;
  if (zone === undefined) return { pointId, day, run };
  const zoneId = Number(zone);
  return zone !== '' && Number.isInteger(zoneId) ? { pointId, day, run, zoneId } : null;
}

/** If a derivation is open, moves it to another receiver with the same day and run, and closes the section. */
export function moveDerivation(parameters: URLSearchParams, pointId: number): URLSearchParams {
  const next = new URLSearchParams(parameters);
  const derived = readDerivation(next.get(DERIVATION_PARAMETER));
  if (derived) next.set(DERIVATION_PARAMETER, writeDerivation({ day: derived.day, run: derived.run, pointId }));
  return next;
}
