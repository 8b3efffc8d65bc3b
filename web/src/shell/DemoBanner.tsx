import { SAMPLE_SIGN_INS } from '@plyhaat/contract/demo';
import { formatPhone } from '@plyhaat/contract/phone';
import { ChevronDown } from 'lucide-react';
import { useId, useState } from 'react';
import { classes } from '#ui/classes.ts';
import { openLogin } from './login.ts';

/** Says that nothing here is real, and who can be tried. Below large screens the list opens on request. */
export function DemoBanner() {
  const [open, setOpen] = useState(false);
  const listId = useId();
  return (
    <section aria-label="Demo" className="border-line border-b bg-sunken text-ink-2 text-meta print:hidden">
      <div className="wrap flex flex-wrap items-center gap-x-5 xl:min-h-11">
        <p className="py-2">
          <b className="font-semibold text-ink">This is a demo.</b>{' '}
          <span className="max-xs:hidden">Sellers, people and prices are invented.</span>
        </p>
        <button
          type="button"
          aria-expanded={open}
          aria-controls={listId}
          onClick={() => setOpen(!open)}
          className="ml-auto inline-flex min-h-11 items-center gap-1 font-semibold text-teak-ink xl:hidden"
        >
          Sample sign-ins
          <ChevronDown size={16} aria-hidden="true" className={classes('transition-transform', open && 'rotate-180')} />
        </button>
        <ul
          id={listId}
          className={classes(
            'w-full gap-x-5 max-xl:grid-cols-2 max-xl:pb-2 max-md:grid-cols-1 xl:ml-auto xl:flex xl:w-auto',
            open ? 'grid' : 'hidden',
          )}
        >
          {SAMPLE_SIGN_INS.map(({ who, phone }) => (
            <li key={phone}>
              <button
                type="button"
                onClick={() => openLogin({ phone })}
                className="group inline-flex min-h-11 items-center gap-1.5 text-left"
              >
                {who}
                <span className="whitespace-nowrap font-semibold text-teak-ink tabular-nums underline-offset-3 group-hover:underline">
                  {formatPhone(phone)}
                </span>
              </button>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
