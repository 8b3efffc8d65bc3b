import { msg, plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ProductCard } from '@plyhaat/contract/catalog/catalog';
import { Link } from '@tanstack/react-router';
import { Copy, Pencil, Trash2 } from 'lucide-react';
import { ApprovalBadge } from '#forms/approval/ApprovalBadge.tsx';
import { ApprovalNote } from '#forms/approval/ApprovalNote.tsx';
import { useChange } from '#forms/useChange.ts';
import { Button, buttonClass } from '#ui/Button.tsx';
import { Picture } from '#ui/display/Picture.tsx';
import { Price } from '#ui/display/Price.tsx';
import { perOne } from '#ui/words/prices.ts';
import { savingStock } from './selling.queries.ts';

type Props = { products: readonly ProductCard[]; onDelete: (product: ProductCard) => void };

const COLUMNS = 'ml:grid-cols-[minmax(0,1fr)_9.5rem_6.5rem_4.5rem_8.25rem] ml:gap-x-4 ml:px-3';

/** Rows with their columns on wide screens; on small ones each is a block with its actions at the foot. */
export function OwnProductList({ products, onDelete }: Props) {
  const { t } = useLingui();
  return (
    <>
      <div
        aria-hidden="true"
        className={`mt-4 hidden rounded bg-sunken py-2.5 font-medium text-ink-3 text-meta ml:grid ${COLUMNS}`}
      >
        <span>
          <Trans>Product</Trans>
        </span>
        <span className="text-right">
          <Trans>Price</Trans>
        </span>
        <span>
          <Trans>Approval</Trans>
        </span>
        <span>
          <Trans>In stock</Trans>
        </span>
      </div>
      <ul aria-label={t`Your products`} className="max-ml:mt-2">
        {products.map((product) => (
          <li
            key={product._id}
            className={`grid grid-cols-[1fr_auto] items-center gap-x-3 border-line border-b py-4 last:border-b-0 ml:py-3 ${COLUMNS}`}
          >
            <What product={product} />
            <Price
              price={product.price}
              originalPrice={product.originalPrice}
              unit={perOne(product, t)}
              className="max-ml:mt-3 ml:justify-end ml:text-right"
            />
            <span className="max-ml:hidden">
              <ApprovalBadge state={product.approved} />
            </span>
            <Stock product={product} />
            <Actions product={product} onDelete={onDelete} />
          </li>
        ))}
      </ul>
    </>
  );
}

const viewsOf = (count: number) =>
  msg`${plural(count, { one: '1 view', other: `${{ shown: count.toLocaleString('en-IN') }} views` })}`;

function What({ product }: { product: ProductCard }) {
  const { t } = useLingui();
  const { name, picture, category, isPublic, slug, approved, views } = product;
  return (
    <div className="flex items-start gap-3 max-ml:col-span-2 sm:gap-4 ml:items-center">
      <Picture picture={picture} alt="" sizes="84px" className="w-18 flex-none rounded sm:w-21" imageClassName="" />
      <div className="min-w-0 flex-1 text-ui">
        <p className="font-semibold wrap-break-word">
          {isPublic ? (
            <Link to="/product/$idOrSlug" params={{ idOrSlug: slug }} className="hover:text-teak">
              {name}
            </Link>
          ) : (
            name
          )}
        </p>
        <p className="text-ink-3 text-meta">
          {[category, ...(views === undefined ? [] : [t(viewsOf(views))])].join(' · ')}
        </p>
        <span className="mt-1.5 inline-block ml:hidden">
          <ApprovalBadge state={approved} />
        </span>
        <ApprovalNote {...product} />
      </div>
    </div>
  );
}

/** Saved at once and without review. */
function Stock({ product: { _id, name, inStock } }: { product: ProductCard }) {
  const { t } = useLingui();
  const saving = useChange(savingStock(_id), { success: null, refresh: [['products']], refreshOnError: true });
  const now = saving.isPending ? saving.variables : inStock;
  return (
    <label className="inline-flex min-h-11 items-center gap-2 max-ml:row-start-3">
      <span className="text-ink-3 text-meta ml:hidden">
        <Trans>In stock</Trans>
      </span>
      <input
        type="checkbox"
        checked={now}
        onChange={({ target }) => saving.mutate(target.checked)}
        aria-label={t`${name} is in stock`}
        className="size-5 accent-teak-fill"
      />
    </label>
  );
}

function Actions({ product, onDelete }: { product: ProductCard; onDelete: (product: ProductCard) => void }) {
  const { t } = useLingui();
  const { _id, name } = product;
  return (
    <span className="flex justify-end max-ml:row-start-3">
      <Link
        to="/account"
        search={{ tab: 'addProducts', id: _id }}
        aria-label={t`Edit ${name}`}
        className={buttonClass({ variant: 'quiet', size: 'round' })}
      >
        <Pencil size={18} strokeWidth={1.75} aria-hidden="true" />
      </Link>
      <Link
        to="/account"
        search={{ tab: 'addProducts', copy: _id }}
        aria-label={t`Duplicate ${name}`}
        className={buttonClass({ variant: 'quiet', size: 'round' })}
      >
        <Copy size={18} strokeWidth={1.75} aria-hidden="true" />
      </Link>
      <Button variant="quiet" size="round" aria-label={t`Delete ${name}`} onClick={() => onDelete(product)}>
        <Trash2 size={18} strokeWidth={1.75} aria-hidden="true" />
      </Button>
    </span>
  );
}
