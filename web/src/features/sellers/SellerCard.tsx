import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { ContactActions } from '#features/leads/contact/ContactActions.tsx';
import { buttonClass } from '#ui/Button.tsx';
import { classes } from '#ui/classes.ts';
import { Card, CardActions, cardLinkClass } from '#ui/display/Card.tsx';
import { Picture } from '#ui/display/Picture.tsx';
import { Place } from '#ui/display/Place.tsx';
import { SellerLogo } from '#ui/display/SellerLogo.tsx';
import { Rating } from '#ui/display/Stars.tsx';
import { ROLE_NAMES } from '#ui/words/roles.ts';
import { SellerCounts } from './SellerCounts.tsx';
import type { ShownSeller } from './shown-seller.ts';
import { targetOf } from './target.ts';

/** Nowhere narrower than a phone. */
const WIDTHS = [320, 640, 1280];

type Props = { seller: ShownSeller; layout?: 'grid' | 'list'; eager?: boolean };

/** Who, what for, where, how good (SELL-11). */
export function SellerCard({ seller, layout = 'grid', eager = false }: Props) {
  const { t } = useLingui();
  const wide = layout === 'list';
  return (
    <Card className={classes('h-full', wide && 'md:flex-row')}>
      <Picture
        picture={seller.bannerPicture ?? seller.profilePicture}
        alt=""
        ratio="5/2"
        eager={eager}
        widths={WIDTHS}
        sizes={wide ? '(min-width: 768px) 320px, 100vw' : '(min-width: 1280px) 400px, (min-width: 768px) 46vw, 100vw'}
        className={classes('flex-none', wide && 'max-md:hidden md:aspect-auto md:w-72')}
      />
      <div className={classes('flex min-w-0 flex-1 flex-col p-4', wide && 'md:p-5')}>
        <div className="flex items-start gap-3">
          <SellerLogo seller={seller} className={wide ? '' : '-mt-12'} />
          <p className="ml-auto text-right text-ink-3 text-meta">{t(ROLE_NAMES[seller.role])}</p>
        </div>
        <h3 className="mt-2 truncate font-semibold text-body">
          <Link to="/seller/$id" params={{ id: seller.slug }} className={cardLinkClass}>
            {seller.companyName || seller.name}
          </Link>
        </h3>
        <Place city={seller.cityName} state={seller.stateName} className="min-h-5" />
        <Rating rating={seller.rating} className="mt-2" />
        {wide && seller.description && (
          <p className="mt-2 line-clamp-2 text-ink-2 text-ui max-md:hidden">{seller.description}</p>
        )}
        <SellerCounts seller={seller} />
        <CardActions>
          <Link
            to="/seller/$id"
            params={{ id: seller.slug }}
            aria-label={t`View Store: ${{ value: seller.companyName || seller.name }}`}
            className={buttonClass({ variant: 'line', tight: true }, 'flex-1')}
          >
            <Trans>View Store</Trans>
          </Link>
          <ContactActions target={targetOf(seller)} channels={['call']} besideFree />
        </CardActions>
      </div>
    </Card>
  );
}
