import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { Failure } from '@plyhaat/contract/core/endpoint';
import {
  alreadyApplied,
  everyCityTaken,
  opportunityClosed,
  ownOpportunity,
} from '@plyhaat/contract/dealerships/applications';
import { opportunityNotFound } from '@plyhaat/contract/dealerships/opportunities';
import { Link } from '@tanstack/react-router';
import { CallError } from '#api/call.ts';
import { Button, buttonClass } from '#ui/Button.tsx';
import { Dialog } from '#ui/overlays/Dialog.tsx';

const TITLES: readonly (readonly [failure: Failure, title: MessageDescriptor])[] = [
  [ownOpportunity, msg`This is your own opportunity`],
  [alreadyApplied, msg`You have already applied`],
  [opportunityClosed, msg`This opportunity has ended`],
  [everyCityTaken, msg`Every city is taken`],
  [opportunityNotFound, msg`This opportunity is no longer available`],
];

const titleOf = (error: CallError) => TITLES.find(([failure]) => error.is(failure))?.[1];

/** What the check says in words; anything else is a failure that can be tried again. An id that is none is not found. */
export const isRefusal = (error: unknown): error is CallError =>
  error instanceof CallError && (titleOf(error) !== undefined || error.status === 422);

type Props = { id: string; refusal: CallError; onClose: () => void };

export function ApplyRefused({ id, refusal, onClose }: Props) {
  const { t } = useLingui();
  const isMissing = refusal.status === 422 || refusal.is(opportunityNotFound);
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t(titleOf(refusal) ?? msg`This opportunity is no longer available`)}
      description={isMissing ? t`It has ended, or the owner has removed it.` : refusal.message}
    >
      <div className="flex flex-wrap gap-3 *:flex-1">
        <Button variant="line" onClick={onClose}>
          <Trans>Close</Trans>
        </Button>
        <WayOn id={id} refusal={refusal} onClose={onClose} />
      </div>
    </Dialog>
  );
}

function WayOn({ id, refusal, onClose }: Props) {
  if (refusal.is(ownOpportunity))
    return (
      <Link to="/account" search={{ tab: 'myOpportunities', id }} className={buttonClass()}>
        <Trans>See applications</Trans>
      </Link>
    );
  if (refusal.is(alreadyApplied))
    return (
      <Link to="/account" search={{ tab: 'applications' }} className={buttonClass()}>
        <Trans>See my application</Trans>
      </Link>
    );
  return (
    <Link to="/apply-dealership" className={buttonClass()} onClick={onClose}>
      <Trans>See other opportunities</Trans>
    </Link>
  );
}
