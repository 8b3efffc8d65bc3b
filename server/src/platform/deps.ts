import type { Logger } from 'pino';
import type { Payments } from '../modules/billing/providers/provider.ts';
import type { Catalogue } from '../modules/search/catalogue/catalogue.ts';
import type { Settings } from '../settings.ts';
import type { Cache } from './cache/cache.ts';
import type { Database } from './db/db.ts';
import type { Files } from './files/files.ts';
import type { Identify } from './http/access.ts';
import type { Languages } from './languages/languages.ts';
import type { Mail } from './messages/mail.ts';
import type { Sms } from './messages/sms.ts';
import type { SiteSettings } from './site-settings/site-settings.ts';
import type { WorkerPool } from './workers/pool.ts';

/** Everything a module may need from outside, made once in main and handed down. */
export type Deps = {
  readonly db: Database['db'];
  readonly pool: Database['pool'];
  /** What the environment says. */
  readonly settings: Settings;
  /** What staff set in the console. */
  readonly site: SiteSettings;
  readonly log: Logger;
  readonly cache: Cache;
  /** The products in memory, from which lists are answered. */
  readonly catalogue: Catalogue;
  readonly files: Files;
  /** Processes that open the files which others sent. */
  readonly conversions: WorkerPool;
  readonly sms: Sms;
  readonly mail: Mail;
  readonly payments: Payments;
  readonly identify: Identify;
  /** What the product says, in every language that is complete. */
  readonly languages: Languages;
  /** In tests a failure that its endpoint does not declare is a bug, not an answer. */
  readonly strict: boolean;
};
