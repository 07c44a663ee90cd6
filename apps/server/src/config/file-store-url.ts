import { fileURLToPath } from 'node:url';
import { z } from 'zod';

export interface S3Location {
  readonly kind: 's3';
  readonly bucket: string;
  /** Empty, or ending with a slash. */
  readonly prefix: string;
  readonly endpoint: string | undefined;
  readonly region: string | undefined;
}

export type FileStoreLocation = { readonly kind: 'folder'; readonly directory: string } | S3Location;

const BUCKET = /^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/;
const PREFIX = /^([A-Za-z0-9._-]+\/)*$/;

const s3OptionsSchema = z.strictObject({
  endpoint: z.url({ protocol: /^https?$/ }).optional(),
  region: z.string().min(1).optional(),
});

/** file:///folder or s3://bucket/prefix?endpoint=http://host:port&region=name. Secrets have their own variables. */
export const fileStoreUrlSchema = z.url().transform((text, context): FileStoreLocation => {
  const url = new URL(text);
  const location = url.protocol === 'file:' ? locateFolder(url) : locateBucket(url);
  if (typeof location !== 'string') return location;
  context.addIssue({ code: 'custom', message: location });
  return z.NEVER;
});

/** Returns the location or an error text. The text does not repeat the value, which may hold secrets. */
function locateFolder(url: URL): FileStoreLocation | string {
  if (url.host || url.search || url.hash)
    return 'a folder is written file:///path, with three slashes and nothing behind';
  try {
    return { kind: 'folder', directory: fileURLToPath(url) };
  } catch {
    return 'not the path of a folder';
  }
}

function locateBucket(url: URL): FileStoreLocation | string {
  if (url.protocol !== 's3:') return 'a file store is file:///path or s3://bucket/prefix';
  if (url.username || url.password) return 'keys belong into FILE_STORE_ACCESS_KEY and FILE_STORE_SECRET_KEY';
  if (!BUCKET.test(url.host)) return 'not the name of a bucket';
  const path = url.pathname.split('/').filter((part) => part !== '');
  const prefix = path.map((part) => `${part}/`).join('');
  if (!PREFIX.test(prefix)) return 'a prefix has letters, digits, dots, dashes and underscores only';
  const options = s3OptionsSchema.safeParse(Object.fromEntries(url.searchParams));
  if (!options.success || url.hash) return 'an S3 store has the options endpoint (http or https) and region only';
  const { endpoint, region } = options.data;
  return { kind: 's3', bucket: url.host, prefix, endpoint, region };
}
