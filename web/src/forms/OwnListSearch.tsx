import { useNavigate } from '@tanstack/react-router';
import { Search } from 'lucide-react';
import type { SubmitEvent } from 'react';
import { Button } from '#ui/Button.tsx';
import { Input } from '#ui/forms/Input.tsx';

type Props = { tab: string; label: string; search: string };

/** Searches a list of one's own; the address keeps what was searched for. */
export function OwnListSearch({ tab, label, search }: Props) {
  const navigate = useNavigate();
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const text = String(new FormData(event.currentTarget).get('search') ?? '').trim();
    void navigate({ to: '/account', search: { tab, ...(text && { search: text }) } });
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
        <Button type="submit" variant="line" size="icon" aria-label="Search">
          <Search size={18} strokeWidth={1.75} aria-hidden="true" />
        </Button>
      </form>
    </search>
  );
}
