import { useLingui } from '@lingui/react/macro';
import { formatRupees } from '@plyhaat/contract/core/money';
import type { Picture as StoredPicture } from '@plyhaat/contract/core/picture';
import type { UnderstoodPlace } from '@plyhaat/contract/core/place';
import type { Suggestion } from '@plyhaat/contract/search/search';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link, type LinkProps } from '@tanstack/react-router';
import { Search } from 'lucide-react';
import { type RefObject, useId } from 'react';
import { classes } from '#ui/classes.ts';
import { Picture } from '#ui/display/Picture.tsx';
import type { Say } from '#ui/said.ts';
import { perOne, priceEach } from '#ui/words/prices.ts';
import { sellerSuggestions, suggestions } from './search.queries.ts';
import { useOptionKeys } from './useOptionKeys.ts';

type Option = { id: string; name: string; label: string; picture: StoredPicture | null; link: LinkProps };
type Shown = Pick<Option, 'name' | 'label' | 'picture'> & { _id: string };

/** What a product costs and where it is; what comes without a price has its category. */
const offerOf = ({ label, price, pricetype, unitName = '', cityName }: Suggestion, say: Say): string =>
  price === undefined || !pricetype
    ? label
    : [priceEach(formatRupees(price), perOne({ pricetype, unitName }, say), say), cityName].filter(Boolean).join(' · ');

type Group = { title: string; options: Option[] };
type Props = { text: string; field: RefObject<HTMLInputElement | null>; close: () => void };

/** Sellers first (SEARCH-2); categories and products below. */
function useGroups(text: string, listId: string) {
  const { t } = useLingui();
  const sellers = useQuery({ ...sellerSuggestions(text), placeholderData: keepPreviousData });
  const others = useQuery({ ...suggestions(text), placeholderData: keepPreviousData });
  const { data: found = [], place, understood = [] } = others.data ?? {};
  const there = place?.hasResults ? place : undefined;
  const asOption = ({ _id, name, label, picture }: Shown, link: LinkProps): Option => ({
    id: `${listId}-${_id}`,
    name,
    label,
    picture,
    link,
  });
  const called = (sellers.data?.data ?? []).map(({ searchName, ...row }) => ({ ...row, name: searchName }));
  // Nobody is called so: those who deal in it, where the text asks for sellers (SEARCH-11).
  const asked = called.length > 0 ? called : found.filter(({ kind }) => kind === 'seller');
  const groups: Group[] = [
    {
      title: t`Sellers`,
      options: asked.map((row) => asOption(row, { to: '/seller/$id', params: { id: row._id } })),
    },
    {
      title: t`Categories`,
      options: found
        .filter(({ kind }) => kind === 'category')
        .map((row) => asOption(row, { to: '/category/$slug', params: { slug: row.slug } })),
    },
    {
      title: there ? t`Products in ${{ place: there.name }}` : t`Products`,
      options: found
        .filter(({ kind }) => kind === 'product')
        .map((row) =>
          asOption({ ...row, label: offerOf(row, t) }, { to: '/product/$idOrSlug', params: { idOrSlug: row.slug } }),
        ),
    },
  ];
  // Both or nothing: a list that grows at its head moves under the finger.
  const none = sellers.isPending || others.isPending;
  return {
    groups: none ? [] : groups.filter(({ options }) => options.length > 0),
    waiting: none || sellers.isPlaceholderData || others.isPlaceholderData,
    failed: sellers.isError,
    there,
    understood: others.isPlaceholderData ? [] : understood,
  };
}

/** A press on the list leaves the focus in the field, so a slow click still finds its entry. */
function keepFocus(box: HTMLElement | null) {
  const stay = (event: Event) => event.preventDefault();
  box?.addEventListener('mousedown', stay);
  return () => box?.removeEventListener('mousedown', stay);
}

export function SuggestionList({ text, field, close }: Props) {
  const { t } = useLingui();
  const listId = useId();
  const { groups, waiting, failed, there, understood } = useGroups(text, listId);
  const active = useOptionKeys({
    field,
    listId,
    options: groups.flatMap(({ options }) => options.map(({ id }) => id)),
    close,
  });
  return (
    <div
      ref={keepFocus}
      className="absolute inset-x-0 top-full z-30 mt-2 max-h-[min(34rem,calc(100dvh-12rem))] overflow-y-auto overscroll-contain rounded-card border border-line bg-surface p-2 text-ink shadow-pop"
    >
      {understood.length > 1 && <Understood text={text} parts={understood} />}
      <div id={listId} role="listbox" aria-label={t`Suggestions`} hidden={groups.length === 0}>
        {groups.map(({ title, options }) => (
          <fieldset key={title} aria-label={title}>
            <p aria-hidden="true" className="px-3 pt-2 pb-1 font-semibold text-ink-3 text-meta">
              {title}
            </p>
            {options.map((option) => (
              <Row key={option.id} option={option} active={option.id === active} />
            ))}
          </fieldset>
        ))}
      </div>
      <Foot text={text} there={there} waiting={waiting} failed={failed} empty={groups.length === 0} />
    </div>
  );
}

/** How the text is read, before anything else; pressed, it finds just that. */
const Understood = ({ text, parts }: { text: string; parts: readonly string[] }) => (
  <Link
    to="/search"
    search={{ q: text }}
    tabIndex={-1}
    className="flex min-h-11 items-center gap-3 rounded bg-sunken px-3 py-1.5 font-medium text-ui hover:text-teak-ink"
  >
    <Search size={18} strokeWidth={1.75} aria-hidden="true" className="flex-none" />
    <span className="min-w-0 wrap-anywhere">{parts.join(' · ')}</span>
  </Link>
);

function Row({ option: { id, name, label, picture, link }, active }: { option: Option; active: boolean }) {
  return (
    <Link
      {...link}
      id={id}
      role="option"
      aria-selected={active}
      tabIndex={-1}
      className={classes('flex min-h-13 items-center gap-3 rounded px-3 py-1.5 hover:bg-sunken', active && 'bg-sunken')}
    >
      <Picture picture={picture} alt="" ratio="1/1" sizes="40px" widths={[160]} className="size-10 flex-none rounded" />
      <span className="min-w-0">
        <span className="block truncate font-medium text-ui">{name}</span>
        <span className="block truncate text-ink-3 text-meta">{label}</span>
      </span>
    </Link>
  );
}

type FootProps = {
  text: string;
  there: UnderstoodPlace | undefined;
  waiting: boolean;
  failed: boolean;
  empty: boolean;
};

/** What is going on; once everything is there, the way to all results. */
function Foot({ text, there, waiting, failed, empty }: FootProps) {
  const { t } = useLingui();
  const message = failed
    ? t`Error loading search results`
    : waiting
      ? t`Searching...`
      : empty && t`No results found for “${text}”`;
  return (
    <div className="flex min-h-11 items-center px-3">
      <p role="status" className={classes('min-w-0 break-words text-ui', failed ? 'text-brick' : 'text-ink-2')}>
        {message}
      </p>
      {!message && (
        <Link
          to="/search"
          search={{ q: there ? `${there.rest} ${there.name}`.trim() : text }}
          tabIndex={-1}
          className="link inline-flex min-h-11 items-center text-ui"
        >
          {there ? t`See all results in ${{ place: there.name }}` : t`See all results`}
        </Link>
      )}
    </div>
  );
}
