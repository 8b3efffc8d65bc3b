import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { NativeSelect } from '#ui/forms/Input.tsx';
import { activeCities } from './places.queries.ts';

/** Any city with sellers, by name. */
export function CityField({ onChoose, className }: { onChoose: (id: string) => void; className: string }) {
  const { t } = useLingui();
  const cities = useQuery(activeCities(undefined));
  const rows = (cities.data?.data ?? []).toSorted((a, b) => a.name.localeCompare(b.name));
  return (
    <NativeSelect
      size="sm"
      aria-label={t`Your city`}
      value=""
      onChange={({ target }) => target.value && onChoose(target.value)}
      className={className}
    >
      <option value="">
        <Trans>Choose your city</Trans>
      </option>
      {rows.map(({ _id, name }) => (
        <option key={_id} value={_id}>
          {name}
        </option>
      ))}
    </NativeSelect>
  );
}
