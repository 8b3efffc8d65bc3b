import { sharePath } from '@plyhaat/contract/catalog/share-code';
import { shareNotFound } from '@plyhaat/contract/catalog/shares';
import { formatDay } from '@plyhaat/contract/core/dates';
import { thumbnailOf } from '#modules/media/media.ts';
import type { Deps } from '#platform/deps.ts';
import type { Member } from '#platform/http/access.ts';
import { AppError } from '#platform/http/failure.ts';
import { openShare } from './shares.service.ts';
import { admitCatalogue } from './sharing.limits.ts';

const AT_ONCE = 4;

/** In order, a few at a time: pictures of fifty products must not take every core. */
async function picturesOf(deps: Deps, paths: readonly (string | undefined)[]): Promise<(Buffer | null)[]> {
  const pictures: (Buffer | null)[] = [];
  for (let at = 0; at < paths.length; at += AT_ONCE)
    pictures.push(
      ...(await Promise.all(paths.slice(at, at + AT_ONCE).map((path) => (path ? thumbnailOf(deps, path) : null)))),
    );
  return pictures;
}

/** The list on paper, for its sharer to send. */
export async function catalogueFor(
  deps: Deps,
  { id: memberId, language }: Pick<Member, 'id' | 'language'>,
  code: string,
) {
  const say = deps.languages.wording(language);
  const list = await openShare(deps.db, code);
  if (list.seller._id !== memberId) throw new AppError(shareNotFound);
  await admitCatalogue(deps.db, memberId);
  const { seller, products } = list;
  const pictures = await picturesOf(
    deps,
    products.map(({ product }) => product?.mainImage),
  );
  const createdAt = new Date(list.createdAt);
  const { renderCatalogue } = await import('./catalogue.ts');
  const bytes = await renderCatalogue({
    title: list.title ?? say('Rate list'),
    seller: seller.companyName,
    place: [seller.cityName, seller.stateName].filter(Boolean).join(', '),
    day: formatDay(createdAt),
    writtenAt: createdAt,
    address: deps.settings.publicUrl + sharePath(code),
    say,
    lines: products.map(({ product, ...line }, at) => ({
      ...line,
      about: product
        ? [product.category && say(product.category), product.brandObj?.name].filter(Boolean).join(' · ')
        : say('No longer available'),
      picture: pictures[at] ?? null,
    })),
  });
  return { type: 'application/pdf', name: `${seller.slug}-${code}.pdf`, bytes };
}
