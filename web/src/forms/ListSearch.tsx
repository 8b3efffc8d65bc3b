import { useLingui } from '@lingui/react/macro';
import { Search } from 'lucide-react';
import type { SubmitEvent } from 'react';
import { Button } from '#ui/Button.tsx';
import { Input } from '#ui/forms/Input.tsx';

type Props = { label: string; search: string; onSearch: (text: string) => void };

/** The search field of a list: what was typed counts once it is submitted. */
export function ListSearch({ label, search, onSearch }: Props) {
  const { t } = useLingui();
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    onSearch(String(new FormData(event.currentTarget).get('search') ?? '').trim());
  };
  return (
    <search>
      <form onSubmit={submit} className="flex max-w-110 gap-2">
        <Input
          type="search"
          name="search"
          size="sm"
          defaultValue={search}
          maxLength={200}
          aria-label={label}
          placeholder={label}
        />
        <Button type="submit" variant="line" size="icon" aria-label={t`Search`}>
          <Search size={18} strokeWidth={1.75} aria-hidden="true" />
        </Button>
      </form>
    </search>
  );
}
