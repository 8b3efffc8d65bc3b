import { BadLeadReason } from '@plyhaat/contract/leads/leads';
import { useMutation } from '@tanstack/react-query';
import { Chip } from '#ui/display/Chip.tsx';
import { toastError, toastSuccess } from '#ui/overlays/Toaster.tsx';
import { givingNumberBack } from './quotes.queries.ts';
import { BAD_LEADS } from './words.ts';

type Places = { readonly taken: number; readonly most: number; readonly holds: boolean; readonly mayGiveBack: boolean };
type Props = { requirementId: string; places: Places; onChanged: () => void };

/** How many may still ask for the buyer's number, and the way back from one that was of no use. */
export function BuyerNumber({ requirementId, places, onChanged }: Props) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 rounded-card border border-line bg-surface p-4 sm:px-6">
      <p className="text-ui">{placesLine(places)}</p>
      {places.mayGiveBack && <GiveBack requirementId={requirementId} onChanged={onChanged} />}
    </div>
  );
}

function placesLine({ holds, most, taken }: Places): string {
  const left = most - taken;
  if (holds) return 'You have the buyer’s number. It stands in your leads.';
  if (left <= 0)
    return `${most} sellers have the buyer’s number already. Send a quote, and the buyer can let you call.`;
  return `${left} of ${most} places are left. A wrong number gives yours back.`;
}

function GiveBack({ requirementId, onChanged }: Pick<Props, 'requirementId' | 'onChanged'>) {
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
    <div className="flex flex-wrap items-center gap-2">
      <span className="text-ink-2 text-meta">Not a real buyer?</span>
      {BadLeadReason.options.map((reason) => (
        <Chip key={reason} disabled={giving.isPending} onClick={() => say(reason)}>
          {BAD_LEADS[reason]}
        </Chip>
      ))}
    </div>
  );
}
