import { ReceiptIndianRupee } from 'lucide-react';
import { OPENS_EARLY_LOGIN } from '#shell/login.ts';
import { useMemberDialog } from '#shell/useMemberDialog.ts';
import { Button } from '#ui/Button.tsx';
import type { PriceDialog } from './PriceDialog.tsx';
import type { ProductTarget } from './target.ts';
import * as TEXTS from './texts.ts';

const load = () => import('./PriceDialog.tsx').then((chunk) => chunk.PriceDialog);

/** The way to a price that needs no plan: the seller answers in the lead's thread. */
export function GetPrice({ target, className }: { target: ProductTarget; className?: string }) {
  const { Part, request, close, ask } = useMemberDialog<null, Parameters<typeof PriceDialog>[0]>(load);
  return (
    <>
      <Button
        className={className}
        {...OPENS_EARLY_LOGIN}
        onClick={() => ask(null, TEXTS.signInToValue('get a price from', target.name))}
      >
        <ReceiptIndianRupee size={18} strokeWidth={1.75} aria-hidden="true" />
        {TEXTS.getPrice}
      </Button>
      {Part && request && <Part key={request.visit} target={target} open={request.open} onClose={close} />}
    </>
  );
}
