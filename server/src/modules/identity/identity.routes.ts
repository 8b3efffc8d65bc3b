import { normalizePhone } from '@plyhaat/contract/core/phone';
import { changeSettings, eraseMember, readSettings } from '@plyhaat/contract/identity/account';
import {
  endSession,
  invalidPhone,
  listSessions,
  otpInvalid,
  refreshToken,
  sendOtp,
  sessionNotFound,
  signIn,
  signOut,
} from '@plyhaat/contract/identity/identity';
import { claimRegistration } from '@plyhaat/contract/identity/registrations';
import { notYourProfile } from '@plyhaat/contract/sellers/profile';
import type { Deps } from '#platform/deps.ts';
import type { Member } from '#platform/http/access.ts';
import { AppError } from '#platform/http/failure.ts';
import { type App, route } from '#platform/http/http.ts';
import { issueCode } from './codes.service.ts';
import { eraseAccount } from './erasure.service.ts';
import { registrationsIn } from './registrations.cookie.ts';
import { claimRegistrationOf } from './registrations.service.ts';
import { closeSession, refreshSession } from './sessions.service.ts';
import { selectSessions } from './sessions.sql.ts';
import { changeSettingsFor } from './settings.service.ts';
import { selectSettings } from './settings.sql.ts';
import { countersOf } from './sign-in.counters.ts';
import { isSample, SIGN_IN_LIMITS, type SignInLimits } from './sign-in.limits.ts';
import { enterCode } from './sign-in.service.ts';
import { staffRoutes } from './staff/staff.routes.ts';
import { bindCode, markDevice, placeOf, visitorOf } from './visitor.ts';

export function identityRoutes(app: App, deps: Deps, limits: SignInLimits = SIGN_IN_LIMITS): void {
  const { db, settings } = deps;

  route(app, deps, sendOtp, async ({ body, exchange }) => {
    const phone = normalizePhone(body.phone);
    if (!phone) throw new AppError(invalidPhone);
    const visitor = visitorOf(exchange, settings, phone);
    const counters = countersOf(limits, settings, phone, visitor);
    const { codeId, code } = await issueCode(deps, phone, visitor, counters, exchange.language);
    bindCode(exchange, settings, visitor, codeId);
    return {
      message: 'OTP sent successfully! Please check your phone.',
      ...(isSample(settings, phone) && { demoCode: code }),
    };
  });

  route(app, deps, signIn, async ({ body, who, exchange }) => {
    const phone = normalizePhone(body.phone);
    if (!phone) throw new AppError(otpInvalid);
    const visitor = visitorOf(exchange, settings, phone);
    const registrations = registrationsIn(exchange, settings);
    const attempt = { phone, otp: body.otp, visitor, place: placeOf(exchange), registrations, before: who };
    const entered = await enterCode(deps, attempt, countersOf(limits, settings, phone, visitor));
    markDevice(exchange, settings, visitor, phone);
    return entered;
  });

  route(app, deps, refreshToken, async ({ who, exchange }) => ({
    token: await refreshSession(db, settings, who, exchange),
  }));
  route(app, deps, signOut, async ({ who }) => {
    await closeSession(db, who.id, who.sessionId);
    return { message: 'You are signed out.' };
  });
  route(app, deps, listSessions, ({ who }) => selectSessions(db, who));
  route(app, deps, endSession, async ({ who, params }) => {
    if (!(await closeSession(db, who.id, params.id))) throw new AppError(sessionNotFound);
    return { message: 'You have been signed out on that device.' };
  });
  accountRoutes(app, deps);
  staffRoutes(app, deps);
}

const CLAIMED = 'Welcome! You can sell now. Please add your e-mail and WhatsApp number.';

function onlyOwn(who: Member, id: string): void {
  if (who.id !== id) throw new AppError(notYourProfile);
}

function accountRoutes(app: App, deps: Deps): void {
  const { db } = deps;
  route(app, deps, claimRegistration, async ({ who, body }) => ({
    message: body.keep ? CLAIMED : 'Thank you. The registration has been deleted.',
    data: await claimRegistrationOf(db, who, body.keep),
  }));
  route(app, deps, readSettings, async ({ who, params }) => {
    onlyOwn(who, params.id);
    return { data: await selectSettings(db, who.id) };
  });
  route(app, deps, changeSettings, async ({ who, params, body }) => {
    onlyOwn(who, params.id);
    return { message: 'Settings saved.', data: await changeSettingsFor(deps, who.id, body) };
  });
  route(app, deps, eraseMember, async ({ who, params, body, exchange }) => {
    onlyOwn(who, params.id);
    await eraseAccount(deps, who, exchange, body.otp);
    return { message: 'Your account has been deleted.' };
  });
}
