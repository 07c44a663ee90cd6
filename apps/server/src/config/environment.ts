import { configurationSchema } from '@quietsite/contracts';
import { z } from 'zod';
import { clamdAddressSchema } from './clamd-address.ts';
import { fileStoreUrlSchema } from './file-store-url.ts';

const flag = z.enum(['true', 'false']).transform((value) => value === 'true');

/** The Lands Department's public tiles; Web Mercator XYZ, no key. */
const GOVERNMENT_MAP = 'https://mapapi.geodata.gov.hk/gs/api/v1.0.0/xyz';

const variablesSchema = z.object({
  DATABASE_URL: z.url(),
  HOST: z.string().default('127.0.0.1'),
  PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
  /** Address at which browsers reach the server; requests that change something must come from here. */
  PUBLIC_ORIGIN: z.url(),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  /** The built web application; empty serves only the API. */
  WEB_DIRECTORY: z.string().default(''),
  /** Fonts for documents, in addition to the system's; a release includes its own. */
  FONT_DIRECTORY: z.string().default(''),
  FILE_STORE_URL: fileStoreUrlSchema,
  /** For an S3 store. Without credentials, the SDK uses its own lookup. */
  FILE_STORE_ACCESS_KEY: z.string().min(1).optional(),
  FILE_STORE_SECRET_KEY: z.string().min(1).optional(),
  /** Virus scanner for uploads: host:port or the path of a socket; empty means none (U53). */
  CLAMD_ADDRESS: clamdAddressSchema,
  SMTP_URL: z.url(),
  /** Encrypts mails while they wait in the queue; the same for every process. */
  MAIL_KEY: z.string().min(32),
  MAIL_FROM: z.string().default('QuietSite <no-reply@localhost>'),
  DATABASE_POOL_SIZE: z.coerce.number().int().min(2).max(200).default(20),
  /** Database connections of one server process reserved for OGC features, which use no others. */
  OGC_POOL_SIZE: z.coerce.number().int().min(2).max(50).default(4),
  /** Seconds after which the database cancels an OGC query. */
  OGC_STATEMENT_SECONDS: z.coerce.number().min(1).max(60).default(10),
  /** OGC requests per person and minute, over all tokens; and as many place searches. */
  OGC_REQUESTS_PER_MINUTE: z.coerce.number().int().min(1).default(300),
  /** Memory of one server process for recently requested tiles. */
  TILE_CACHE_MEGABYTES: z.coerce.number().min(1).max(4096).default(64),
  SESSION_IDLE_MINUTES: z.coerce.number().min(1).max(1440).default(60),
  SESSION_ABSOLUTE_HOURS: z.coerce.number().min(1).max(168).default(12),
  HIDE_UNKNOWN_USERS: flag.default(false),
  /** Company names offered at registration, one per line; empty offers a sample. */
  COMPANY_NAMES_FILE: z.string().default(''),
  /** 'offline' draws the base map only from QuietSite's own tiles. */
  BASE_MAP: z.enum(['government', 'offline']).default('government'),
  BASE_MAP_TILE_URL: z.string().default(`${GOVERNMENT_MAP}/basemap/wgs84/{z}/{x}/{y}.png`),
  /** Empty if the tiles already contain labels. */
  BASE_MAP_LABEL_URL: z.string().default(`${GOVERNMENT_MAP}/label/hk/en/wgs84/{z}/{x}/{y}.png`),
  BASE_MAP_ATTRIBUTION: z.string().default('© Map information from Lands Department'),
  BASE_MAP_ATTRIBUTION_URL: z.string().default('https://api.portal.hkmapservice.gov.hk/disclaimer'),
  /** Aerial imagery, which users may choose instead of the base map; empty offers none. */
  IMAGERY_TILE_URL: z.string().default(''),
  /** Labels above the imagery; empty means none. */
  IMAGERY_LABEL_URL: z.string().default(''),
  IMAGERY_ATTRIBUTION: z.string().default(''),
  IMAGERY_ATTRIBUTION_URL: z.string().default(''),
  /** Tutorial links of the guide as JSON, from step name to URL: {"registration":"https://..."}. */
  TUTORIAL_LINKS: z
    .string()
    .default('{}')
    .transform((text, context) => {
      try {
        return JSON.parse(text) as unknown;
      } catch {
        context.addIssue({ code: 'custom', message: 'is not valid JSON' });
        return z.NEVER;
      }
    })
    .pipe(configurationSchema.shape.help.shape.tutorials),
  /** Contact address for users; if empty, the guide shows none. */
  CONTACT_EMAIL: z.union([z.literal(''), z.email()]).default(''),
  /** Offers the seeded demo accounts on the sign-in card; never on a production installation. */
  DEMO_ACCOUNTS: flag.default(false),
  /** Days after which a deleted project is removed for good. */
  RETENTION_DAYS: z.coerce.number().int().min(1).max(36_500).default(365),
  /** Per company, or per person without a company. */
  MAX_PROJECTS: z.coerce.number().int().min(1).default(2_000),
  /** Per company: uploads and printed documents. */
  MAX_STORED_MEGABYTES: z.coerce.number().min(1).default(20_000),
  /** Calculations kept per project, in addition to all submitted ones. */
  KEPT_RUNS: z.coerce.number().int().min(2).default(50),
  CALCULATION_THREADS: z.coerce.number().int().min(1).max(64).default(1),
  /** Seconds without a heartbeat after which another worker takes over a job. */
  JOB_HEARTBEAT_SECONDS: z.coerce.number().int().min(10).max(600).default(10),
  /** Lets other hosts read /metrics; without it, only this machine can. */
  METRICS_TOKEN: z.union([z.literal(''), z.string().min(20)]).default(''),
  /** Mails per hour asking one approver about registrations; the rest are listed after signing in. */
  APPROVAL_MAILS_PER_HOUR: z.coerce.number().int().min(1).default(10),
  /** Invitations one person may send. */
  INVITATIONS_PER_HOUR: z.coerce.number().int().min(1).default(20),
  INVITATIONS_PER_DAY: z.coerce.number().int().min(1).default(100),
  /** Requests per minute and address on routes without a session. */
  RATE_LIMIT_PER_MINUTE: z.coerce.number().int().min(1).default(60),
});

const environmentSchema = variablesSchema.transform(
  ({ FILE_STORE_ACCESS_KEY: accessKeyId, FILE_STORE_SECRET_KEY: secretAccessKey, ...variables }, context) => {
    const hasBoth = accessKeyId !== undefined && secretAccessKey !== undefined;
    if (!hasBoth && accessKeyId !== secretAccessKey)
      context.addIssue({ code: 'custom', message: 'set both FILE_STORE_ACCESS_KEY and FILE_STORE_SECRET_KEY' });
    return { ...variables, fileStoreCredentials: hasBoth ? { accessKeyId, secretAccessKey } : undefined };
  },
);

export type Environment = z.infer<typeof environmentSchema>;

export function readEnvironment(variables: NodeJS.ProcessEnv = process.env): Environment {
  const parsed = environmentSchema.safeParse(variables);
  if (parsed.success) return parsed.data;
  throw new Error(`environment: ${z.prettifyError(parsed.error)}`);
}
