import { changeSetting, listSettings, listSettingVersions, restoreSetting } from '@plyhaat/contract/admin/settings';
import {
  discardDeadLetter,
  listDeadLetters,
  readSystem,
  retryDeadLetter,
  retryDeadLetters,
} from '@plyhaat/contract/admin/system';
import type { Deps } from '#platform/deps.ts';
import { type App, route } from '#platform/http/http.ts';
import { changeSetting as change, restoreSetting as restore } from '#platform/site-settings/change.service.ts';
import { discardOne, listDead, retryAll, retryOne } from './dead-letters.service.ts';
import { selectAllSettings, selectSettingVersions } from './settings.sql.ts';
import { describeSystem } from './system.service.ts';

/** How the site runs, and what of it staff may set. */
export function systemRoutes(app: App, deps: Deps): void {
  settingRoutes(app, deps);
  route(app, deps, readSystem, async () => ({ data: await describeSystem(deps) }));
  route(app, deps, listDeadLetters, async ({ db, query: { task, page, perPage } }) =>
    listDead(db, { task, page, perPage }),
  );
  route(app, deps, retryDeadLetter, async ({ db, who, params }) => {
    await retryOne(db, who.id, params.id);
    return { message: 'The job waits in the queue again.' };
  });
  route(app, deps, retryDeadLetters, async ({ db, who, body }) => {
    const retried = await retryAll(db, who.id, body.task);
    return {
      message: retried === 1 ? '1 job waits in the queue again.' : `${retried} jobs wait in the queue again.`,
      retried,
    };
  });
  route(app, deps, discardDeadLetter, async ({ db, who, params }) => {
    await discardOne(db, who.id, params.id);
    return { message: 'The job has been removed.' };
  });
}

function settingRoutes(app: App, deps: Deps): void {
  route(app, deps, listSettings, async ({ db }) => ({ data: await selectAllSettings(db) }));
  route(app, deps, listSettingVersions, async ({ db, params }) => ({
    data: await selectSettingVersions(db, params.name),
  }));
  route(app, deps, changeSetting, async ({ db, who, params: { name }, body: { value, version } }) => ({
    message: 'Setting saved.',
    data: await change(db, { actorId: who.id, name, seen: version }, value),
  }));
  route(app, deps, restoreSetting, async ({ db, who, params: { name, number }, body: { version } }) => ({
    message: 'Setting restored.',
    data: await restore(db, { actorId: who.id, name, seen: version }, number),
  }));
}
