import { useQuery } from '@tanstack/react-query';
import { NativeSelect } from '#ui/forms/Input.tsx';
import { activeCities } from './places.queries.ts';
import * as TEXTS from './texts.ts';

/** Any city with sellers, by name. */
export function CityField({ onChoose, className }: { onChoose: (id: string) => void; className: string }) {
  const cities = useQuery(activeCities(undefined));
  const rows = (cities.data?.data ?? []).toSorted((a, b) => a.name.localeCompare(b.name));
  return (
    <NativeSelect
      size="sm"
      aria-label={TEXTS.yourCity}
      value=""
      onChange={({ target }) => target.value && onChoose(target.value)}
      className={className}
    >
      <option value="">{TEXTS.chooseYourCity}</option>
      {rows.map(({ _id, name }) => (
        <option key={_id} value={_id}>
          {name}
        </option>
      ))}
    </NativeSelect>
  );
}
