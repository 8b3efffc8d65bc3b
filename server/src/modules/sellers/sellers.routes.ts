import { exportMember } from '@plyhaat/contract/identity/account';
import { readFirstSteps } from '@plyhaat/contract/sellers/first-steps';
import {
  memberNotFound,
  notYourProfile,
  type OwnMember,
  readMember,
  updateMember,
} from '@plyhaat/contract/sellers/profile';
import { register } from '@plyhaat/contract/sellers/registration';
import { listSellers, listSimilarSellers, listTopSellers } from '@plyhaat/contract/sellers/sellers';
import { countView } from '@plyhaat/contract/sellers/views';
import { admitRegistrationForm } from '#modules/identity/identity.ts';
import type { Deps } from '#platform/deps.ts';
import type { Member } from '#platform/http/access.ts';
import { AppError } from '#platform/http/failure.ts';
import { type App, route } from '#platform/http/http.ts';
import { endOfDay } from '#platform/indian-day.ts';
import { exportOwn } from './export.service.ts';
import { firstStepsOf } from './first-steps.service.ts';
import { selectSimilarSellers, selectTopSellers } from './list.sql.ts';
import { listQuery, pageOf } from './list-query.ts';
import { notePlacements } from './placement-looks.service.ts';
import { changeProfile } from './profile.service.ts';
import { selectProfile } from './profile.sql.ts';
import { projected } from './projection.ts';
import { registerVendor } from './registration.service.ts';
import { findSellers } from './search.service.ts';
import { staffRoutes } from './staff/staff.routes.ts';
import { noteView } from './views.service.ts';
import { visitingCodeRoutes } from './visiting-code.routes.ts';
import { noteVisit } from './visits.service.ts';

function onlyOwn(who: Member, id: string): void {
  if (who.id !== id) throw new AppError(notYourProfile);
}

function savedMessage({ underReview }: OwnMember): string {
  if (underReview?.status !== 'PENDING') return 'Profile updated successfully!';
  const { changes } = underReview;
  if (changes.length > 1) return 'Saved. Your new name and address are under review.';
  return changes[0] === 'name' ? 'Saved. Your new name is under review.' : 'Saved. Your new address is under review.';
}

export function sellersRoutes(app: App, deps: Deps): void {
  const { db, settings } = deps;
  route(
    app,
    deps,
    register,
    async ({ db, body, who, exchange }) => ({
      message: 'Registration successful! Please login to continue.',
      data: await registerVendor(deps, db, who, exchange, body),
    }),
    ({ ip }) => admitRegistrationForm(db, ip),
  );
  route(app, deps, readMember, async ({ params, who, exchange }) => {
    const row = await selectProfile(db, params.id);
    const data = row && projected(row, who, settings);
    if (!data) throw new AppError(memberNotFound);
    if (data.holidayUntil) exchange.keepUntil(endOfDay(data.holidayUntil));
    return { data };
  });
  route(app, deps, listSellers, ({ query, exchange }) => findSellers({ ...deps, exchange }, listQuery(query)));
  route(app, deps, listTopSellers, ({ query }) => selectTopSellers(db, pageOf(query)));
  route(app, deps, listSimilarSellers, async ({ params }) => {
    const found = await selectSimilarSellers(db, params.id);
    if (!found) throw new AppError(memberNotFound);
    return found;
  });
  route(app, deps, readFirstSteps, async ({ who }) => ({ data: await firstStepsOf(db, who.id) }));
  route(app, deps, updateMember, async ({ params, who, body, exchange }) => {
    onlyOwn(who, params.id);
    const data = await changeProfile(deps, who, exchange, body);
    return { message: savedMessage(data), data, warnings: data.gstWarnings };
  });
  route(app, deps, exportMember, async ({ params, who }) => {
    onlyOwn(who, params.id);
    return { data: await exportOwn(deps, who) };
  });
  route(app, deps, countView, async ({ body: { placement, placements, ...body }, who, exchange }) => {
    const looks = placements ?? (placement && [placement]);
    if (looks) return { counted: await notePlacements(deps, who, exchange, looks) };
    const isLook = Object.values(body).some((named) => named !== undefined);
    return { counted: await (isLook ? noteView(deps, who, exchange, body) : noteVisit(deps, who, exchange)) };
  });
  visitingCodeRoutes(app, deps);
  staffRoutes(app, deps);
}
