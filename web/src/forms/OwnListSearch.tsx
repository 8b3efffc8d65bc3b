import { useNavigate } from '@tanstack/react-router';
import { ListSearch } from './ListSearch.tsx';

type Props = { tab: string; label: string; search: string };

/** Searches a list of one's own; the address keeps what was searched for. */
export function OwnListSearch({ tab, label, search }: Props) {
  const navigate = useNavigate();
  return (
    <ListSearch
      label={label}
      search={search}
      onSearch={(text) => void navigate({ to: '/account', search: { tab, ...(text && { search: text }) } })}
    />
  );
}
