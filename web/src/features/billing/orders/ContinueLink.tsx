import { Link } from '@tanstack/react-router';
import { buttonClass } from '#ui/Button.tsx';
import * as TEXTS from './texts.ts';

/** Leads to the order, where it is paid. */
export function ContinueLink({ orderId, variant }: { orderId: string; variant?: 'line' }) {
  return (
    <Link to="/account/orders/$id" params={{ id: orderId }} className={buttonClass({ variant })}>
      {TEXTS.continuePayment}
    </Link>
  );
}
