import type { ProductCard } from '@plyhaat/contract/catalog/catalog';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ConfirmDialog } from '#ui/overlays/ConfirmDialog.tsx';
import { toastError, toastSuccess } from '#ui/overlays/Toaster.tsx';
import { deletingProduct } from './selling.queries.ts';
import * as TEXTS from './texts.ts';

/** Asks first (spec 2 §8). */
export function DeleteProduct({ product, onClose }: { product: ProductCard | null; onClose: () => void }) {
  const queries = useQueryClient();
  const deleting = useMutation({
    ...deletingProduct(),
    onSuccess: () => toastSuccess(TEXTS.productDeletedSuccessfully),
    onError: () => toastError(TEXTS.failedToDeleteProduct),
    onSettled: () => {
      onClose();
      return queries.invalidateQueries({ queryKey: ['products'] });
    },
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
