import { BadLeadReason } from '@plyhaat/contract/leads/leads';
import type { Requirement } from '@plyhaat/contract/requirements/requirements';
import { useMutation } from '@tanstack/react-query';
import { CallButton } from '#features/leads/contact/CallButton.tsx';
import { Chip } from '#ui/display/Chip.tsx';
import { toastError, toastSuccess } from '#ui/overlays/Toaster.tsx';
import { givingNumberBack } from './quotes.queries.ts';
import { BAD_LEADS } from './words.ts';

type Places = { readonly taken: number; readonly most: number; readonly holds: boolean; readonly mayGiveBack: boolean };
type Props = { requirement: Requirement; places: Places; onChanged: () => void };

/** The way to the buyer's number, and back from one that was of no use. */
export function BuyerNumber({ requirement, places, onChanged }: Props) {
  const { _id: requirementId, userId, phone } = requirement;
  const left = places.most - places.taken;
  return (
    <div className="grid gap-4 rounded-card border border-line bg-surface p-4 sm:grid-cols-2 sm:p-6">
      <div className="grid content-start gap-2">
        <h3 className="font-semibold text-ui">Call the buyer</h3>
        {places.holds || left > 0 ? (
          <div>
            <CallButton target={{ sellerId: userId, name: 'the buyer', phone, requirementId }} label="Call" shown />
          </div>
        ) : null}
        <p className="text-ink-2 text-meta">{placesLine(places, left)}</p>
      </div>
      {places.mayGiveBack && <GiveBack requirementId={requirementId} onChanged={onChanged} />}
    </div>
  );
}

function placesLine({ holds, most }: Places, left: number): string {
  if (holds) return 'You have the buyer’s number. It stands in your leads.';
  if (left === 0) return `${most} sellers have the number already. Send a quote, and the buyer can let you call.`;
  return `${left} of ${most} places are left. A wrong number gives yours back.`;
}

function GiveBack({ requirementId, onChanged }: { requirementId: string; onChanged: () => void }) {
  const giving = useMutation(givingNumberBack(requirementId));
  const say = (reason: BadLeadReason) =>
    giving.mutate(reason, {
      onSuccess: ({ message }) => {
        toastSuccess(message);
        onChanged();
      },
      onError: ({ message }) => toastError(message),
    });
  return (
    <div className="grid content-start gap-2">
      <h3 className="font-semibold text-ui">After you called</h3>
      <p className="text-ink-2 text-meta">Tell us if it was not a real buyer.</p>
      <div className="flex flex-wrap gap-2">
        {BadLeadReason.options.map((reason) => (
          <Chip key={reason} disabled={giving.isPending} onClick={() => say(reason)}>
            {BAD_LEADS[reason]}
          </Chip>
        ))}
      </div>
    </div>
  );
}
