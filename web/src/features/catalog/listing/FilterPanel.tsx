import { Trans, useLingui } from '@lingui/react/macro';
import { SlidersHorizontal, X } from 'lucide-react';
import { type SubmitEvent, useRef } from 'react';
import { useAddress } from '#languages/useAddress.ts';
import { Button } from '#ui/Button.tsx';
import { PlaceLink } from '#ui/navigation/PlaceLink.tsx';
import { CLOSE } from '#ui/overlays/close.ts';
import { useModalPopover } from '#ui/overlays/modal-popover.ts';
import { POPOVERS } from '#ui/popover.ts';
import type { Counted } from '../catalog.queries.ts';
import type { Filtering } from './browse.ts';
import { FILTER_FORM } from './FactLink.tsx';
import { Filters } from './Filters.tsx';
import { showProducts } from './found-words.ts';

export const FILTERS = 'filters';
/** An `aside` may not be a dialog. */
const SIDE = { role: 'complementary' } as const;
const DIALOG = { role: 'dialog', 'aria-modal': true } as const;

export function FilterButton({ count }: { count: number }) {
  const { t } = useLingui();
  return (
    <Button variant="line" popoverTarget={FILTERS} aria-haspopup="dialog" className="lg:hidden">
      <SlidersHorizontal size={18} strokeWidth={1.75} aria-hidden="true" />
      {count > 0 ? t`Filters (${count})` : t`Filters`}
    </Button>
  );
}

const SHEET =
  'max-lg:fixed max-lg:inset-y-0 max-lg:left-0 max-lg:h-dvh max-lg:w-[min(88vw,22.5rem)] max-lg:flex-col max-lg:overflow-hidden max-lg:border-line max-lg:border-r max-lg:bg-surface max-lg:text-ink max-lg:shadow-pop max-lg:backdrop:bg-scrim max-lg:open:flex';
const SIDEBAR = 'lg:static lg:block lg:size-auto lg:overflow-visible lg:bg-transparent scroll-mt-36 outline-none';

/**
 * The sidebar of wide screens, and on small ones the sheet that its button opens without a script. Every choice takes
 * effect at once; before the page answers, the button at its foot sends all of them as a form.
 */
export function FilterPanel({ filtering, found }: { filtering: Filtering; found: Counted | undefined }) {
  const { t } = useLingui();
  const { address, fixed, go, cleared, hrefFor } = filtering;
  const panel = useRef<HTMLElement>(null);
  const isDialog = useModalPopover(panel);
  const addressOf = useAddress();
  const [path, query = ''] = hrefFor({ page: 1, categories: [], brands: [], state: [] }).split('?');
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    panel.current?.hidePopover?.();
  };
  return (
    <section
      ref={panel}
      id={FILTERS}
      tabIndex={-1}
      {...(isDialog ? DIALOG : SIDE)}
      aria-label={t`Filters`}
      popover={POPOVERS ? 'auto' : undefined}
      className={`${POPOVERS ? `${SHEET} ${SIDEBAR}` : 'max-lg:hidden'} print:hidden`}
    >
      <div className="flex min-h-11 flex-none items-center justify-between gap-3 max-lg:border-line max-lg:border-b max-lg:py-2 max-lg:pr-16 max-lg:pl-5 lg:mb-4">
        <h2 className="text-title">
          <Trans>Filters</Trans>
        </h2>
        <PlaceLink href={cleared} className="link inline-flex min-h-11 items-center text-ui">
          <Trans>Clear All Filters</Trans>
        </PlaceLink>
      </div>
      <form id={FILTER_FORM} action={addressOf(path ?? '')} onSubmit={submit} className="contents">
        {/* What Enter in a box presses: not the first value that happens to be a button. */}
        <button type="submit" hidden />
        <Unchanged query={query} />
        <div className="max-lg:flex-1 max-lg:overflow-y-auto max-lg:overscroll-contain max-lg:p-5">
          <Filters found={found} address={address} fixed={fixed} onChange={go} hrefFor={hrefFor} />
        </div>
        {POPOVERS && <Foot found={found} />}
      </form>
      <button
        type="button"
        popoverTarget={FILTERS}
        popoverTargetAction="hide"
        aria-label={t`Close`}
        className={`${CLOSE} top-2 right-3 lg:hidden`}
      >
        <X size={20} aria-hidden="true" />
      </button>
    </section>
  );
}

function Foot({ found }: { found: Counted | undefined }) {
  const { t } = useLingui();
  return (
    <div className="flex-none border-line border-t p-4 pb-[calc(1rem+env(safe-area-inset-bottom))] lg:hidden">
      <Button type="submit" block>
        {t(showProducts(found?.total ?? 0, found?.nearest?.more ?? 0))}
      </Button>
    </div>
  );
}

/** What the form does not ask for goes with it, but the page number: other filters begin at the first. */
const Unchanged = ({ query }: { query: string }) =>
  [...new URLSearchParams(query)].map(([name, value]) => <input key={name} type="hidden" name={name} value={value} />);
