import { keysOf } from '../typed-records.ts';

/** Per supporting file (U53). */
export const MAX_MATERIAL_BYTES = 20 * 1_048_576;
/** Per project. */
export const MAX_MATERIALS = 500;

/** Types of proof: data sheets, photographs, test reports. Nothing that a browser would execute (U53). */
const mediaTypes = {
  pdf: 'application/pdf',
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
} as const;

export type MaterialMediaType = (typeof mediaTypes)[keyof typeof mediaTypes];

export const MATERIAL_EXTENSIONS: readonly (keyof typeof mediaTypes)[] = keysOf(mediaTypes);

/** The type according to the file name. The content is checked separately. */
export function mediaTypeOf(fileName: string): MaterialMediaType | undefined {
  const extension = /[^.]\.([a-z]+)$/i.exec(fileName)?.[1]?.toLowerCase();
  const known = MATERIAL_EXTENSIONS.find((candidate) => candidate === extension);
  return known && mediaTypes[known];
}

export type MaterialFault = 'UNKNOWN_TYPE' | 'FILE_TOO_LARGE' | 'EMPTY';

/** Checks that are possible before upload. */
export function findMaterialFault(file: { readonly name: string; readonly size: number }): MaterialFault | undefined {
  if (mediaTypeOf(file.name) === undefined) return 'UNKNOWN_TYPE';
  if (file.size === 0) return 'EMPTY';
  return file.size > MAX_MATERIAL_BYTES ? 'FILE_TOO_LARGE' : undefined;
}
