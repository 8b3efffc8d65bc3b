import { Trans } from '@lingui/react/macro';
import type { Batch } from '@plyhaat/contract/catalog/batches';
import { Link } from '@tanstack/react-router';
import { RotateCcw } from 'lucide-react';
import type { ReactNode } from 'react';
import { buttonClass } from '#ui/Button.tsx';
import { type Step, Steps } from './Steps.tsx';

type Props = { batch: Batch; step: Step; title: string; about: readonly (string | false | 0)[]; children?: ReactNode };

/** What is asked now, of which file, and how far it is. */
export function StepHead({ batch, step, title, about, children }: Props) {
  return (
    <>
      <div className="flex flex-wrap items-end gap-x-5 gap-y-3">
        <div className="min-w-0">
          <h2 className="text-head">{title}</h2>
          <p className="text-ink-2 text-ui wrap-anywhere">{about.filter(Boolean).join(' · ')}</p>
        </div>
        <div className="flex gap-2 max-md:w-full max-md:*:flex-1 md:ml-auto">
          {children}
          <Link to="/account" search={{ tab: 'bulkUpload' }} className={buttonClass({ variant: 'line' })}>
            <RotateCcw size={18} strokeWidth={1.75} aria-hidden="true" />
            <Trans>Another file</Trans>
          </Link>
        </div>
      </div>
      <Steps batch={batch} now={step} />
    </>
  );
}
