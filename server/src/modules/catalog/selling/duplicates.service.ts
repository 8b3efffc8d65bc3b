import type { ProductForm } from '@plyhaat/contract/catalog/product-form';
import { copyMedia, withoutSignature } from '#modules/media/media.ts';
import type { Deps } from '#platform/deps.ts';
import type { Member } from '#platform/http/access.ts';

/** A duplicate names the pictures of the product it was made from: it gets its own, so that either can be deleted. */
export async function withOwnPictures(
  deps: Pick<Deps, 'db' | 'files'>,
  who: Member,
  form: ProductForm,
): Promise<ProductForm> {
  const refs = [form.mainImage, ...(form.imageArr ?? [])].map(withoutSignature);
  const copies = await copyMedia(deps, who.id, refs, ['product']);
  if (copies.size === 0) return form;
  const named = (ref: string) => copies.get(withoutSignature(ref)) ?? ref;
  return {
    ...form,
    mainImage: named(form.mainImage),
    ...(form.imageArr && { imageArr: form.imageArr.map(named) }),
  };
}
