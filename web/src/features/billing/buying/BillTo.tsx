import { Trans } from '@lingui/react/macro';
import type { BillingAddress } from '@plyhaat/contract/billing/billing-address';
import { useQuery } from '@tanstack/react-query';
import { BadgeCheck } from 'lucide-react';
import type { Ref } from 'react';
import { ErrorState } from '#ui/display/Empty.tsx';
import { Skeleton } from '#ui/display/Skeleton.tsx';
import { billingAddress } from '../billing.queries.ts';
import { BillToForm, type SavesAddress } from './BillToForm.tsx';

type Props = { editing: boolean; onEdit: (editing: boolean) => void; form: Ref<SavesAddress> };

/** Asked once, then saved for the next purchases (the order keeps a copy). */
export function BillTo({ editing, onEdit, form }: Props) {
  const saved = useQuery(billingAddress());
  if (saved.isPending) return <Skeleton corners="card" className="h-36" />;
  if (saved.isError) return <ErrorState text={saved.error.message} onRetry={saved.refetch} busy={saved.isFetching} />;
  const { data, suggestion } = saved.data;
  if (editing || !data)
    return (
      <BillToForm
        ref={form}
        start={data ?? suggestion ?? {}}
        onSaved={() => onEdit(false)}
        onCancel={data ? () => onEdit(false) : undefined}
      />
    );
  return <SavedAddress address={data} onChange={() => onEdit(true)} />;
}

export function AddressLines({
  address: { name, address, stateName, stateCode, pincode, gstNumber },
  isNamed = true,
}: {
  address: BillingAddress;
  /** Not where the name stands right above. */
  isNamed?: boolean;
}) {
  return (
    <>
      {isNamed && <p className="font-semibold">{name}</p>}
      <p className="text-ink-2">
        {[address, [stateName, pincode].filter(Boolean).join(' ')].filter(Boolean).join(', ')}
      </p>
      {gstNumber && (
        <p className="mt-1 flex items-center gap-1.5">
          <BadgeCheck size={16} strokeWidth={1.75} aria-hidden="true" className="flex-none text-leaf" />
          <Trans>GSTIN {gstNumber}</Trans>
        </p>
      )}
      <p className="text-ink-3">
        <Trans>
          Place of supply: {stateName} ({stateCode})
        </Trans>
      </p>
    </>
  );
}

function SavedAddress({ address, onChange }: { address: BillingAddress; onChange: () => void }) {
  return (
    <div className="rounded bg-sunken p-4 text-meta">
      <div className="mb-1 flex items-center justify-between gap-3">
        <h3 className="font-semibold text-ui">
          <Trans>Bill to</Trans>
        </h3>
        <button type="button" onClick={onChange} className="link -my-2 min-h-11 font-semibold">
          <Trans>Change</Trans>
        </button>
      </div>
      <AddressLines address={address} />
    </div>
  );
}
