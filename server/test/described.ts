import os from 'node:os';
import path from 'node:path';
import type { Endpoint } from '@plyhaat/contract/core/endpoint';
import type { OpenAPIV3_1 } from 'openapi-types';
import { openPayments } from '#modules/billing/billing.ts';
import { openConversions } from '#modules/media/media.ts';
import { Catalogue } from '#modules/search/search.ts';
import { Cache } from '#platform/cache/cache.ts';
import { openDatabase } from '#platform/db/db.ts';
import { localFiles } from '#platform/files/files.ts';
import { Languages } from '#platform/languages/languages.ts';
import { createLog } from '#platform/log.ts';
import { outboxMail, outboxSms } from '#platform/messages/outbox.ts';
import { SiteSettings } from '#platform/site-settings/site-settings.ts';
import { buildApp } from '../src/app.ts';
import { noPages } from '../src/pages.ts';
import { readSettings } from '../src/settings.ts';

/** An application that never opens its database. */
async function idleApp() {
  const folder = path.join(os.tmpdir(), 'plyhaat-described');
  const settings = readSettings({
    APP_ENV: 'demo',
    LOG_LEVEL: 'silent',
    OVERLOAD_DELAY_MS: '0',
    JWT_SECRET: 'a secret that nothing is signed with, long enough',
    DATA_DIR: folder,
  });
  const { db, pool, close } = openDatabase('postgres://nobody@127.0.0.1:1/nothing');
  const cache = new Cache();
  const app = await buildApp(
    {
      db,
      pool,
      settings,
      site: new SiteSettings(db, cache),
      log: createLog(settings.logLevel),
      cache,
      catalogue: new Catalogue(pool.options),
      files: localFiles(path.join(folder, 'uploads')),
      conversions: openConversions(),
      sms: outboxSms(db),
      mail: outboxMail(db),
      payments: openPayments({}),
      identify: async () => null,
      languages: new Languages({}),
      strict: true,
    },
    noPages,
  );
  return {
    app,
    async close() {
      await app.close();
      await close();
    },
  };
}

export async function describedApi(): Promise<OpenAPIV3_1.Document> {
  const { app, close } = await idleApp();
  const reply = await app.inject('/api/openapi.json');
  await close();
  return reply.json();
}

/** Every endpoint of the product. */
export async function allEndpoints(): Promise<Endpoint[]> {
  const { app, close } = await idleApp();
  const endpoints = [...app.callTable.values()].map(({ endpoint }) => endpoint);
  await close();
  return endpoints;
}
