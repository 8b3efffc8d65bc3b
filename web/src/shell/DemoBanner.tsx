import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { SAMPLE_SIGN_INS } from '@plyhaat/contract/core/demo';
import { formatPhone } from '@plyhaat/contract/core/phone';
import { ChevronDown } from 'lucide-react';
import { useId, useState } from 'react';
import { classes } from '#ui/classes.ts';
import { inWords, useSay } from '#ui/said.ts';
import { openLogin } from './login.ts';

const WHO: Readonly<Record<string, MessageDescriptor>> = {
  Buyer: msg`Buyer`,
  'Seller with a subscription': msg`Seller with a subscription`,
  'Seller without a subscription': msg`Seller without a subscription`,
  Approver: msg`Approver`,
  Administrator: msg`Administrator`,
  'Sub-administrator': msg`Sub-administrator`,
};

/**
 * Says that nothing here is real, and who can be tried. On all but wide screens the list opens on request; on phones
 * the bar stands at the foot once the first page was seen (`seen` of the document).
 */
export function DemoBanner() {
  const { t } = useLingui();
  const say = useSay();
  const [open, setOpen] = useState(false);
  const listId = useId();
  return (
    <section
      aria-label={t`Demo`}
      data-demo=""
      className="border-line border-b bg-sunken text-ink-2 text-meta max-md:in-data-seen:order-last print:hidden"
    >
      <div className="wrap flex flex-wrap items-center gap-x-4 min-[100rem]:min-h-11 min-[100rem]:max-w-400">
        <p className="py-2">
          <b className="font-semibold text-ink">
            <Trans>This is a demo.</Trans>
          </b>{' '}
          <span className="max-xs:hidden">
            <Trans>All data is made up.</Trans>
          </span>
        </p>
        <button
          type="button"
          aria-expanded={open}
          aria-controls={listId}
          onClick={() => setOpen(!open)}
          className="ml-auto inline-flex min-h-11 items-center gap-1 font-semibold text-teak-ink min-[100rem]:hidden"
        >
          <Trans>Sample sign-ins</Trans>
          <ChevronDown size={16} aria-hidden="true" className={classes('transition-transform', open && 'rotate-180')} />
        </button>
        <ul
          id={listId}
          className={classes(
            'w-full gap-x-3 pb-2 sm:grid-cols-2 lg:grid-cols-3 min-[100rem]:ml-auto min-[100rem]:flex min-[100rem]:w-auto min-[100rem]:pb-0',
            open ? 'grid' : 'hidden',
          )}
        >
          {SAMPLE_SIGN_INS.map(({ who, phone }) => (
            <li key={phone}>
              <button type="button" onClick={() => openLogin({ phone })} className="group sign-in-link">
                {`${inWords(WHO, who, say)} `}
                <span className="sign-in-number">{formatPhone(phone)}</span>
              </button>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
