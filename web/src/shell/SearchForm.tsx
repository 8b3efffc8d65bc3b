import { useNavigate, useSearch } from '@tanstack/react-router';
import { ChevronRight, Search } from 'lucide-react';
import { type SubmitEvent, useEffect, useRef } from 'react';

/** A plain form, so that it also works before or without JavaScript. Blank text goes nowhere (spec 1 §5). */
export function SearchForm({ className }: { className: string }) {
  const navigate = useNavigate();
  const { search: shown = '' } = useSearch({ strict: false });
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (field.current && field.current !== document.activeElement) field.current.value = shown;
  }, [shown]);
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const search = field.current?.value.trim() ?? '';
    if (search !== '') void navigate({ to: '/shop', search: { search } });
  };
  return (
    <search className={className}>
      <form
        action="/shop"
        onSubmit={submit}
        className="flex h-12 items-center rounded-full border border-control bg-paper pl-4 transition-[border-color,box-shadow] focus-within:border-teak focus-within:ring-3 focus-within:ring-teak-soft"
      >
        <Search size={20} strokeWidth={1.75} aria-hidden="true" className="flex-none" />
        <input
          ref={field}
          type="search"
          name="search"
          aria-label="Search"
          placeholder="Search plywood, laminate, hardware"
          defaultValue={shown}
          maxLength={200}
          autoComplete="off"
          enterKeyHint="search"
          className="h-full min-w-0 flex-1 text-ellipsis bg-transparent px-2.5 text-body outline-none placeholder:text-ellipsis"
        />
        <button
          type="submit"
          aria-label="Search"
          className="relative mr-0.75 grid size-10 flex-none place-items-center rounded-full bg-teak-fill text-white transition-colors before:absolute before:-inset-0.75 hover:bg-teak-fill-hover"
        >
          <ChevronRight size={20} strokeWidth={1.75} aria-hidden="true" />
        </button>
      </form>
    </search>
  );
}
