import { open } from 'node:fs/promises';
import { parse } from 'node:path';
import type { ShapeFile, ShapeLayer } from '@quietsite/contracts';
import { AppError } from '../../errors.ts';
import { extractShapefile } from '../archive/extract-shapefile.ts';
import { readBytes } from '../archive/read-bytes.ts';
import type { GdalLayer } from '../gdal/layer-list.ts';
import { detectFormat, HEAD_BYTES, type ShapeFormat } from './detect-format.ts';
import { type GdalReading, startReading } from './gdal-reading.ts';
import { MAX_LAYERS } from './limits.ts';
import { startCounting } from './polygon-collector.ts';
import { prepareShapefile } from './prepare-shapefile.ts';
import { type GridLayer, readLayer } from './read-layer.ts';
import { fileRefused } from './refuse-file.ts';
import { scanContent } from './scan-content.ts';
import { toShapeLayers } from './shape-layers.ts';
import { decodeText } from './text-encoding.ts';

/** The file that GDAL opens, and what is already known about it. */
interface PreparedFile {
  readonly path: string;
  readonly layerName: string;
  readonly isDrawing: boolean;
  readonly encoding: string;
  readonly hasHeights: boolean;
}

/**
 * Reads an uploaded file into polygons on the grid (SITE-01, SITE-02, SITE-12, U52, Q67). `path` is a file in a folder
 * of its own, which the caller removes; `fileName` is the user's name for it and only helps to detect the format.
 */
export async function readShapeFile(folder: string, path: string, fileName: string): Promise<ShapeFile> {
  const format = detectFormat(fileName, await readHead(path));
  const prepared = await prepare(folder, path, fileName, format);
  const reading = await startReading(folder, format, prepared.encoding);
  const layers = (await reading.listLayers(prepared.path)).filter(({ isTable }) => !isTable);
  if (layers.length > MAX_LAYERS) throw fileRefused('TOO_MANY_SHAPES');
  return { format, fileName, layers: await readLayers(reading, prepared, layers) };
}

async function prepare(folder: string, path: string, fileName: string, format: ShapeFormat): Promise<PreparedFile> {
  if (format === 'shapefile') {
    const extracted = await extractShapefile(path, folder);
    return { ...(await prepareShapefile(folder, extracted)), layerName: decodeText(extracted.stem), isDrawing: false };
  }
  await scanContent(path, format);
  return { path, layerName: parse(fileName).name, isDrawing: format === 'dxf', encoding: 'UTF-8', hasHeights: false };
}

async function readLayers(
  reading: GdalReading,
  prepared: PreparedFile,
  layers: readonly GdalLayer[],
): Promise<ShapeLayer[]> {
  const counts = startCounting();
  const isNamed = layers.length > 1;
  const read: GridLayer[] = [];
  for (const layer of layers) {
    // The name becomes a program argument.
    if (isNamed && !isPlainName(layer.name)) throw fileRefused('NOT_READABLE');
    const name = isNamed ? layer.name : prepared.layerName;
    const { path, isDrawing } = prepared;
    const source = { path, isDrawing, layer: { ...layer, hasHeights: layer.hasHeights || prepared.hasHeights } };
    read.push({ ...(await readLayer(reading, { ...source, isNamed, counts })), name });
  }
  const shapes = await toShapeLayers(reading, read);
  if (shapes.length > 0) return shapes;
  throw new AppError(read.some(({ found }) => found.otherShapes > 0) ? 'NOT_POLYGONS' : 'NO_POLYGONS');
}

const isPlainName = (name: string) => name !== '' && !name.startsWith('-') && !/\p{Cc}/u.test(name);

async function readHead(path: string): Promise<Buffer> {
  const file = await open(path, 'r');
  try {
    return await readBytes(file, 0, HEAD_BYTES);
  } finally {
    await file.close();
  }
}
