import fs from 'node:fs';
import path from 'node:path';
import { makeCertificate } from '../scripts/packaging/deployed.ts';
import { someBucket } from '../server/test/bucket.ts';
import type { Cleanup } from './cleanup.ts';
import { makeOwnFolder } from './debian-postgres.ts';

/** The settings of one, and below which folder of this machine its objects lie. */
type Kept = { readonly kept: string; readonly settings: Readonly<Record<string, string>> };
/** Where an operator keeps backups. */
export type Repository = (folder: string, cleanup: Cleanup) => Promise<Kept>;

export const inFolder: Repository = async (folder) => {
  const kept = makeOwnFolder(path.join(folder, 'backups'));
  return { kept, settings: { BACKUP_TO: kept } };
};

export const inBucket: Repository = async (folder, cleanup) => {
  const { key, cert } = await makeCertificate(folder, 'localhost');
  const certificate = { key: fs.readFileSync(key, 'utf8'), cert: fs.readFileSync(cert, 'utf8') };
  const { settings, objects, close } = await someBucket(path.join(folder, 'bucket'), certificate);
  cleanup.add(close);
  const { endpoint, region, accessKey, secretKey } = settings;
  const keys = { BACKUP_S3_REGION: region, BACKUP_S3_ACCESS_KEY: accessKey, BACKUP_S3_SECRET_KEY: secretKey };
  return { kept: objects, settings: { BACKUP_TO: endpoint, BACKUP_S3_CA: cert, ...keys } };
};
