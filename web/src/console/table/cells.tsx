import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { NamedMember } from '@plyhaat/contract/admin/lists';
import { formatDay, formatMoment } from '@plyhaat/contract/core/dates';
import { Link } from '@tanstack/react-router';
import { Badge, type BadgeTone } from '#ui/display/Badge.tsx';
import { type Said, useSay } from '#ui/said.ts';
import type { ListFilter } from './list.ts';

export const momentText = (text: string | null): string => (text ? formatMoment(new Date(text)) : '');
export const dayText = (text: string): string => formatDay(new Date(text));

/** A member with the way to its page; one whose account was erased has none. */
export function MemberLink({ member }: { member: NamedMember | null }) {
  if (!member)
    return (
      <span className="text-ink-3">
        <Trans>Former member</Trans>
      </span>
    );
  return (
    <Link to="/admin/members/$id" params={{ id: member._id }} className="hover:underline">
      {member.name}
    </Link>
  );
}

const TONES: Readonly<Record<string, BadgeTone>> = {
  PENDING: 'wait',
  APPROVED: 'ok',
  REJECTED: 'no',
  Active: 'ok',
  Pending: 'wait',
  new: 'wait',
  won: 'ok',
  lost: 'no',
  shortlisted: 'wait',
  accepted: 'ok',
  rejected: 'no',
};

/** What a table of words holds, in a cell. */
export function InWords({ said }: { said: Said }) {
  return useSay()(said);
}

/** A status by its name; the words are the list's own. */
export function StatusBadge<Name extends string>({ name, words }: { name: Name; words: Readonly<Record<Name, Said>> }) {
  return (
    <Badge tone={TONES[name] ?? 'plain'}>
      <InWords said={words[name]} />
    </Badge>
  );
}

/** A choice among the names of a kind. */
export const choice = <Name extends string>(
  name: string,
  any: Said,
  options: readonly Name[],
  words: Readonly<Record<Name, Said>>,
): ListFilter => ({ name, any, options: options.map((option) => [option, words[option]] as const) });

/** From one day to another. */
export const PERIOD: readonly ListFilter[] = [
  { name: 'from', day: msg`From` },
  { name: 'to', day: msg`To` },
];
