import { changeMemberByStaff } from '@plyhaat/contract/identity/staff/members';
import type { Deps } from '#platform/deps.ts';
import { type App, route } from '#platform/http/http.ts';
import { changeByStaff } from './member-change.service.ts';

export function staffRoutes(app: App, deps: Deps): void {
  route(app, deps, changeMemberByStaff, async ({ db, who, params, body }) => ({
    message: await changeByStaff(db, who, params.id, body),
  }));
}
