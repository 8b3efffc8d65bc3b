import { Trans, useLingui } from '@lingui/react/macro';
import type { OwnMember } from '@plyhaat/contract/sellers/profile';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useFeature } from '#shell/installation.ts';
import { buttonClass } from '#ui/Button.tsx';
import { waitingRequirement } from './first-steps.queries.ts';

/** Why it is worth going on: a buyer of what this seller has. */
export function WaitingBuyer({ profile }: { profile: OwnMember }) {
  const { t } = useLingui();
  const takesRequirements = useFeature('requirements');
  const { data: found } = useQuery(waitingRequirement(profile));
  if (!found || !takesRequirements) return null;
  return (
    <section
      aria-label={t`Someone waits already`}
      className="grid gap-4 rounded-card border border-line bg-surface p-5"
    >
      <div>
        <h2 className="font-semibold text-ui">
          <Trans>Someone waits already</Trans>
        </h2>
        <p className="mt-1 text-ink-2 text-ui wrap-anywhere">
          {t`A buyer in ${{ city: found.cityName }} asks for ${{ product: found.productName }}: ${{ quantity: found.quantity }}.`}
        </p>
      </div>
      <Link to="/requirement/$id" params={{ id: found._id }} className={buttonClass({ variant: 'line', block: true })}>
        <Trans>See the requirement</Trans>
      </Link>
    </section>
  );
}
