import { Skeleton } from '#ui/display/Skeleton.tsx';
import { DialogFrame } from '#ui/overlays/DialogFrame.tsx';
import type { ProductTarget } from './target.ts';
import * as TEXTS from './texts.ts';

const FIELDS = ['quantity', 'unit', 'state', 'city'];

/** As high as the form that comes in its place. */
export function PriceFrame({ target, onClose }: { target: ProductTarget; onClose: () => void }) {
  return (
    <DialogFrame
      title={TEXTS.getPriceOf(target.product.name)}
      description={TEXTS.theSellerGetsYour(target.name)}
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
