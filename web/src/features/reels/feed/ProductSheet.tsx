import { Trans, useLingui } from '@lingui/react/macro';
import { readSheet, secondPrice } from '@plyhaat/contract/core/sheet';
import type { ReelProduct } from '@plyhaat/contract/reels/reel-product';
import type { Reel } from '@plyhaat/contract/reels/reels';
import { Link } from '@tanstack/react-router';
import { ChevronRight, Clapperboard, X } from 'lucide-react';
import { useEffect, useId, useRef } from 'react';
import { secondInWords } from '#features/catalog/second-price.ts';
import { ContactActions } from '#features/leads/contact/ContactActions.tsx';
import { GetPrice } from '#features/leads/contact/GetPrice.tsx';
import { Button, buttonClass } from '#ui/Button.tsx';
import { Picture } from '#ui/display/Picture.tsx';
import { Price } from '#ui/display/Price.tsx';
import { perOne } from '#ui/words/prices.ts';

type Props = { reel: Reel; product: ReelProduct; onClose: () => void };

/** One product of the video: from its lower edge on phones, a card beside it on wide screens. The video plays on. */
export function ProductSheet({ reel: { _id: reelId, user }, product, onClose }: Props) {
  const { t } = useLingui();
  const titleId = useId();
  const sheet = useRef<HTMLElement>(null);
  useEffect(() => sheet.current?.focus({ preventScroll: true }), []);
  const { _id, slug, name, price, originalPrice, pricetype, unitName, picture, size, thickness } = product;
  const second = product.soldByArea ? secondPrice(price, pricetype, readSheet(size, thickness)) : undefined;
  const target = {
    sellerId: user._id,
    name: user.name,
    reelId,
    product: { _id, slug, name, price, pricetype, unitName },
  };
  return (
    <section
      ref={sheet}
      tabIndex={-1}
      aria-labelledby={titleId}
      onKeyDown={(event) => event.key === 'Escape' && onClose()}
      className="absolute inset-x-0 bottom-0 z-3 grid animate-rise gap-4 rounded-t-lg bg-surface px-4 pt-5 pb-[calc(1.25rem+env(safe-area-inset-bottom))] text-ink shadow-[0_0_0_100vmax_var(--scrim)] outline-none stage-wide:inset-x-auto stage-wide:bottom-5 stage-wide:left-1/2 stage-wide:w-(--fw) stage-wide:-translate-x-1/2 stage-wide:rounded-lg stage-wide:shadow-pop stage-desk:relative stage-desk:bottom-0 stage-desk:left-0 stage-desk:z-auto stage-desk:w-auto stage-desk:translate-x-0 stage-desk:gap-3 stage-desk:rounded-card stage-desk:border stage-desk:border-line stage-desk:p-4 stage-desk:shadow-none"
    >
      <span
        aria-hidden="true"
        className="-translate-x-1/2 absolute top-2 left-1/2 h-1 w-10 rounded-full bg-line-2 stage-desk:hidden"
      />
      <div className="grid grid-cols-[6.75rem_minmax(0,1fr)] gap-x-4 gap-y-1">
        <Picture picture={picture} alt="" sizes="160px" widths={[160, 320]} className="row-span-3 self-start rounded" />
        <h3 id={titleId} className="pr-9 font-semibold text-body leading-5.5 wrap-anywhere">
          {name}
        </h3>
        <p className="text-ink-2 text-ui wrap-anywhere">{user.name}</p>
        <Price
          price={price}
          originalPrice={originalPrice}
          unit={perOne(product, t)}
          note={second === undefined ? undefined : secondInWords(second, product, t)}
        />
      </div>
      <div className="grid grid-cols-2 gap-x-2 gap-y-3.5">
        <GetPrice target={target} className="col-span-2" />
        <ContactActions target={target} channels={['call', 'whatsapp']} labels={{ call: t`Call` }} besideFree />
      </div>
      <Link to="/product/$idOrSlug" params={{ idOrSlug: slug }} className={buttonClass({ variant: 'quiet' })}>
        <Trans>See grade, sizes and reviews</Trans>
        <ChevronRight size={16} strokeWidth={1.75} aria-hidden="true" />
      </Link>
      <p className="flex gap-1.5 text-ink-3 text-meta">
        <Clapperboard size={16} strokeWidth={1.75} aria-hidden="true" className="flex-none" />
        <Trans>The seller will see which reel you came from.</Trans>
      </p>
      <Button
        variant="quiet"
        size="round"
        aria-label={t`Close`}
        onClick={onClose}
        className="absolute! top-1.5 right-1.5"
      >
        <X size={20} strokeWidth={1.75} aria-hidden="true" />
      </Button>
    </section>
  );
}
