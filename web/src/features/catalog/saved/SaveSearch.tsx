import { useLingui } from '@lingui/react/macro';
import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { session } from '#api/session.ts';
import { OPENS_EARLY_LOGIN, openLogin } from '#shell/login.ts';
import { toastError, toastSuccess } from '#ui/overlays/Toaster.tsx';
import type { ShopAddress } from '../shop.address.ts';

type Props = { address: ShopAddress; name: string };

/** Saves what is chosen for later, with an alert a day. What it needs is loaded when it is pressed. */
export function SaveSearch({ address, name }: Props) {
  const { t } = useLingui();
  const router = useRouter();
  const { page: _, perPage: __, sortBy: ___, sortOrder: ____, sort: _____, ...chosen } = address;
  const { href } = router.buildLocation({ to: '/shop', search: chosen });
  const [saved, setSaved] = useState('');
  const [busy, setBusy] = useState(false);
  const press = async () => {
    if (!session.get().isAuthenticated)
      return openLogin({ why: t`Sign in to save this search`, goOn: () => void press() });
    setBusy(true);
    try {
      const { savingSearch } = await import('./saved.queries.ts');
      toastSuccess((await savingSearch({ address: href, name })).message);
      setSaved(href);
    } catch (refusal) {
      toastError(refusal instanceof Error ? refusal.message : String(refusal));
    } finally {
      setBusy(false);
    }
  };
  return (
    <button
      type="button"
      aria-busy={busy || undefined}
      disabled={busy}
      {...OPENS_EARLY_LOGIN}
      onClick={() => void press()}
      className="link inline-flex min-h-11 items-center px-2 text-ui"
    >
      {saved === href ? t`Search saved` : t`Save this search`}
    </button>
  );
}
