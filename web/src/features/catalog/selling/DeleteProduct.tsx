import type { ProductCard } from '@plyhaat/contract/catalog/catalog';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ConfirmDialog } from '#ui/overlays/ConfirmDialog.tsx';
import { toastError, toastSuccess } from '#ui/overlays/Toaster.tsx';
import { deletingProduct } from './selling.queries.ts';
import { TEXTS } from './texts.ts';

/** Asks first (spec 2 §8). */
export function DeleteProduct({ product, onClose }: { product: ProductCard | null; onClose: () => void }) {
  const queries = useQueryClient();
  const deleting = useMutation({
    ...deletingProduct(),
    onSuccess: () => toastSuccess('Product deleted successfully'),
    onError: () => toastError('Failed to delete product'),
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
      text={
        product ? `“${product.name}” and its reviews will be removed from the shop. This cannot be undone.` : undefined
      }
      confirmLabel="Delete"
      danger
      busy={deleting.isPending}
      onConfirm={() => product && deleting.mutate(product._id)}
    />
  );
}
