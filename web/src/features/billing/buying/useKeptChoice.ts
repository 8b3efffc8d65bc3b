import type { PaymentMethod } from '@plyhaat/contract/billing/payments';
import { getRouteApi } from '@tanstack/react-router';
import { usePayMethod } from './PayWith.tsx';

const account = getRouteApi('/account');

type Kept = { readonly buy?: string; readonly pay?: PaymentMethod };

/** What is chosen stands in the address, so that coming back from a provider's page finds it again (BILL-24). */
export function useKeptChoice() {
  const navigate = account.useNavigate();
  return (kept: Kept) =>
    void navigate({
      search: (before) =>
        Object.fromEntries(Object.entries({ ...before, ...kept }).filter(([, value]) => value !== '')),
      replace: true,
      resetScroll: false,
    });
}

export function useKeptMethod() {
  const { pay } = account.useSearch();
  const keep = useKeptChoice();
  const { method, setMethod } = usePayMethod(pay);
  return {
    method,
    setMethod: (chosen: PaymentMethod) => {
      setMethod(chosen);
      keep({ pay: chosen });
    },
  };
}
