import type { ProductCard } from '@plyhaat/contract/catalog/catalog';
import { useChange } from '#forms/useChange.ts';
import { ConfirmDialog } from '#ui/overlays/ConfirmDialog.tsx';
import { deletingProduct } from './selling.queries.ts';
import * as TEXTS from './texts.ts';

/** Asks first (ALL-23). */
export function DeleteProduct({ product, onClose }: { product: ProductCard | null; onClose: () => void }) {
  const deleting = useChange(deletingProduct(), {
    success: TEXTS.productDeletedSuccessfully,
    failure: TEXTS.failedToDeleteProduct,
    refresh: [['products']],
    refreshOnError: true,
    onSettled: onClose,
  });
  return (
    <ConfirmDialog
      open={product !== null}
      onOpenChange={(open) => !open && onClose()}
      title={TEXTS.areYouSureYou}
      text={product ? TEXTS.andItsReviewsWill(product.name) : undefined}
      confirmLabel={TEXTS.deleteLabel}
      danger
      busy={deleting.isPending}
      onConfirm={() => product && deleting.mutate(product._id)}
    />
  );
}
