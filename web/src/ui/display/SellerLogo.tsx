import type { Picture as StoredPicture } from '@plyhaat/contract/core/picture';
import { classes } from '../classes.ts';
import { Picture } from './Picture.tsx';
import { Verified } from './Verified.tsx';

type Named = {
  readonly companyName: string;
  readonly name: string;
  readonly profilePicture: StoredPicture | null;
  readonly verifeied: boolean;
};

const initials = (name: string) =>
  name
    .split(/\s+/)
    .slice(0, 2)
    .map((word) => [...word][0])
    .join('');

/** The picture or the initials of a store, with a tick where its documents were checked. */
export function SellerLogo({
  seller,
  large = false,
  className,
}: {
  seller: Named;
  large?: boolean;
  className?: string;
}) {
  const frame = classes(
    'overflow-hidden rounded-card border-2 border-surface bg-surface',
    large ? 'size-20 sm:size-28' : 'size-16',
  );
  return (
    <span className={classes('relative flex-none', className)}>
      {seller.profilePicture ? (
        <Picture
          picture={seller.profilePicture}
          alt=""
          ratio="1/1"
          sizes={large ? '112px' : '64px'}
          widths={[160, 320]}
          className={frame}
        />
      ) : (
        <span aria-hidden="true" className={classes('grid place-items-center', frame)}>
          <span className="grid size-full place-items-center bg-teak-soft font-semibold text-teak-ink text-title uppercase">
            {initials(seller.companyName || seller.name)}
          </span>
        </span>
      )}
      {seller.verifeied && (
        <span className="absolute -right-1.5 -bottom-1.5 grid place-items-center rounded-full bg-surface p-0.5">
          <Verified />
        </span>
      )}
    </span>
  );
}
