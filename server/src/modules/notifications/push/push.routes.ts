import { readPushKey, subscribePush, unsubscribePush } from '@plyhaat/contract/notifications/push';
import type { Deps } from '#platform/deps.ts';
import { type App, route } from '#platform/http/http.ts';
import { subscribe, unsubscribe } from './push.service.ts';

export function pushRoutes(app: App, deps: Deps): void {
  route(app, deps, readPushKey, async () => ({ publicKey: deps.settings.push?.publicKey ?? null }));
  route(app, deps, subscribePush, ({ who, body }) => subscribe(deps, who, body));
  route(app, deps, unsubscribePush, ({ who, body }) => unsubscribe(deps, who, body.endpoint));
}
