import { Trans, useLingui } from '@lingui/react/macro';
import { ORDER_WORDS } from '@plyhaat/contract/billing/payments';
import { type StaffOrder, staffCreditNotePath, staffInvoicePath } from '@plyhaat/contract/billing/staff/order';
import { formatMoment } from '@plyhaat/contract/core/dates';
import { formatRupees } from '@plyhaat/contract/core/money';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import { Undo2 } from 'lucide-react';
import { useState } from 'react';
import { CallError } from '#api/call.ts';
import { useSession } from '#api/session.ts';
import { ConsolePage } from '#console/ConsolePage.tsx';
import { useCrumb } from '#console/crumb.ts';
import { ManagerScreen } from '#console/ManagerScreen.tsx';
import { ORDER_TONES } from '#console/states.words.ts';
import { Button, buttonClass } from '#ui/Button.tsx';
import { Badge } from '#ui/display/Badge.tsx';
import { Empty } from '#ui/display/Empty.tsx';
import { Panel } from '#ui/display/Panel.tsx';
import { useSay } from '#ui/said.ts';
import { AddressLines } from '../../buying/BillTo.tsx';
import { SummaryLines } from '../../buying/SummaryLines.tsx';
import { OrderDocuments } from '../../orders/OrderDocuments.tsx';
import { staffOrder } from '../money.queries.ts';
import { PROVIDERS } from '../providers.ts';
import { RefundDialog } from './RefundDialog.tsx';
import { Refunds } from './Refunds.tsx';
import { Timeline } from './Timeline.tsx';
import { flagWords, METHODS } from './words.ts';

const route = getRouteApi('/console/admin/orders/$id');

export function OrderScreen() {
  const { t } = useLingui();
  return (
    <ManagerScreen title={t`Order`}>
      <One />
    </ManagerScreen>
  );
}

function One() {
  const { t } = useLingui();
  const { id } = route.useParams();
  const found = useQuery(staffOrder(id));
  useCrumb(id);
  const isMissing = found.error instanceof CallError && found.error.status === 404;
  return (
    <ConsolePage
      title={t`Order ${id}`}
      found={{ ...found, isError: found.isError && !isMissing }}
      tools={found.data && <Actions order={found.data} />}
    >
      {isMissing && (
        <Empty
          text={t`There is no order with this number.`}
          action={
            <Link to="/admin/orders" className={buttonClass({ variant: 'line' })}>
              <Trans>All orders</Trans>
            </Link>
          }
        />
      )}
      {found.data && <Shown order={found.data} />}
    </ConsolePage>
  );
}

/** Nobody refunds what is their own. */
function Actions({ order }: { order: StaffOrder }) {
  const { user } = useSession();
  const [open, setOpen] = useState(false);
  if (order.refundable <= 0 || user?._id === order.member?._id) return null;
  return (
    <>
      <Button variant="line" onClick={() => setOpen(true)}>
        <Undo2 size={18} strokeWidth={1.75} aria-hidden="true" />
        <Trans>Refund</Trans>
      </Button>
      {open && <RefundDialog order={order} onClose={() => setOpen(false)} />}
    </>
  );
}

function Shown({ order }: { order: StaffOrder }) {
  const { t } = useLingui();
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 xl:grid-cols-[minmax(0,1fr)_22rem]">
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
        <Panel
          title={order.paidAt ? t`Bought` : t`Ordered`}
          tools={<Badge tone={ORDER_TONES[order.state]}>{ORDER_WORDS[order.state]}</Badge>}
        >
          <SummaryLines bill={order} />
          {order.refunded > 0 && (
            <p className="mt-3 text-ui">{t`${{ sum: formatRupees(order.refunded) }} of it has been refunded.`}</p>
          )}
          <OrderDocuments order={order} invoicePath={staffInvoicePath} creditNotePath={staffCreditNotePath} />
        </Panel>
        <Panel title={t`Timeline`}>
          <Timeline steps={order.timeline} />
        </Panel>
      </div>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
        <Panel title={t`Buyer`}>
          <Buyer order={order} />
        </Panel>
        <Panel title={t`Payment`}>
          <Payment order={order} />
        </Panel>
        {order.refunds.length > 0 && <Refunds order={order} />}
      </div>
    </div>
  );
}

function Buyer({ order: { member, billing } }: { order: StaffOrder }) {
  return (
    <div className="grid text-ui">
      {member ? (
        <Link
          to="/admin/members/$id"
          params={{ id: member._id }}
          className="link -mt-2.5 inline-flex min-h-11 items-center font-semibold"
        >
          {member.name}
        </Link>
      ) : (
        <p>
          <Trans>Former member</Trans>
        </p>
      )}
      <div className="text-meta">
        <AddressLines address={billing} isNamed={billing.name !== member?.name} />
      </div>
    </div>
  );
}

function Payment({ order }: { order: StaffOrder }) {
  const { t } = useLingui();
  const say = useSay();
  const { flag, reference, paidAs, nextCheckAt } = order;
  const facts = [
    [t`Method`, say(METHODS[order.paymentType])],
    [t`Provider`, PROVIDERS[order.provider] ?? order.provider],
    [t`Reference`, reference],
    [t`Known to the provider as`, paidAs],
    [t`Times checked`, String(order.checks)],
    [t`Next check`, nextCheckAt && formatMoment(new Date(nextCheckAt))],
  ].filter(([, value]) => value);
  return (
    <>
      {flag && <Badge tone="wait">{say(flagWords(flag))}</Badge>}
      <dl className="mt-2 grid gap-3 text-ui">
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt className="text-ink-3 text-meta">{label}</dt>
            <dd className="font-semibold wrap-anywhere">{value}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}
