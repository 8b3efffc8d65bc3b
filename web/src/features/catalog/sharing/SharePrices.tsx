import { Trans } from '@lingui/react/macro';
import type { ProductDetail } from '@plyhaat/contract/catalog/catalog';
import { Link } from '@tanstack/react-router';
import { ReceiptText } from 'lucide-react';
import { useSession } from '#api/session.ts';
import { buttonClass } from '#ui/Button.tsx';

/** For whoever sells it: a rate list that begins with this product. */
export function SharePrices({ product }: { product: ProductDetail }) {
  const { user } = useSession();
  if (user?._id !== product.seller._id) return null;
  return (
    <Link
      to="/account"
      search={{ tab: 'shareProducts', product: product._id }}
      className={buttonClass({ variant: 'line' }, 'col-span-2')}
    >
      <ReceiptText size={18} strokeWidth={1.75} aria-hidden="true" />
      <Trans>Share with prices</Trans>
    </Link>
  );
}
