import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { ownId } from '#api/own-id.ts';
import { stateMarks } from '#features/promotions/lists/card.ts';
import { buttonClass } from '#ui/Button.tsx';
import { Badge } from '#ui/display/Badge.tsx';
import { useSay } from '#ui/said.ts';
import { OpportunityAllowance } from './OpportunityAllowance.tsx';
import { ownOpportunities } from './offering.queries.ts';

const MOST_SHOWN = 5;

/** What a seller offers to others, in short, below its own business records. */
export function OpportunitiesPart() {
  const { t } = useLingui();
  const say = useSay();
  const { data } = useQuery(ownOpportunities(ownId()));
  if (!data) return null;
  return (
    <section aria-labelledby="own-opportunities" className="mt-3 grid gap-4 border-line border-t pt-6">
      <div className="flex flex-wrap items-end justify-between gap-x-4 gap-y-3">
        <div>
          <h2 id="own-opportunities" className="text-title">
            <Trans>Your opportunities</Trans>
          </h2>
          <p className="text-ink-2 text-ui">
            <Trans>Offers to become your dealer, and who applied for them.</Trans>
          </p>
          <OpportunityAllowance />
        </div>
        <Link to="/account" search={{ tab: 'myOpportunities' }} className={buttonClass({ variant: 'line' })}>
          {data.total > 0 ? t`See all ${{ total: data.total }}` : t`My Opportunities`}
        </Link>
      </div>
      {data.total > 0 && (
        <ul className="grid rounded-card border border-line bg-surface">
          {data.data.slice(0, MOST_SHOWN).map((opportunity) => (
            <li key={opportunity._id} className="border-line not-first:border-t">
              <Link
                to="/account"
                search={
                  opportunity.isPublic
                    ? { tab: 'myOpportunities', id: opportunity._id }
                    : { tab: 'addOpportunity', id: opportunity._id }
                }
                className="flex min-h-14 flex-wrap items-center gap-x-3 gap-y-1 px-4 py-2 hover:bg-sunken"
              >
                <span className="min-w-0 grow font-semibold text-ui wrap-break-word">
                  {`${opportunity.Brand} ${opportunity.product}`}
                </span>
                {stateMarks(opportunity).map(({ tone, label }) => (
                  <Badge key={say(label)} tone={tone}>
                    {say(label)}
                  </Badge>
                ))}
                <span className="text-ink-2 text-meta">
                  <Plural value={opportunity.applications.total} one="# application" other="# applications" />
                </span>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
