import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { BadLeadReason } from '@plyhaat/contract/leads/leads';
import { useChange } from '#forms/useChange.ts';
import { Chip } from '#ui/display/Chip.tsx';
import { givingNumberBack } from './quotes.queries.ts';
import { BAD_LEADS } from './words.ts';

type Places = { readonly taken: number; readonly most: number; readonly holds: boolean; readonly mayGiveBack: boolean };
type Props = { requirementId: string; places: Places; onChanged: () => void };

/** How many sellers may still get the buyer's number, and a way to give back one that was of no use. */
export function BuyerNumber({ requirementId, places, onChanged }: Props) {
  const { t } = useLingui();
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 rounded-card border border-line bg-surface p-4 sm:px-6">
      <p className="text-ui">{t(placesLine(places))}</p>
      {places.mayGiveBack && <GiveBack requirementId={requirementId} onChanged={onChanged} />}
    </div>
  );
}

function placesLine({ holds, most, taken }: Places): MessageDescriptor {
  const left = most - taken;
  if (holds) return msg`You have the buyer’s number. You will find it in your leads.`;
  if (left <= 0)
    return msg`${most} sellers have the buyer’s number already. Send a quote, and the buyer can let you call.`;
  return msg`${left} of ${most} sellers can still get this number. If it is wrong, report it and another seller gets your place.`;
}

function GiveBack({ requirementId, onChanged }: Pick<Props, 'requirementId' | 'onChanged'>) {
  const { t } = useLingui();
  const giving = useChange(givingNumberBack(requirementId), { onSuccess: onChanged });
  return (
    <div className="flex flex-wrap items-center gap-2">
      <span className="text-ink-2 text-meta">
        <Trans>Not a real buyer?</Trans>
      </span>
      {BadLeadReason.options.map((reason) => (
        <Chip key={reason} disabled={giving.isPending} onClick={() => giving.mutate(reason)}>
          {t(BAD_LEADS[reason])}
        </Chip>
      ))}
    </div>
  );
}
