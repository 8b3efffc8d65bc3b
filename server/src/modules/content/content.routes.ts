import {
  sendContactMessage,
  subscribeToNewsletter,
  unsubscribeFromNewsletter,
} from '@plyhaat/contract/content/content';
import type { Deps } from '#platform/deps.ts';
import { type App, route } from '#platform/http/http.ts';
import { receiveMessage } from './contact.service.ts';
import { subscribe, unsubscribe } from './newsletter.service.ts';
import { staffRoutes } from './staff/staff.routes.ts';

export function contentRoutes(app: App, deps: Deps): void {
  route(app, deps, sendContactMessage, async ({ db, body, exchange }) => ({
    message: await receiveMessage(db, body, exchange.ip),
  }));
  route(app, deps, subscribeToNewsletter, async ({ db, body, exchange }) => ({
    message: await subscribe(db, body, exchange),
  }));
  route(app, deps, unsubscribeFromNewsletter, async ({ query }) => ({
    message: await unsubscribe(deps, query.token),
  }));
  staffRoutes(app, deps);
}
