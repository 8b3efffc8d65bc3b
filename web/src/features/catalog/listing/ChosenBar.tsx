import { useLingui } from '@lingui/react/macro';
import { classes } from '#ui/classes.ts';
import { ChosenFilters } from '#ui/filters/ChosenFilters.tsx';
import { POPOVERS } from '#ui/popover.ts';
import type { Counted } from '../catalog.queries.ts';
import { FilterWay, IN_REACH } from './BesideFilters.tsx';
import type { Filtering } from './browse.ts';
import { useChoices } from './Filters.tsx';
import { useChosenFilters } from './useChosenFilters.ts';

type Props = {
  filtering: Filtering;
  found: Counted | undefined;
  /** Where the filters stand beside the results, small screens have a way to them. */
  opensFilters?: boolean;
};

/** What is chosen, to be dropped, on lists that have no order and no pages of their own. */
export function ChosenBar({ filtering, found, opensFilters = false }: Props) {
  const { t } = useLingui();
  const { address, fixed, go, cleared } = filtering;
  const { categories, brands, states, facts } = useChoices(found);
  const chosen = useChosenFilters(address, fixed, { categories, brands, states, facts, seller: t`One seller` });
  const room = chosen.length > 0 ? 'mb-5' : opensFilters && 'md:max-lg:mb-5';
  return (
    <div className={classes('flex flex-wrap items-start gap-x-2.5 gap-y-3 print:hidden', room)}>
      {opensFilters && (
        <div className={POPOVERS ? `contents ${IN_REACH}` : 'contents'}>
          <FilterWay filtering={filtering} found={found} count={chosen.length} />
        </div>
      )}
      <ChosenFilters chosen={chosen} cleared={cleared} onDrop={go} />
    </div>
  );
}
