import {
  confirmFactor,
  readFactor,
  renewRecoveryCodes,
  setUpFactor,
  turnOffFactor,
  verifyFactor,
} from '@plyhaat/contract/identity/staff/factor';
import type { Deps } from '#platform/deps.ts';
import { type App, route } from '#platform/http/http.ts';
import { beginSetup, confirmSetup, enterFactor, readState, renewCodes, turnOff } from './factor.service.ts';

/** The second factor of staff, each its own. */
export function factorRoutes(app: App, deps: Deps): void {
  route(app, deps, readFactor, async ({ who }) => ({ data: await readState(deps, who) }));
  route(app, deps, setUpFactor, async ({ who }) => ({ data: await beginSetup(deps, who) }));
  route(app, deps, confirmFactor, async ({ who, body }) => ({
    message: 'Your second factor is on.',
    recoveryCodes: await confirmSetup(deps, who, body.code),
  }));
  route(app, deps, verifyFactor, async ({ who, body }) => ({
    message: 'Welcome back.',
    recoveryCodesLeft: await enterFactor(deps, who, body.code),
  }));
  route(app, deps, renewRecoveryCodes, async ({ who, body }) => ({
    message: 'Your new recovery codes are ready.',
    recoveryCodes: await renewCodes(deps, who, body.code),
  }));
  route(app, deps, turnOffFactor, async ({ who, body }) => {
    await turnOff(deps, who, body.code);
    return { message: 'Your second factor is off.' };
  });
}
