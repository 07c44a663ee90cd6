import { createHash } from 'node:crypto';
import { basename } from 'node:path';
import { packLevels } from '@quietsite/domain';
import { hk80, isNearHongKong } from '@quietsite/geometry';
import type { Database, Executor } from '../../database/connection.ts';
import { type TerrainRaster, useTerrainFile } from '../../integrations/gdal/terrain-file.ts';
import { beginImport, recordImport } from '../../repositories/layers/source-import.repository.ts';
import {
  addTerrainTiles,
  findTerrainGrid,
  replaceTerrainGrid,
  type TerrainTile,
  TILE_NODES,
} from '../../repositories/layers/terrain.repository.ts';
import { type ImportProgress, ImportRefusedError, MAX_REMOVED_SHARE } from './source-import.service.ts';

/** No ground in Hong Kong is lower than the sea bed of the harbour, or higher than Tai Mo Shan (957 m). */
const LEVELS = { min: -100, max: 1000 };

export interface TerrainImportRequest {
  readonly file: string;
  readonly label?: string;
  readonly isSample?: boolean;
  readonly allowRemovals?: boolean;
}

export interface TerrainSummary {
  readonly edition: number;
  readonly hasChanged: boolean;
  readonly columns: number;
  readonly rows: number;
  readonly cellMetres: number;
  readonly knownNodes: number;
  readonly lowest: number;
  readonly highest: number;
  readonly seconds: number;
}

/** Replaces the installation's terrain model with a raster file (M-101). */
export function createTerrainImportService({ database }: { readonly database: Database }) {
  return {
    importFile(request: TerrainImportRequest, onProgress: ImportProgress = () => {}): Promise<TerrainSummary> {
      const startedMs = Date.now();
      return useTerrainFile(
        request.file,
        (percent) => onProgress('reading', percent),
        async (raster) => {
          onProgress('checking');
          const facts = await examine(raster);
          refuseImplausible(facts);
          return database
            .transaction()
            .execute((transaction) => replace(transaction, { request, raster, facts, startedMs, onProgress }));
        },
      );
    },
  };
}

interface TerrainFacts {
  readonly knownNodes: number;
  readonly lowest: number;
  readonly highest: number;
  readonly isInHongKong: boolean;
  readonly fingerprint: Buffer;
}

async function examine(raster: TerrainRaster): Promise<TerrainFacts> {
  const { west, south, cellMetres, columns, rows } = raster;
  const hash = createHash('sha256').update(JSON.stringify([west, south, cellMetres, columns, rows]));
  const facts = {
    knownNodes: 0,
    lowest: Number.POSITIVE_INFINITY,
    highest: Number.NEGATIVE_INFINITY,
    isInHongKong: false,
  };
  for await (const { first, lines } of readStrips(raster))
    lines.forEach((line, row) => {
      hash.update(packLevels(line));
      line.forEach((level, column) => {
        if (Number.isNaN(level)) return;
        facts.knownNodes++;
        facts.lowest = Math.min(facts.lowest, level);
        facts.highest = Math.max(facts.highest, level);
        facts.isInHongKong ||= isNearHongKong(hk80(west + column * cellMetres, south + (first + row) * cellMetres));
      });
    });
  return { ...facts, fingerprint: hash.digest() };
}

function refuseImplausible({ knownNodes, lowest, highest, isInHongKong }: TerrainFacts): void {
  if (knownNodes === 0) throw new ImportRefusedError('the file has no known level');
  if (lowest < LEVELS.min || highest > LEVELS.max)
    throw new ImportRefusedError(
      `the levels go from ${lowest.toFixed(1)} to ${highest.toFixed(1)} mPD, expected ${LEVELS.min} to ${LEVELS.max}; if one of them marks unknown places, declare it as the nodata value of the file`,
    );
  if (!isInHongKong) throw new ImportRefusedError('the file lies outside Hong Kong');
}

interface Replacement {
  readonly request: TerrainImportRequest;
  readonly raster: TerrainRaster;
  readonly facts: TerrainFacts;
  readonly startedMs: number;
  readonly onProgress: ImportProgress;
}

async function replace(
  transaction: Executor,
  { request, raster, facts, startedMs, onProgress }: Replacement,
): Promise<TerrainSummary> {
  await beginImport(transaction);
  const { columns, rows, cellMetres } = raster;
  const { fingerprint, ...levels } = facts;
  const present = await findTerrainGrid(transaction);
  const hasChanged = present?.fingerprint.equals(fingerprint) !== true;
  const presentArea = present ? present.knownNodes * present.cellMetres ** 2 : 0;
  if (!request.allowRemovals && facts.knownNodes * cellMetres ** 2 < presentArea * (1 - MAX_REMOVED_SHARE))
    throw new ImportRefusedError(
      'the file lacks more than a fifth of the area of the present model; use --allow-removals if this is meant',
    );
  if (hasChanged) {
    onProgress('writing');
    await replaceTerrainGrid(transaction, raster, facts);
    for await (const { first, lines } of readStrips(raster))
      await addTerrainTiles(transaction, cutTiles(first / TILE_NODES, lines, columns));
  }
  const { isInHongKong: _, ...counted } = levels;
  const seconds = (Date.now() - startedMs) / 1000;
  const summary = { columns, rows, cellMetres, ...counted, seconds };
  const edition = await recordImport(transaction, {
    name: 'terrain',
    label: request.label ?? basename(request.file),
    isSample: request.isSample ?? false,
    featureCount: facts.knownNodes,
    hasChanged,
    summary: { file: basename(request.file), ...summary },
  });
  return { edition, hasChanged, ...summary };
}

/** The rows of tiles, from south to north. */
async function* readStrips({ rows, readRows }: TerrainRaster) {
  for (let first = 0; first < rows; first += TILE_NODES)
    yield { first, lines: await readRows(first, Math.min(TILE_NODES, rows - first)) };
}

/** The tiles of a strip that contain a known level; levels beyond the grid are unknown. */
function cutTiles(row: number, lines: readonly Float64Array[], columns: number): TerrainTile[] {
  const tiles = Math.ceil(columns / TILE_NODES);
  return Array.from({ length: tiles }, (_, column) => {
    const levels = new Float64Array(TILE_NODES ** 2).fill(Number.NaN);
    lines.forEach((line, at) => {
      levels.set(line.subarray(column * TILE_NODES, (column + 1) * TILE_NODES), at * TILE_NODES);
    });
    return { row, column, levels };
  }).flatMap(({ levels, ...place }) =>
    levels.every(Number.isNaN) ? [] : [{ ...place, levels: Buffer.from(packLevels(levels)) }],
  );
}
