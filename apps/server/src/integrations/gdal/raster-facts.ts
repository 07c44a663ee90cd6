import { z } from 'zod';
import { outputOf } from './gdal-output.ts';
import { GdalError, type GdalLimits } from './gdal-process.ts';

/** The usual formats of terrain models. Other formats could refer to further files or services. */
const FORMATS = ['GTiff', 'AAIGrid', 'HFA', 'GPKG', 'ENVI'];
const INSPECTION_LIMITS: GdalLimits = { timeoutSeconds: 60, memoryMegabytes: 1024 };

const factsSchema = z.object({
  size: z.tuple([z.int(), z.int()]),
  coordinateSystem: z.object({ wkt: z.string() }).optional(),
  geoTransform: z.array(z.number()).length(6).optional(),
  bands: z
    .array(
      z.object({
        type: z.string(),
        colorInterpretation: z.string().optional(),
        unit: z.string().optional(),
        scale: z.number().optional(),
        offset: z.number().optional(),
      }),
    )
    .optional(),
});

export interface RasterFacts {
  readonly size: readonly [columns: number, rows: number];
  /** Null without a georeference. */
  readonly geoTransform: readonly number[] | null;
  readonly hasSystem: boolean;
  readonly bands: readonly {
    readonly type: string;
    readonly hasColours: boolean;
    readonly unit: string;
    readonly scale: number;
    readonly offset: number;
  }[];
}

const PICTURES = ['Red', 'Green', 'Blue', 'Alpha', 'Palette'];

export async function readRasterFacts(path: string, formats: readonly string[] = FORMATS): Promise<RasterFacts> {
  const run = { limits: INSPECTION_LIMITS, environment: {} };
  const allowed = formats.flatMap((format) => ['-if', format]);
  const text = await outputOf(['-json', '-nomd', '-noct', '-norat', ...allowed, path], run, 'gdalinfo').catch(
    (error: unknown) => {
      if (error instanceof GdalError && error.kind === 'failed' && /not recognized|not supported/i.test(error.message))
        throw new GdalError(`${path} is none of the formats that are read (${formats.join(', ')})`);
      throw error;
    },
  );
  const { size, coordinateSystem, geoTransform, bands = [] } = factsSchema.parse(JSON.parse(text));
  return {
    size,
    geoTransform: geoTransform ?? null,
    hasSystem: (coordinateSystem?.wkt ?? '') !== '',
    bands: bands.map(({ type, colorInterpretation = '', unit = '', scale = 1, offset = 0 }) => ({
      ...{ type, unit, scale, offset },
      hasColours: PICTURES.includes(colorInterpretation),
    })),
  };
}
