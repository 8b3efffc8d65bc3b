import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { classes } from '#ui/classes.ts';
import { Card, CardLine, cardLinkClass } from '#ui/display/Card.tsx';
import { Picture } from '#ui/display/Picture.tsx';
import { SectionHead, sectionLinkClass } from '#ui/display/SectionHead.tsx';
import type { PutAside } from '../put-aside.ts';
import { forgetViewed } from './viewed.ts';

type Props = { products: readonly PutAside[]; className?: string | undefined };

/** Without prices, which may have changed since. */
export function ViewedStrip({ products, className }: Props) {
  const { t } = useLingui();
  return (
    <section aria-labelledby="recently-viewed" className={classes('print:hidden', className)}>
      <SectionHead
        id="recently-viewed"
        title={t`Recently viewed`}
        link={
          <button type="button" onClick={forgetViewed} className={sectionLinkClass}>
            <Trans>Clear</Trans>
          </button>
        }
      />
      <ul className="grid grid-cols-1 gap-3 sm:grid-cols-2 lg:grid-cols-4">
        {products.slice(0, 8).map(({ _id, slug, name, picture, companyName }) => (
          <li key={_id} className="min-w-0">
            <Card className="h-full flex-row! items-center gap-3 p-3">
              <Picture
                picture={picture}
                alt=""
                ratio="1/1"
                sizes="64px"
                widths={[160]}
                className="w-16 flex-none rounded"
              />
              <div className="min-w-0">
                <h3 className="line-clamp-2 font-semibold text-ui">
                  <Link to="/product/$idOrSlug" params={{ idOrSlug: slug }} className={cardLinkClass}>
                    {name}
                  </Link>
                </h3>
                <CardLine className="text-ink-3">{companyName}</CardLine>
              </div>
            </Card>
          </li>
        ))}
      </ul>
    </section>
  );
}
