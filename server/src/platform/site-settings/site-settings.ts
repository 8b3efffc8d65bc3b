import { type ChangedSite, CONTACT, FEATURES } from '@plyhaat/contract/core/site';
import { type SiteSettings as Settings, settingsFrom } from '@plyhaat/contract/core/site-settings';
import type { Cache } from '../cache/cache.ts';
import type { Db } from '../db/db.ts';
import { isOutage } from '../db/outage.ts';
import { selectSettings } from './site-settings.sql.ts';

/** What shows a setting is cached under this tag. */
export const SETTINGS_TAG = 'settings';

type Held = {
  readonly settings: Settings;
  /** The same object until a setting changes: whoever draws with it may compare by reference. */
  readonly changed: ChangedSite | undefined;
};

const PUBLIC = [...(Object.keys(CONTACT) as (keyof typeof CONTACT)[]), ...FEATURES];
const DEFAULTS = settingsFrom({});

function heldOf(settings: Settings): Held {
  const differing = PUBLIC.filter((name) => settings[name] !== DEFAULTS[name]);
  const changed = Object.fromEntries(differing.map((name) => [name, settings[name]]));
  return { settings, changed: differing.length > 0 ? changed : undefined };
}

const INITIAL = heldOf(DEFAULTS);

/**
 * The site's settings in this process. They are read again after every change that any process made, and after every
 * time that changes could not be heard. While the database is away the last ones known count.
 */
export class SiteSettings {
  readonly #db: Db;
  readonly #cache: Cache;
  #held: Held | undefined;
  #readAt = -1;

  constructor(db: Db, cache: Cache) {
    this.#db = db;
    this.#cache = cache;
  }

  async read(): Promise<Held> {
    const isKnown = this.#cache.isDatabaseAway || this.#cache.holds([SETTINGS_TAG], this.#readAt);
    if (this.#held && isKnown) return this.#held;
    const mark = this.#cache.mark();
    try {
      const rows = await selectSettings(this.#db);
      const held = heldOf(settingsFrom(Object.fromEntries(rows.map(({ name, value }) => [name, value]))));
      // Of two reads that overlap, the later one stays.
      if (mark >= this.#readAt) this.#keep(held, mark);
      return held;
    } catch (error) {
      if (!isOutage(error)) throw error;
      return this.#held ?? INITIAL;
    }
  }

  #keep(held: Held, mark: number): void {
    this.#held = held;
    this.#readAt = mark;
  }

  async current(): Promise<Settings> {
    return (await this.read()).settings;
  }
}
