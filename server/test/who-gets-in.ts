import type { Access, Endpoint } from '@plyhaat/contract/core/endpoint';
import { BUSINESS_ROLES, Role } from '@plyhaat/contract/core/roles';
import { newId } from '#platform/db/id.ts';
import type { TestApp } from './app.ts';

export const callers = ['nobody', 'a bad token', ...Role.options] as const;
export type CallerName = (typeof callers)[number];

/** Whom each kind of endpoint lets in, in the words of the contract's `access`. On this machine and in demo mode. */
export const LETS_IN: Record<Access, readonly CallerName[]> = {
  public: callers,
  local: callers,
  demo: callers,
  approverOrDemo: callers,
  member: Role.options,
  seller: BUSINESS_ROLES,
  approver: ['ADMIN', 'SUBADMIN', 'APPROVERS'],
  manager: ['ADMIN', 'SUBADMIN'],
  admin: ['ADMIN'],
};

export const addressOf = ({ path }: Pick<Endpoint, 'path'>) => `/api${path.replace(/:(\w+)/g, () => newId())}`;

/** All endpoints of an app. Who gets in is asked of them, not what is done inside: nothing of the product runs. */
export function doorsOf({ app }: TestApp): Endpoint[] {
  const table = [...app.callTable.values()];
  for (const bound of table) Object.assign(bound, { answer: async () => ({ success: true }) });
  return table.map(({ endpoint }) => endpoint);
}
