import { formatPhone, normalizePhone } from '@plyhaat/contract/core/phone';
import { STAFF_ROLES } from '@plyhaat/contract/core/roles';
import { appointStaff, resetFactor } from '../server/src/modules/identity/identity.ts';
import type { Database } from '../server/src/platform/db/db.ts';
import { typed } from '../server/src/platform/system/release.ts';
import { readSettings } from '../server/src/settings.ts';
import { Complaint, explainTrouble, openInstallation } from './installation.ts';

const NO_TABLE = '42P01';

const RESET = 'reset-factor';

function readOrder([phoneText = '', roleText = '']: readonly string[]) {
  const usage = `Usage: ${typed('staff', `<phone> ${STAFF_ROLES.join('|')}|${RESET}`)}`;
  if (!phoneText || !roleText) throw new Complaint(usage);
  const phone = normalizePhone(phoneText);
  if (!phone) throw new Complaint(`${phoneText} is not an Indian mobile number: ten digits that begin with 6 to 9.`);
  if (roleText === RESET) return { phone, role: null };
  const role = STAFF_ROLES.find((name) => name === roleText.toUpperCase());
  if (!role) throw new Complaint(`${roleText} is not a role of staff: it is one of ${STAFF_ROLES.join(', ')}.`);
  return { phone, role };
}

type Role = ReturnType<typeof readOrder>['role'];

/** Returns what was done, in one sentence. */
async function carryOut(db: Database['db'], phone: string, role: Role): Promise<string> {
  const number = formatPhone(phone);
  if (role) {
    await appointStaff(db, phone, role);
    return `${number} is ${role} now and signs in with a code like everybody else.`;
  }
  if (!(await resetFactor(db, phone))) throw new Complaint(`${number} has no second factor.`);
  return `The second factor of ${number} is off: it is set up anew at the next sign-in to the console.`;
}

function explain(error: unknown): string {
  const cause = error instanceof Error ? (error.cause as { code?: string } | undefined) : undefined;
  if (cause?.code === NO_TABLE) return `The database has no tables yet: run ${typed('migrate')} first.`;
  return explainTrouble(error);
}

try {
  const { phone, role } = readOrder(process.argv.slice(2));
  const store = await openInstallation(readSettings());
  process.stdout.write(`${await carryOut(store.db, phone, role).finally(store.close)}\n`);
} catch (error) {
  process.stderr.write(`${explain(error)}\n`);
  process.exitCode = 1;
}
