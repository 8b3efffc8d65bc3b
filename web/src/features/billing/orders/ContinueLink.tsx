import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { buttonClass } from '#ui/Button.tsx';

/** Leads to the order, where it is paid; a row of a list has little room for it. */
export function ContinueLink({ orderId, isInRow = false }: { orderId: string; isInRow?: boolean }) {
  return (
    <Link
      to="/account/orders/$id"
      params={{ id: orderId }}
      className={buttonClass(isInRow ? { variant: 'line', tight: true } : {})}
    >
      <Trans>Continue payment</Trans>
    </Link>
  );
}
