import { type Finding, findAnything } from '@plyhaat/contract/admin/find';
import { LEAST_SEARCHED } from '@plyhaat/contract/admin/lists';
import type { Role } from '@plyhaat/contract/core/roles';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '#api/call.ts';
import { railOf } from './rail.ts';
import * as TEXTS from './texts.ts';

/** One line of the command box. */
export type Command = {
  readonly key: string;
  readonly kind: Finding['kind'] | 'page' | 'setting' | 'action';
  readonly title: string;
  readonly about: string;
  readonly link: string;
};

export const isSearchable = (text: string): boolean => text.trim().length >= LEAST_SEARCHED;

export const findings = (text: string, role: Role) =>
  queryOptions({
    queryKey: ['admin', 'own', 'find', text],
    queryFn: async ({ signal }) => (await call(findAnything, { query: { q: text } }, signal)).data,
    enabled: isSearchable(text) && role !== 'APPROVERS',
    placeholderData: keepPreviousData,
    staleTime: 0,
    retry: false,
  });

/** The screens that a role may open, by part of their names. */
const pagesFor = (role: Role, text: string): Command[] =>
  railOf(role)
    .flatMap(({ entries }) => entries)
    .filter(({ label }) => label.toLowerCase().includes(text.trim().toLowerCase()))
    .map(({ label, to }) => ({ key: to, kind: 'page', title: label, about: TEXTS.page, link: to }));

const MOST_SETTINGS = 5;

/** Settings by part of their names, for whoever may change them. */
const settingsFor = (role: Role, text: string): Command[] =>
  Object.entries(role === 'ADMIN' && isSearchable(text) ? TEXTS.settingNames : {})
    .filter(([, label]) => label.toLowerCase().includes(text.trim().toLowerCase()))
    .slice(0, MOST_SETTINGS)
    .map(([name, title]) => ({
      key: `setting ${name}`,
      kind: 'setting',
      title,
      about: TEXTS.settings,
      link: `/admin/settings#${name}`,
    }));

const found = ({ kind, _id, title, about, link }: Finding): Command => ({
  key: `${kind} ${_id}`,
  kind,
  title,
  about: [TEXTS.kinds[kind], about].filter(Boolean).join(' · '),
  link,
});

/** What can be done with the member that fits best. */
const actionsOn = ([first]: readonly Finding[]): Command[] =>
  first
    ? [
        {
          key: `block ${first._id}`,
          kind: 'action',
          title: TEXTS.blockTitle(first.title),
          about: TEXTS.asksForAReason,
          link: `/admin/members/${first._id}?tab=block`,
        },
      ]
    : [];

export const commandsFor = (role: Role, text: string, results: readonly Finding[]): Command[] => [
  ...results.map(found),
  ...pagesFor(role, text),
  ...settingsFor(role, text),
  ...actionsOn(results.filter(({ kind }) => kind === 'member')),
];
