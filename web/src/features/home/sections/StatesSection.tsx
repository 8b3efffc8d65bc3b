import { useLingui } from '@lingui/react/macro';
import { useSuspenseQuery } from '@tanstack/react-query';
import { activeStates } from '#features/places/places.queries.ts';
import { StateCard } from '#features/places/StateCard.tsx';
import type { Section } from '#shell/later.tsx';
import { Rail } from '../Rail.tsx';

export const statesSection: Section = {
  Show: StatesSection,
  reads: (queries) => [queries.ensureQueryData(activeStates())],
};

function StatesSection() {
  const { t } = useLingui();
  const { data: states } = useSuspenseQuery(activeStates()).data;
  if (states.length === 0) return null;
  const fullestFirst = states.toSorted((one, other) => other.sellersCount - one.sellersCount);
  return (
    <Rail label={t`States`} slides="six" title={t`Sellers by state`}>
      {fullestFirst.map((state) => (
        <StateCard key={state._id} state={state} />
      ))}
    </Rail>
  );
}
