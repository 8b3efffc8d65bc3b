import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { isBusiness } from '@plyhaat/contract/core/roles';
import type { Requirement } from '@plyhaat/contract/requirements/requirements';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useSession } from '#api/session.ts';
import { categoryList } from '#features/catalog/catalog.queries.ts';
import { indianStates } from '#features/places/places.queries.ts';
import { Head } from '#shell/Head.tsx';
import { useFeature } from '#shell/installation.ts';
import { buttonClass } from '#ui/Button.tsx';
import { requirementList, requirementsQuery } from './browsing.queries.ts';
import { RequirementFilters } from './RequirementFilters.tsx';
import { COLUMNS, ExplainedCards, RequirementGrid } from './RequirementGrid.tsx';
import { SellerPlaces } from './SellerPlaces.tsx';
import { type Requirements, useRequirements } from './useRequirements.ts';

const FOR_ME = requirementsQuery({ matching: 'true' });

/** What buyers look for now. */
export function RequirementsScreen() {
  const requirements = useRequirements();
  const { user } = useSession();
  const opensWithMine =
    user !== null && isBusiness(user.role) && !requirements.isNarrowed && requirements.query.page === 1;
  const mine = useQuery({ ...requirementList(FOR_ME, user?._id), enabled: opensWithMine });
  const forMe = (opensWithMine && mine.data?.data) || [];
  const takesNew = useFeature('requirements');
  return (
    <div className="wrap py-6 lg:py-8">
      <ListHead requirements={requirements} />
      <div className="mb-6 flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <div>
          <h1 className="text-display">
            <Trans>Buyer requirements</Trans>
          </h1>
          <p className="mt-2 max-w-[58ch] text-ink-2">
            <Trans>
              What contractors, shops and home owners are looking for. Sellers whose products fit are notified.
            </Trans>
          </p>
        </div>
        {takesNew && (
          <Link to="/account" search={{ tab: 'addRequirement' }} className={buttonClass({ variant: 'line' })}>
            <Trans>Add Requirement</Trans>
          </Link>
        )}
      </div>
      {forMe.length > 0 && <ForYou found={forMe} total={mine.data?.total ?? 0} />}
      <RequirementFilters requirements={requirements} />
      <RequirementGrid requirements={requirements} without={forMe.map(({ _id }) => _id)} />
      <SellerPlaces />
    </div>
  );
}

type ForYouProps = { found: readonly Requirement[]; total: number };

/** A seller's list opens with those that fit its products: above the filters, so that a phone's first screen has one. */
function ForYou({ found, total }: ForYouProps) {
  return (
    <section aria-labelledby="for-you" className="mb-8">
      <div className="mb-4 flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id="for-you" className="text-title">
          <Trans>For you</Trans>{' '}
          <span className="font-normal text-ink-3 tabular-nums">{total.toLocaleString('en-IN')}</span>
        </h2>
        {total > found.length && (
          <Link to="/requirements" search={{ matching: 'true' }} className="link min-h-11 content-center text-ui">
            <Trans>See all that fit your products</Trans>
          </Link>
        )}
      </div>
      <ul className={COLUMNS}>
        <ExplainedCards found={found} heading="h3" />
      </ul>
    </section>
  );
}

function titleOf(trade: string | undefined, place: string | undefined): MessageDescriptor {
  if (trade) return place ? msg`Buyer requirements for ${trade} in ${place}` : msg`Buyer requirements for ${trade}`;
  return place ? msg`Buyer requirements in ${place}` : msg`Buyer requirements`;
}

/** A list of one state or one category has an address of its own; what is narrowed further has none. */
function ListHead({ requirements: { query } }: { requirements: Requirements }) {
  const { t } = useLingui();
  const { data: states } = useQuery(indianStates());
  const { data: kinds } = useQuery(categoryList());
  const { state, categories, q, quantity, days, matching, page } = query;
  const [category, ...others] = categories;
  const place = states?.data.find(({ _id }) => _id === state)?.name;
  const trade = kinds?.data.find(({ _id }) => _id === category)?.name;
  const narrowed = q || quantity || days || matching || page > 1 || others.length > 0 || (state && category);
  const exists = (!state || place) && (!category || trade);
  const [pair = ''] = [place && `?state=${state}`, trade && `?categories=${category}`].filter(Boolean);
  return (
    <Head
      title={t(titleOf(trade, place))}
      description={t`What buyers across India are looking for in plywood, boards, laminates, veneers, doors and hardware, with quantity and budget.`}
      {...(!narrowed && exists && { path: `/requirements${pair}` })}
    />
  );
}
