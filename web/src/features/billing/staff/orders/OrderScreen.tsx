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
import { AddressLines } from '../../buying/BillTo.tsx';
import { SummaryLines } from '../../buying/SummaryLines.tsx';
import { OrderDocuments } from '../../orders/OrderDocuments.tsx';
import { staffOrder } from '../money.queries.ts';
import { RefundDialog } from './RefundDialog.tsx';
import { Refunds } from './Refunds.tsx';
import { Timeline } from './Timeline.tsx';
import * as TEXTS from './texts.ts';

const route = getRouteApi('/console/admin/orders/$id');

export function OrderScreen() {
  return (
    <ManagerScreen title={TEXTS.order}>
      <One />
    </ManagerScreen>
  );
}

function One() {
  const { id } = route.useParams();
  const found = useQuery(staffOrder(id));
  useCrumb(id);
  const isMissing = found.error instanceof CallError && found.error.status === 404;
  return (
    <ConsolePage
      title={TEXTS.orderNumber(id)}
      found={{ ...found, isError: found.isError && !isMissing }}
      tools={found.data && <Actions order={found.data} />}
    >
      {isMissing && (
        <Empty
          text={TEXTS.noSuchOrder}
          action={
            <Link to="/admin/orders" className={buttonClass({ variant: 'line' })}>
              {TEXTS.allOrders}
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
        {TEXTS.refund}
      </Button>
      {open && <RefundDialog order={order} onClose={() => setOpen(false)} />}
    </>
  );
}

function Shown({ order }: { order: StaffOrder }) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 xl:grid-cols-[minmax(0,1fr)_22rem]">
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
        <Panel
          title={order.paidAt ? TEXTS.bought : TEXTS.ordered}
          tools={<Badge tone={ORDER_TONES[order.state]}>{ORDER_WORDS[order.state]}</Badge>}
        >
          <SummaryLines bill={order} />
          {order.refunded > 0 && <p className="mt-3 text-ui">{TEXTS.refundedOf(formatRupees(order.refunded))}</p>}
          <OrderDocuments order={order} invoicePath={staffInvoicePath} creditNotePath={staffCreditNotePath} />
        </Panel>
        <Panel title={TEXTS.timeline}>
          <Timeline steps={order.timeline} />
        </Panel>
      </div>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
        <Panel title={TEXTS.buyer}>
          <Buyer order={order} />
        </Panel>
        <Panel title={TEXTS.payment}>
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
        <p>{TEXTS.formerMember}</p>
      )}
      <div className="text-meta">
        <AddressLines address={billing} isNamed={billing.name !== member?.name} />
      </div>
    </div>
  );
}

function Payment({ order }: { order: StaffOrder }) {
  const { flag, reference, paidAs, nextCheckAt } = order;
  const facts = [
    [TEXTS.method, TEXTS.methods[order.paymentType]],
    [TEXTS.provider, TEXTS.providers[order.provider] ?? order.provider],
    [TEXTS.reference, reference],
    [TEXTS.paidAs, paidAs],
    [TEXTS.checks, String(order.checks)],
    [TEXTS.nextCheck, nextCheckAt && formatMoment(new Date(nextCheckAt))],
  ].filter(([, value]) => value);
  return (
    <>
      {flag && <Badge tone="wait">{TEXTS.flags[flag] ?? flag}</Badge>}
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
