import {
  endMemberSessions,
  listMembers,
  memberMissing,
  readMemberByStaff,
  showMemberContact,
} from '@plyhaat/contract/identity/staff/members';
import { seeAs } from '@plyhaat/contract/identity/staff/see-as';
import type { Deps } from '#platform/deps.ts';
import { AppError } from '#platform/http/failure.ts';
import { type App, route } from '#platform/http/http.ts';
import { factorRoutes } from './factor/factor.routes.ts';
import { selectMemberDetail } from './member-detail.sql.ts';
import { memberList } from './member-list.sql.ts';
import { signOutByStaff } from './members.service.ts';
import { beginSeeing } from './see-as.service.ts';
import { showContactOfMember } from './shown-contacts.service.ts';

/** Endpoints of staff about members; the sellers module changes them, as it verifies businesses. */
export function staffRoutes(app: App, deps: Deps): void {
  route(app, deps, listMembers, async ({ db, query: { page, perPage, ...filter } }) =>
    memberList.page(db, filter, { page, perPage }),
  );
  route(app, deps, readMemberByStaff, async ({ db, params }) => {
    const data = await selectMemberDetail(db, params.id);
    if (!data) throw new AppError(memberMissing);
    return { data };
  });
  route(app, deps, endMemberSessions, async ({ db, who, params }) => {
    await signOutByStaff(db, who, params.id);
    return { message: 'The member has been signed out everywhere.' };
  });
  route(app, deps, seeAs, async ({ db, who, params, body }) =>
    beginSeeing(db, deps.settings, who, params.id, body.reason),
  );
  route(app, deps, showMemberContact, ({ db, who, params, body }) =>
    showContactOfMember(db, who, params.id, body.reason),
  );
  factorRoutes(app, deps);
}
