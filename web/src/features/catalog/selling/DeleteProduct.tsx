import { useLingui } from '@lingui/react/macro';
import type { ProductCard } from '@plyhaat/contract/catalog/catalog';
import { useChange } from '#forms/useChange.ts';
import { ConfirmDialog } from '#ui/overlays/ConfirmDialog.tsx';
import { deletingProduct } from './selling.queries.ts';

/** Asks first (ALL-23). */
export function DeleteProduct({ product, onClose }: { product: ProductCard | null; onClose: () => void }) {
  const { t } = useLingui();
  const deleting = useChange(deletingProduct(), {
    success: t`Product deleted successfully`,
    failure: t`Failed to delete product`,
    refresh: [['products']],
    refreshOnError: true,
    onSettled: onClose,
  });
  return (
    <ConfirmDialog
      open={product !== null}
      onOpenChange={(open) => !open && onClose()}
      title={t`Are you sure you want to delete this product?`}
      text={
        product
          ? t`“${{ name: product.name }}” and its reviews will be removed from the shop. This cannot be undone.`
          : undefined
      }
      confirmLabel={t`Delete`}
      danger
      busy={deleting.isPending}
      onConfirm={() => product && deleting.mutate(product._id)}
    />
  );
}
