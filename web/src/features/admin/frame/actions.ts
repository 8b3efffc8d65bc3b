import type { Finding } from '@plyhaat/contract/admin/find';
import { isStaff, may } from '@plyhaat/contract/core/roles';
import type { SessionUser } from '#api/session.ts';
import type { ACTIONS } from './command.words.ts';

/** An action on a search result; pressing `letter` runs it once the actions are listed. */
export type Action = {
  readonly name: keyof typeof ACTIONS;
  readonly letter: string;
  /** Where it leads; absent for 'seeAs', which opens a tab of its own. */
  readonly link?: string;
};

const to = (path: string, search: Readonly<Record<string, string>>) => `${path}?${new URLSearchParams(search)}`;

/** Nobody acts on themselves, only administrators act on staff, and staff cannot be viewed as. */
function actionsOnMember({ _id, role, standing }: Finding, me: SessionUser): Action[] {
  const ofStaff = role !== undefined && isStaff(role);
  const mayAct = _id !== me._id && (may(me.role, 'administer') || !ofStaff);
  return [
    ...(mayAct && standing !== 'blocked'
      ? [{ name: 'block', letter: 'B', link: to(`/admin/members/${_id}`, { tab: 'block' }) } as const]
      : []),
    ...(mayAct && !ofStaff ? [{ name: 'seeAs', letter: 'S' } as const] : []),
    { name: 'products', letter: 'P', link: to('/admin/products', { seller: _id }) },
    { name: 'leads', letter: 'L', link: to('/admin/leads', { seller: _id }) },
    { name: 'orders', letter: 'O', link: to('/admin/orders', { member: _id }) },
    { name: 'audit', letter: 'A', link: to('/admin/audit', { subject: _id }) },
  ];
}

const ofItsMember = ({ memberId }: Finding): Action[] =>
  memberId ? [{ name: 'member', letter: 'M', link: `/admin/members/${memberId}` }] : [];

/** The first ones are also listed with the results. */
export function actionsOn(found: Finding, me: SessionUser): readonly Action[] {
  const { kind, _id, title, approved } = found;
  const audit: Action = { name: 'audit', letter: 'A', link: to('/admin/audit', { kind, subject: _id }) };
  if (kind === 'member') return actionsOnMember(found, me);
  if (kind === 'order') return [...ofItsMember(found), audit];
  if (kind === 'enquiry') return [audit];
  return [
    ...(approved === 'PENDING'
      ? [
          {
            name: 'review',
            letter: 'R',
            link: to('/admin/review', { kind: 'product', item: `product.${_id}` }),
          } as const,
        ]
      : []),
    { name: 'list', letter: 'L', link: to('/admin/products', { q: title }) },
    ...ofItsMember(found),
    audit,
  ];
}
