import { useLingui } from '@lingui/react/macro';
import { Skeleton } from '#ui/display/Skeleton.tsx';
import { DialogFrame } from '#ui/overlays/DialogFrame.tsx';
import type { ProductTarget } from './target.ts';

const FIELDS = ['quantity', 'unit', 'state', 'city'];

/** As high as the form that comes in its place. */
export function PriceFrame({ target, onClose }: { target: ProductTarget; onClose: () => void }) {
  const { t } = useLingui();
  return (
    <DialogFrame
      title={t`Get price: ${{ name: target.product.name }}`}
      description={t`${{ name: target.name }} gets your name and number with this request, and answers you here. It is free: no plan needed.`}
      onClose={onClose}
    >
      <div className="grid gap-4">
        <div className="grid grid-cols-2 gap-4">
          {FIELDS.map((field) => (
            <Blank key={field} height="h-12" />
          ))}
        </div>
        <Blank height="h-12" />
        <Blank height="h-28" />
        <Skeleton corners="control" className="h-11" />
      </div>
    </DialogFrame>
  );
}

const Blank = ({ height }: { height: string }) => (
  <div className="grid gap-1.5">
    <Skeleton className="my-0.5 h-4 w-16" />
    <Skeleton corners="control" className={height} />
  </div>
);
