import path from 'node:path';
import * as z from 'zod';
import { BadSettings } from './settings.ts';

const root = path.resolve(import.meta.dirname, '../..');

const Environment = z.object({
  BACKUP_TO: z.string().min(1),
  BACKUP_KEY: z.string().min(32).optional(),
  BACKUP_KEEP: z.coerce.number().int().min(1).default(4),
  BACKUP_S3_REGION: z.string().min(1).default('auto'),
  BACKUP_S3_ACCESS_KEY: z.string().min(1).optional(),
  BACKUP_S3_SECRET_KEY: z.string().min(1).optional(),
  BACKUP_S3_CA: z.string().min(1).optional(),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  DATA_DIR: z.string().min(1).default('.data'),
  FILES: z.enum(['disk', 's3']).default('disk'),
  S3_ENDPOINT: z.url({ protocol: /^https?$/ }).optional(),
  S3_REGION: z.string().min(1).default('auto'),
  S3_ACCESS_KEY: z.string().min(1).optional(),
  S3_SECRET_KEY: z.string().min(1).optional(),
});

export type S3Place = {
  readonly endpoint: string;
  readonly region: string;
  readonly accessKey: string;
  readonly secretKey: string;
};

/** A bucket of its own, and who vouches for its store where that is nobody whom the world knows. */
export type BackupBucket = S3Place & { readonly authority: string | undefined };

export type BackupSettings = {
  /** A folder of this machine, or a bucket. */
  readonly to: { readonly folder: string } | { readonly bucket: BackupBucket };
  readonly key: string | undefined;
  /** How many full backups are kept. */
  readonly keep: number;
  /** Absent: the embedded database of DATA_DIR. */
  readonly databaseUrl: string | undefined;
  readonly dataDir: string;
  /** Where the product's files are, unless below DATA_DIR. */
  readonly files: S3Place | undefined;
};

function bucketOf(endpoint: string, region: string, accessKey?: string, secretKey?: string): S3Place {
  if (!accessKey || !secretKey)
    throw new BadSettings([`The keys of the store at ${new URL(endpoint).host} are missing.`]);
  return { endpoint, region, accessKey, secretKey };
}

type Environment = z.infer<typeof Environment>;

/** pgBackRest speaks to stores by TLS alone, and both of us to one bucket by its address. */
function placeOf(env: Environment): BackupSettings['to'] {
  const { BACKUP_TO: to, BACKUP_S3_CA: authority } = env;
  if (!/^https?:/.test(to)) {
    if (path.isAbsolute(to)) return { folder: to };
    throw new BadSettings(['BACKUP_TO must be a folder from the root on, or the address of a bucket.']);
  }
  if (!/^https:\/\/[^/]+\/[^/?#]+$/.test(to))
    throw new BadSettings(['BACKUP_TO must be the address of a bucket as https://<host>/<bucket>.']);
  const bucket = bucketOf(to, env.BACKUP_S3_REGION, env.BACKUP_S3_ACCESS_KEY, env.BACKUP_S3_SECRET_KEY);
  return { bucket: { ...bucket, authority } };
}

/** A copy needs little of what a start needs: it runs as the user of PostgreSQL, who is told no other secret. */
export function readBackupSettings(file: string | undefined): BackupSettings {
  if (file) process.loadEnvFile(file);
  const parsed = Environment.safeParse(Object.fromEntries(Object.entries(process.env).filter(([, value]) => value)));
  if (!parsed.success)
    throw new BadSettings(parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}.`));
  const env = parsed.data;
  return {
    to: placeOf(env),
    key: env.BACKUP_KEY,
    keep: env.BACKUP_KEEP,
    databaseUrl: env.DATABASE_URL,
    dataDir: path.resolve(root, env.DATA_DIR),
    files:
      env.FILES === 's3' && env.S3_ENDPOINT
        ? bucketOf(env.S3_ENDPOINT, env.S3_REGION, env.S3_ACCESS_KEY, env.S3_SECRET_KEY)
        : undefined,
  };
}
