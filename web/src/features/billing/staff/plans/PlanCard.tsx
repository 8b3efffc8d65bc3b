import type { PlanHistory, PlanVersion, TopupHistory, TopupVersion } from '@plyhaat/contract/billing/staff/offers';
import { formatDay } from '@plyhaat/contract/core/dates';
import { formatRupees, gstOn, toPaise } from '@plyhaat/contract/core/money';
import { roleLabel } from '@plyhaat/contract/core/role-label';
import type { Role } from '@plyhaat/contract/core/roles';
import type { ReactNode } from 'react';
import { totalText } from '#console/table/list.ts';
import { Button } from '#ui/Button.tsx';
import { Badge } from '#ui/display/Badge.tsx';
import type { OfferToSet } from './OfferDialog.tsx';
import * as TEXTS from './texts.ts';

const withGst = (price: number) => formatRupees(gstOn(toPaise(price), true).total / 100);

type Version = Pick<PlanVersion | TopupVersion, '_id' | 'version' | 'isOffered' | 'sold' | 'createdAt'>;
type FrameProps<V extends Version> = {
  title: string;
  roles: readonly Role[];
  versions: readonly V[];
  priceOf: (version: V) => string;
  onChange: () => void;
  onOffer: (isOffered: boolean) => void;
  children: ReactNode;
};

/** One plan or top-up: what it is now, its versions, and what can be done. */
function Frame<V extends Version>({ title, roles, versions, priceOf, onChange, onOffer, children }: FrameProps<V>) {
  const isOffered = versions.some((one) => one.isOffered);
  return (
    <article aria-label={title} className="flex min-w-0 flex-col gap-3 rounded border border-line p-4 text-ui">
      <div className="flex items-start justify-between gap-3 *:last:flex-none">
        <div className="min-w-0">
          <h3 className="font-semibold text-body">{title}</h3>
          <p className="text-ink-3 text-meta">{roles.map(roleLabel).join(', ')}</p>
        </div>
        <Badge tone={isOffered ? 'ok' : 'plain'}>{isOffered ? TEXTS.onOffer : TEXTS.retired}</Badge>
      </div>
      {children}
      <details className="group">
        <summary className="link inline-flex min-h-11 cursor-pointer items-center">
          {TEXTS.versions(versions.length)}
        </summary>
        <ul>
          {versions.map((one) => (
            <li key={one._id} className="border-line border-t py-2">
              <p className="flex flex-wrap justify-between gap-2">
                <span className="font-semibold">{TEXTS.versionOf(one.version)}</span>
                <span className="tabular-nums">{priceOf(one)}</span>
              </p>
              <p className="text-ink-3 text-meta">
                {TEXTS.since(formatDay(new Date(one.createdAt)))} · {TEXTS.sold(totalText(one.sold))}
              </p>
            </li>
          ))}
        </ul>
      </details>
      <div className="mt-auto flex flex-wrap gap-2">
        <Button variant="line" tight aria-label={TEXTS.changeTitle(title)} onClick={onChange}>
          {TEXTS.change}
        </Button>
        <Button
          variant="quiet"
          tight
          aria-label={isOffered ? TEXTS.retireTitle(title) : TEXTS.offerTitle(title)}
          onClick={() => onOffer(!isOffered)}
        >
          {isOffered ? TEXTS.retire : TEXTS.offerAgain}
        </Button>
      </div>
    </article>
  );
}

type PlanProps = { history: PlanHistory; onChange: () => void; onOffer: (offer: OfferToSet) => void };

export function PlanCard({ history: { key, roles, versions }, onChange, onOffer }: PlanProps) {
  const [latest] = versions;
  if (!latest) return null;
  const title = `${latest.family} ${latest.name}`;
  return (
    <Frame
      title={title}
      roles={roles}
      versions={versions}
      priceOf={({ price }) => formatRupees(price)}
      onChange={onChange}
      onOffer={(isOffered) => onOffer({ name: { key }, title, isOffered })}
    >
      <p>
        <b className="font-semibold text-title tabular-nums">{formatRupees(latest.price)}</b>{' '}
        <span className="text-ink-2">{TEXTS.forMonths(latest.noOfMonth)}</span>
        <span className="block text-ink-3 text-meta">{TEXTS.withGst(withGst(latest.price))}</span>
      </p>
      <ul className="grid list-disc gap-0.5 pl-5 text-ink-2 text-meta">
        {latest.messageArr.map(({ message }) => (
          <li key={message}>{message}</li>
        ))}
      </ul>
    </Frame>
  );
}

type TopupProps = { history: TopupHistory; onChange: () => void; onOffer: (offer: OfferToSet) => void };
const priced = ({ priceArr }: TopupVersion) =>
  priceArr.map(({ price, numberOfDays }) => TEXTS.priceFor(formatRupees(price), numberOfDays)).join(', ');

export function TopupCard({ history: { kind, roles, versions }, onChange, onOffer }: TopupProps) {
  const [latest] = versions;
  if (!latest) return null;
  return (
    <Frame
      title={latest.name}
      roles={roles}
      versions={versions}
      priceOf={priced}
      onChange={onChange}
      onOffer={(isOffered) => onOffer({ name: { kind }, title: latest.name, isOffered })}
    >
      <p className="font-semibold tabular-nums">{priced(latest)}</p>
      <p className="text-ink-2">{latest.description}</p>
    </Frame>
  );
}
