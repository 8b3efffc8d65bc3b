import { msg } from '@lingui/core/macro';
import { type Finding, findAnything } from '@plyhaat/contract/admin/find';
import { LEAST_SEARCHED } from '@plyhaat/contract/admin/lists';
import { formatRupees } from '@plyhaat/contract/core/money';
import { may, type Role } from '@plyhaat/contract/core/roles';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '#api/call.ts';
import type { SessionUser } from '#api/session.ts';
import { settingNames } from '../settings/texts.ts';
import { type Action, actionsOn } from './actions.ts';
import { railOf } from './rail.ts';
import * as TEXTS from './texts.ts';

type Group = keyof typeof TEXTS.groups;

/** One line of the command box. */
export type Command = {
  readonly key: string;
  readonly group: Group;
  readonly title: string;
  readonly about: string;
  /** Where it leads; null where `seenAs` names the member to view the site as. */
  readonly link: string | null;
  readonly seenAs?: string;
  /** An action's key, where the actions of one row are listed. */
  readonly letter?: string;
  readonly found?: Finding;
  readonly actions?: readonly Command[];
  /** At the end of the line. */
  readonly sum?: string;
};

/** A text that begins with it lists actions alone. */
export const ONLY_ACTIONS = '>';
/** The search text without the sign that asks for actions. */
export const wordsIn = (text: string): string => text.trim().replace(/^>\s*/, '');

export const isSearchable = (text: string): boolean => wordsIn(text).length >= LEAST_SEARCHED;

export const findings = (text: string, role: Role) =>
  queryOptions({
    queryKey: ['admin', 'own', 'find', wordsIn(text)],
    queryFn: async ({ signal }) => (await call(findAnything, { query: { q: wordsIn(text) } }, signal)).data,
    enabled: isSearchable(text) && may(role, 'manage'),
    placeholderData: keepPreviousData,
    staleTime: 0,
    retry: false,
  });

const has = (label: string, text: string) => label.toLowerCase().includes(wordsIn(text).toLowerCase());

/** The screens that a role may open, by part of their names. */
const pagesFor = (role: Role, text: string): Command[] =>
  railOf(role)
    .flatMap(({ entries }) => entries)
    .filter(({ label }) => has(label, text))
    .map(({ label, to }) => ({ key: to, group: 'page', title: label, about: msg`Page`, link: to }));

const MOST_SETTINGS = 5;

/** Settings by part of their names, for whoever may change them. */
const settingsFor = (role: Role, text: string): Command[] =>
  Object.entries(may(role, 'administer') && isSearchable(text) ? settingNames : {})
    .filter(([, label]) => has(label, text))
    .slice(0, MOST_SETTINGS)
    .map(([name, title]) => ({
      key: `setting ${name}`,
      group: 'setting',
      title,
      about: msg`Settings`,
      link: `/admin/settings#${name}`,
    }));

const asCommand = ({ kind, _id, title }: Finding, { name, letter, link }: Action): Command => ({
  key: `${name} ${kind} ${_id}`,
  group: 'action',
  title: TEXTS.actions[name](title),
  about: TEXTS.aboutActions[name],
  letter,
  link: link ?? null,
  ...(link === undefined && { seenAs: _id }),
});

const asFound = (found: Finding, me: SessionUser, isStale: boolean): Command => ({
  key: `${found.kind} ${found._id}`,
  group: found.kind,
  title: found.title,
  about: found.about,
  link: found.link,
  found,
  actions: isStale ? [] : actionsOn(found, me).map((action) => asCommand(found, action)),
  ...(found.total !== undefined && { sum: formatRupees(found.total) }),
});

/** Actions that staff can start from anywhere. */
const beginnings = ({ role }: SessionUser, text: string): Command[] =>
  (may(role, 'manage') ? TEXTS.beginnings : [])
    .filter(([, title]) => has(title, text))
    .map(([link, title]) => ({ key: link, group: 'action', title, about: msg`Action`, link }));

/** How many actions of one result are listed among other results. */
const FEW = 2;

/** Results of an earlier text are `isStale`: no action is offered on them. */
export function commandsFor(me: SessionUser, text: string, results: readonly Finding[], isStale = false): Command[] {
  const found = results.map((one) => asFound(one, me, isStale));
  if (text.trimStart().startsWith(ONLY_ACTIONS))
    return [
      ...found.flatMap(({ actions = [] }) => (found.length > 1 ? actions.slice(0, FEW) : actions)),
      ...beginnings(me, text),
    ];
  const [first] = found.filter(({ group }) => group === 'member');
  return [
    ...found,
    ...pagesFor(me.role, text),
    ...settingsFor(me.role, text),
    ...(first?.actions?.slice(0, FEW) ?? []),
    ...(isSearchable(text) ? beginnings(me, text) : []),
  ];
}
