import { ReceiptIndianRupee } from 'lucide-react';
import { OPENS_EARLY_LOGIN } from '#shell/login.ts';
import { useMemberDialog } from '#shell/useMemberDialog.ts';
import { Button } from '#ui/Button.tsx';
import type { PriceDialog } from './PriceDialog.tsx';
import { PriceFrame } from './PriceFrame.tsx';
import { freeMark, useNeedsPlan } from './plan.ts';
import type { ProductTarget } from './target.ts';
import * as TEXTS from './texts.ts';

const load = () => import('./PriceDialog.tsx').then((chunk) => chunk.PriceDialog);

type Props = {
  target: ProductTarget;
  className?: string;
  /** One of many in a list: it stands out for nobody, and says which product it asks about. */
  listed?: boolean;
};

/**
 * The way to a price that needs no plan: the seller answers in the lead's thread. Whoever has no plan sees it before
 * the ways that need one.
 */
export function GetPrice({ target, className, listed = false }: Props) {
  const { Part, request, prepare, close, ask } = useMemberDialog<null, Parameters<typeof PriceDialog>[0]>(load);
  const stands = useNeedsPlan() && !listed;
  return (
    <>
      <Button
        variant={stands ? 'primary' : 'line'}
        tight={listed}
        className={className}
        aria-label={listed ? TEXTS.getPriceOf(target.product.name) : undefined}
        {...freeMark(stands)}
        {...OPENS_EARLY_LOGIN}
        onPointerDown={prepare}
        onFocus={prepare}
        onClick={() => ask(null, TEXTS.signInToValue('get a price from', target.name))}
      >
        <ReceiptIndianRupee size={18} strokeWidth={1.75} aria-hidden="true" />
        {TEXTS.getPrice}
      </Button>
      {request?.open && !Part && <PriceFrame target={target} onClose={close} />}
      {Part && request && <Part key={request.visit} target={target} open={request.open} onClose={close} />}
    </>
  );
}
