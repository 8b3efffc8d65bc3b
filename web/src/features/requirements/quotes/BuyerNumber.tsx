import { BadLeadReason } from '@plyhaat/contract/leads/leads';
import { useChange } from '#forms/useChange.ts';
import { Chip } from '#ui/display/Chip.tsx';
import { givingNumberBack } from './quotes.queries.ts';
import * as TEXTS from './texts.ts';
import { BAD_LEADS } from './words.ts';

type Places = { readonly taken: number; readonly most: number; readonly holds: boolean; readonly mayGiveBack: boolean };
type Props = { requirementId: string; places: Places; onChanged: () => void };

/** How many sellers may still get the buyer's number, and a way to give back one that was of no use. */
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
  if (holds) return TEXTS.youHaveTheBuyers;
  if (left <= 0) return TEXTS.sellersHaveTheBuyers(most);
  return TEXTS.countCanStillGet(left, most);
}

function GiveBack({ requirementId, onChanged }: Pick<Props, 'requirementId' | 'onChanged'>) {
  const giving = useChange(givingNumberBack(requirementId), { onSuccess: onChanged });
  return (
    <div className="flex flex-wrap items-center gap-2">
      <span className="text-ink-2 text-meta">{TEXTS.notARealBuyer}</span>
      {BadLeadReason.options.map((reason) => (
        <Chip key={reason} disabled={giving.isPending} onClick={() => giving.mutate(reason)}>
          {BAD_LEADS[reason]}
        </Chip>
      ))}
    </div>
  );
}
