import { msg } from '@lingui/core/macro';
import { type Finding, findAnything } from '@plyhaat/contract/admin/find';
import { LEAST_SEARCHED } from '@plyhaat/contract/admin/lists';
import { formatRupees } from '@plyhaat/contract/core/money';
import { may, type Role } from '@plyhaat/contract/core/roles';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '#api/call.ts';
import type { SessionUser } from '#api/session.ts';
import type { Say } from '#ui/said.ts';
import { SETTING_LABELS } from '../settings/setting.words.ts';
import { type Action, actionsOn } from './actions.ts';
import { ABOUT_ACTIONS, ACTIONS, BEGINNINGS, type GROUPS } from './command.words.ts';
import { railOf } from './rail.ts';

type Group = keyof typeof GROUPS;

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

/** What is typed, by whom, and how it is said. */
type Asked = { readonly t: Say; readonly me: SessionUser; readonly text: string };

const has = (label: string, text: string) => label.toLowerCase().includes(wordsIn(text).toLowerCase());

/** The screens that a role may open, by part of their names. */
const pagesFor = ({ t, me, text }: Asked): Command[] =>
  railOf(me.role)
    .flatMap(({ entries }) => entries)
    .map(({ label, to }): Command => ({ key: to, group: 'page', title: t(label), about: t(msg`Page`), link: to }))
    .filter(({ title }) => has(title, text));

const MOST_SETTINGS = 5;

/** Settings by part of their names, for whoever may change them. */
const settingsFor = ({ t, me, text }: Asked): Command[] =>
  Object.entries(may(me.role, 'administer') && isSearchable(text) ? SETTING_LABELS : {})
    .map(
      ([name, label]): Command => ({
        key: `setting ${name}`,
        group: 'setting',
        title: t(label),
        about: t(msg`Settings`),
        link: `/admin/settings#${name}`,
      }),
    )
    .filter(({ title }) => has(title, text))
    .slice(0, MOST_SETTINGS);

const asCommand = (t: Say, { kind, _id, title }: Finding, { name, letter, link }: Action): Command => ({
  key: `${name} ${kind} ${_id}`,
  group: 'action',
  title: t(ACTIONS[name](title)),
  about: t(ABOUT_ACTIONS[name]),
  letter,
  link: link ?? null,
  ...(link === undefined && { seenAs: _id }),
});

const asFound = (found: Finding, { t, me }: Asked, isStale: boolean): Command => ({
  key: `${found.kind} ${found._id}`,
  group: found.kind,
  title: found.title,
  about: found.about,
  link: found.link,
  found,
  actions: isStale ? [] : actionsOn(found, me).map((action) => asCommand(t, found, action)),
  ...(found.total !== undefined && { sum: formatRupees(found.total) }),
});

/** Actions that staff can start from anywhere. */
const beginnings = ({ t, me, text }: Asked): Command[] =>
  (may(me.role, 'manage') ? BEGINNINGS : [])
    .map(([link, said]): Command => ({ key: link, group: 'action', title: t(said), about: t(msg`Action`), link }))
    .filter(({ title }) => has(title, text));

/** How many actions of one result are listed among other results. */
const FEW = 2;

/** Results of an earlier text are `isStale`: no action is offered on them. */
export function commandsFor(asked: Asked, results: readonly Finding[], isStale = false): Command[] {
  const { text } = asked;
  const found = results.map((one) => asFound(one, asked, isStale));
  if (text.trimStart().startsWith(ONLY_ACTIONS))
    return [
      ...found.flatMap(({ actions = [] }) => (found.length > 1 ? actions.slice(0, FEW) : actions)),
      ...beginnings(asked),
    ];
  const [first] = found.filter(({ group }) => group === 'member');
  return [
    ...found,
    ...pagesFor(asked),
    ...settingsFor(asked),
    ...(first?.actions?.slice(0, FEW) ?? []),
    ...(isSearchable(text) ? beginnings(asked) : []),
  ];
}
