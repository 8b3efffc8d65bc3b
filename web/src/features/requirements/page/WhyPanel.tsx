import type { MessageDescriptor } from '@lingui/core';
import { msg, plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { MatchedSeller, MatchPart, MatchReason } from '@plyhaat/contract/requirements/matching';
import type { Requirement } from '@plyhaat/contract/requirements/requirements';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Check, Info } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#ui/Button.tsx';
import { Panel } from '#ui/display/Panel.tsx';
import { Verified } from '#ui/display/Verified.tsx';
import { matchExplanations, matchesOf } from '../browsing/browsing.queries.ts';

const NAMES: Readonly<Record<MatchPart, MessageDescriptor>> = {
  product: msg`Product`,
  place: msg`Place`,
  response: msg`Answers`,
  price: msg`Price`,
};

/** Shows a seller why it was notified or not. */
export function WhyYou({ requirement: { _id }, sellerId }: { requirement: Requirement; sellerId: string }) {
  const { t } = useLingui();
  const { data } = useQuery(matchExplanations(sellerId, [_id]));
  const explanation = data?.[0];
  if (!explanation) return null;
  const Icon = explanation.matched ? Check : Info;
  return (
    <Panel title={explanation.matched ? t`Why you` : t`Why you were not notified`}>
      <ul className="grid gap-2 text-ui">
        {explanation.why.map((text) => (
          <li key={text} className="flex gap-2">
            <Icon size={18} strokeWidth={1.75} aria-hidden="true" className="mt-0.5 flex-none text-ink-3" />
            {text}
          </li>
        ))}
      </ul>
    </Panel>
  );
}

const SHOWN_FIRST = 3;

/** Shows the buyer why these sellers were matched. */
export function TheseSellers({
  requirement: { _id, status },
  memberId,
}: {
  requirement: Requirement;
  memberId: string;
}) {
  const { t } = useLingui();
  const { data } = useQuery(matchesOf(_id, memberId));
  const [all, setAll] = useState(false);
  if (!data) return null;
  const { total } = data;
  const shown = all ? data.data : data.data.slice(0, SHOWN_FIRST);
  return (
    <Panel
      title={t`Why these sellers`}
      line={t`${plural(total, { one: '1 seller was notified', other: `${total} sellers were notified` })}`}
      tools={
        data.total > SHOWN_FIRST &&
        !all && (
          <Button variant="quiet" onClick={() => setAll(true)}>
            {t`See all ${{ total: data.total }}`}
          </Button>
        )
      }
    >
      {data.total === 0 && (
        <p className="text-ink-2 text-ui">
          {status === 'Active'
            ? t`No seller lists this yet. New sellers who do will be notified.`
            : t`No seller listed this.`}
        </p>
      )}
      <ul className="grid gap-4 md:grid-cols-3 md:gap-x-8">
        {shown.map((seller) => (
          <Matched key={seller._id} seller={seller} />
        ))}
      </ul>
      <p className="mt-4 flex gap-2 border-line border-t pt-4 text-ink-3 text-meta">
        <Info size={16} strokeWidth={1.75} aria-hidden="true" className="mt-0.5 flex-none" />
        <Trans>Ranked by product, place, answers and price. A plan never lifts a worse match.</Trans>
      </p>
    </Panel>
  );
}

const Matched = ({ seller }: { seller: MatchedSeller }) => (
  <li className="min-w-0 text-ui">
    <p className="flex items-center gap-1.5 font-semibold">
      <Link to="/seller/$id" params={{ id: seller.slug }} className="truncate hover:underline">
        {seller.name}
      </Link>
      {seller.isVerified && <Verified />}
    </p>
    <Reasons reasons={seller.reasons} />
  </li>
);

function Reasons({ reasons }: { reasons: readonly MatchReason[] }) {
  const { t } = useLingui();
  return (
    <ul className="mt-1 grid gap-0.5 text-ink-2 text-meta">
      {reasons.map(({ part, text }) => (
        <li key={part}>
          <span className="sr-only">{t(NAMES[part])}: </span>
          {text}
        </li>
      ))}
    </ul>
  );
}
