import type { Logger } from 'pino';
import type { Settings } from '../settings.ts';
import type { Identify } from './access.ts';
import type { Cache } from './cache.ts';
import type { Database } from './db.ts';
import type { Files } from './files.ts';
import type { Mail } from './mail.ts';
import type { Sms } from './sms.ts';

/** Everything a module may need from outside, made once in main and handed down. */
export type Deps = {
  readonly db: Database['db'];
  readonly pool: Database['pool'];
  readonly settings: Settings;
  readonly log: Logger;
  readonly cache: Cache;
  readonly files: Files;
  readonly sms: Sms;
  readonly mail: Mail;
  readonly identify: Identify;
  /** In tests a failure that its endpoint does not declare is a bug, not an answer. */
  readonly strict: boolean;
};
