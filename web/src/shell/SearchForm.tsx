import { useLingui } from '@lingui/react/macro';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { ChevronRight, Search } from 'lucide-react';
import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import { useAddress } from '#languages/useAddress.ts';
import { useTypedEarly } from '#ui/forms/typed-early.ts';
import { useLazyPart } from '#ui/useLazyPart.ts';
import { useShellParts } from './parts.ts';

/**
 * A plain form, so that it also works before or without JavaScript. Blank text goes nowhere (SEARCH-1). What it
 * suggests while somebody types is fetched with the first use.
 */
export function SearchForm({ className }: { className: string }) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const addressOf = useAddress();
  const { q, search, tab } = useSearch({ strict: false });
  // A list of the account area is searched by a box of its own.
  const shown = q ?? (tab ? '' : search) ?? '';
  const [used, setUsed] = useState(false);
  const { loadSuggestions } = useShellParts();
  const Suggestions = useLazyPart(used, loadSuggestions, () => setUsed(false));
  const field = useTypedEarly<HTMLInputElement>(undefined);
  const before = useRef(shown);
  useEffect(() => {
    // The first address changes nothing: somebody may have typed before this ran.
    if (before.current === shown) return;
    before.current = shown;
    if (field.current && field.current !== document.activeElement) field.current.value = shown;
  }, [shown, field]);
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = field.current?.value.trim() ?? '';
    if (typed !== '') void navigate({ to: '/search', search: { q: typed } });
  };
  return (
    <search className={`relative ${className}`}>
      <form
        action={addressOf('/search')}
        onSubmit={submit}
        className="flex h-12 items-center rounded-full border border-control bg-paper pl-4 transition-[border-color,box-shadow] focus-within:border-teak focus-within:ring-3 focus-within:ring-teak-soft"
      >
        <Search size={20} strokeWidth={1.75} aria-hidden="true" className="flex-none" />
        <input
          ref={field}
          type="search"
          name="q"
          aria-label={t`Search`}
          placeholder={t`Search plywood, laminate, hardware`}
          defaultValue={shown}
          maxLength={200}
          autoComplete="off"
          enterKeyHint="search"
          onFocus={() => setUsed(true)}
          onInput={() => setUsed(true)}
          className="h-full min-w-0 flex-1 text-ellipsis bg-transparent px-2.5 text-body outline-none placeholder:text-ellipsis"
        />
        <button
          type="submit"
          aria-label={t`Search`}
          className="relative mr-0.75 grid size-10 flex-none place-items-center rounded-full bg-teak-fill text-white transition-colors before:absolute before:-inset-0.75 hover:bg-teak-fill-hover"
        >
          <ChevronRight size={20} strokeWidth={1.75} aria-hidden="true" />
        </button>
      </form>
      {Suggestions && <Suggestions field={field} />}
    </search>
  );
}
