import { Trans, useLingui } from '@lingui/react/macro';
import { ReceiptIndianRupee } from 'lucide-react';
import { OPENS_EARLY_LOGIN } from '#shell/login.ts';
import { useMemberDialog } from '#shell/useMemberDialog.ts';
import { Button } from '#ui/Button.tsx';
import type { PriceDialog } from './PriceDialog.tsx';
import { PriceFrame } from './PriceFrame.tsx';
import { useFreeMark, useNeedsPlan } from './plan.ts';
import type { ProductTarget } from './target.ts';

const load = () => import('./PriceDialog.tsx').then((chunk) => chunk.PriceDialog);

type Props = {
  target: ProductTarget;
  className?: string;
  /** One of many, it says which product it asks about. In a row it stands out for nobody; on a card there is no room for a drawing. */
  among?: 'rows' | 'cards';
  /** Beside one that is the better choice. */
  plain?: boolean;
};

/**
 * The way to a price that needs no plan: the seller answers in the lead's thread. Whoever has no plan sees it before
 * the ways that need one.
 */
export function GetPrice({ target, className, among, plain = false }: Props) {
  const { t } = useLingui();
  const { Part, request, prepare, close, ask } = useMemberDialog<null, Parameters<typeof PriceDialog>[0]>(load);
  const stands = useNeedsPlan() && among !== 'rows';
  const mark = useFreeMark(stands);
  return (
    <>
      <Button
        variant={stands && !plain ? 'primary' : 'line'}
        tight={among !== undefined}
        className={className}
        aria-label={among ? t`Get price: ${{ name: target.product.name }}` : undefined}
        {...mark}
        {...OPENS_EARLY_LOGIN}
        onPointerDown={prepare}
        onFocus={prepare}
        onClick={() => ask(null, t`Sign in to get a price from ${{ name: target.name }}. It is free: no plan needed`)}
      >
        {among !== 'cards' && <ReceiptIndianRupee size={18} strokeWidth={1.75} aria-hidden="true" />}
        <Trans>Get price</Trans>
      </Button>
      {request?.open && !Part && <PriceFrame target={target} onClose={close} />}
      {Part && request && <Part key={request.visit} target={target} open={request.open} onClose={close} />}
    </>
  );
}
