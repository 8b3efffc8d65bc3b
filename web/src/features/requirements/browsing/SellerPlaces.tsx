import { isBusiness } from '@plyhaat/contract/core/roles';
import { useState } from 'react';
import { useSession } from '#api/session.ts';
import { useShellParts } from '#shell/parts.ts';
import { useLazyPart } from '#ui/useLazyPart.ts';

/** The bar of a seller's account pages, which has Requirements as one of its places. */
export function SellerPlaces() {
  const { user } = useSession();
  const [failed, setFailed] = useState(false);
  const { loadSellerBar } = useShellParts();
  const sells = user !== null && isBusiness(user.role);
  const Bar = useLazyPart(sells && !failed, loadSellerBar, () => setFailed(true));
  return sells && Bar && <Bar />;
}
