import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { Search } from 'lucide-react';
import type { SubmitEvent } from 'react';
import { Input } from '#ui/forms/Input.tsx';

const WORDS = {
  posts: { search: msg`Search posts`, find: msg`Find posts` },
  videos: { search: msg`Search videos`, find: msg`Find videos` },
} as const;

type Props = { action: string; what: keyof typeof WORDS; search: string; onSearch: (text: string) => void };

/** A form of its own: without scripts it asks the server. */
export function SearchField({ action, what, search, onSearch }: Props) {
  const { t } = useLingui();
  const words = WORDS[what];
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    onSearch(String(new FormData(event.currentTarget).get('search') ?? '').trim());
  };
  return (
    <search className="w-full sm:w-72 xl:w-58">
      <form action={action} onSubmit={submit} className="relative">
        <Input
          type="search"
          size="sm"
          name="search"
          defaultValue={search}
          maxLength={200}
          aria-label={t(words.search)}
          placeholder={t(words.search)}
          className="pr-12"
        />
        <button
          type="submit"
          aria-label={t(words.find)}
          className="absolute inset-y-0 right-0 grid w-11 place-items-center rounded text-ink-2 hover:text-ink"
        >
          <Search size={20} strokeWidth={1.75} aria-hidden="true" />
        </button>
      </form>
    </search>
  );
}
