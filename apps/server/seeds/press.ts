import { fileStoreUrlSchema } from '../src/config/file-store-url.ts';
import { createFileStore } from '../src/integrations/create-file-store.ts';
import type { FileStore } from '../src/integrations/file-store.ts';
import { createPrinter, type Printer } from '../src/printing/printer.ts';

/** The printing services that a seed needs, as in a worker. */
export interface Press {
  readonly files: FileStore;
  readonly printer: Printer;
}

/** Opens file store and printer as the server processes do, with only the settings needed here. */
export async function openPress(fileStoreUrl: string): Promise<Press> {
  const { FONT_DIRECTORY, FILE_STORE_ACCESS_KEY: accessKeyId, FILE_STORE_SECRET_KEY: secretAccessKey } = process.env;
  const credentials = accessKeyId && secretAccessKey ? { accessKeyId, secretAccessKey } : undefined;
  const files = await createFileStore(fileStoreUrlSchema.parse(fileStoreUrl), credentials);
  return { files, printer: createPrinter({ fontPaths: FONT_DIRECTORY ? [FONT_DIRECTORY] : [] }) };
}
