import type { ImportFigures } from '../../../kit/src/buildings/measure-import.ts';
import {
  formatExcess,
  isWithin,
  judged,
  judgeTime,
  formatMs as milliseconds,
  note,
  type ReportLine,
} from '../../../kit/src/measure/report.ts';
import type { PlaceFigures } from './measure-places.ts';
import type { SearchFigures } from './measure-search.ts';
import { SHORT_TILE_BAR, TILE_BAR, type TileFigures } from './measure-tile.ts';

export interface BenchFigures {
  readonly buildings: number;
  readonly first: ImportFigures;
  readonly again: ImportFigures;
  readonly search: SearchFigures;
  readonly places: PlaceFigures;
  readonly tile: TileFigures;
}

const SEARCH_BAR_MS = 50;
const PLACES_BAR_MS = 100;

export function judge({ first, again, search, places, tile }: BenchFigures, isTimed: boolean): ReportLine[] {
  const ratio = tile.httpBestMs / tile.bareBestMs;
  const tileBar = isTimed ? TILE_BAR : SHORT_TILE_BAR;
  return [
    note('import, first time', `${first.seconds.toFixed(1)} s`),
    note('import, same file again', `${again.seconds.toFixed(1)} s`),
    note('peak memory of node', `${first.nodeMegabytes.toFixed(0)} MB`),
    note('peak memory of ogr2ogr', `${first.gdalMegabytes.toFixed(0)} MB`),
    note('peak memory of a database process, shared buffers apart', `${first.backendMegabytes.toFixed(0)} MB`),
    note(
      'search within 300 m of 20 ha, p50',
      `${milliseconds(search.p50Ms)} (${search.meanFound.toFixed(0)} buildings found)`,
    ),
    judgeTime('search within 300 m of 20 ha, p95', search.p95Ms, SEARCH_BAR_MS, isTimed),
    note(
      'place search, p50',
      `${milliseconds(places.p50Ms)}, ${(places.p50Ms / places.bareP50Ms).toFixed(2)} times the statement (${places.searches} searches)`,
    ),
    note(
      'place search, p95 against the statement',
      `${milliseconds(places.p95Ms)}, ${(places.p95Ms / places.bareP95Ms).toFixed(2)} times`,
    ),
    judgeTime('place search, p95', places.p95Ms, PLACES_BAR_MS, isTimed),
    note('place search, p95 of four users at once', milliseconds(places.crowdP95Ms)),
    note(
      'densest zoom-15 tile',
      `${tile.buildings} buildings, ${kilobytes(tile.tileBytes)}, sent as ${kilobytes(tile.sentBytes)}`,
    ),
    note('the bare statement, p50', milliseconds(tile.bareP50Ms)),
    note(
      'HTTP without compression, p50',
      `${milliseconds(tile.plainP50Ms)}, ${(tile.plainP50Ms / tile.bareP50Ms).toFixed(2)} times`,
    ),
    note('HTTP as browsers ask (zstd), p50', milliseconds(tile.httpP50Ms)),
    judged(
      'HTTP as browsers ask against the bare statement, fastest of each',
      `${milliseconds(tile.httpBestMs)}, ${ratio.toFixed(2)} times`,
      formatExcess(tileBar),
      isWithin(tile.httpBestMs, tile.bareBestMs, tileBar),
    ),
  ];
}

const kilobytes = (bytes: number) => `${(bytes / 1024).toFixed(0)} kB`;
