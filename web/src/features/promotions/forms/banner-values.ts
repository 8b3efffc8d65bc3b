import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { BannerForm, type OwnBanner, type SellerBannerKind } from '@plyhaat/contract/promotions/banner-form';
import { ownId } from '#api/own-id.ts';
import { type FormFile, refsOf, storedFile } from '#forms/uploads/form-file.ts';
import type { Say } from '#ui/said.ts';
import type { Choice } from './ProductChoice.tsx';
import { rulesBy } from './placement-rules.ts';

export const KINDS: Readonly<
  Record<SellerBannerKind, { readonly label: MessageDescriptor; readonly help: MessageDescriptor }>
> = {
  profilebanner: { label: msg`Profile banner`, help: msg`Opens your store` },
  productbanner: { label: msg`Product banner`, help: msg`Opens one of your products` },
};

export type BannerValues = {
  type: SellerBannerKind;
  product: Choice | null;
  image: FormFile[];
  appImage: FormFile[];
  uploading: boolean;
};

const EMPTY: BannerValues = { type: 'profilebanner', product: null, image: [], appImage: [], uploading: false };

const valuesOf = (banner: OwnBanner, say: Say): BannerValues => ({
  type: banner.type,
  product: banner.productId ? { value: banner.productId, label: banner.title } : null,
  image: [storedFile(banner.image, banner.picture, say(msg`Image`))],
  appImage: banner.appImage ? [storedFile(banner.appImage, banner.appPicture, say(msg`Picture for phones`))] : [],
  uploading: false,
});

const bodyOf = ({ type, product, image, appImage }: BannerValues) => ({
  userId: ownId(),
  type,
  productId: type === 'productbanner' ? (product?.value ?? '') : '',
  image: refsOf(image)[0] ?? '',
  appImage: refsOf(appImage)[0] ?? '',
});

export const bannerRules = (say: Say, saved?: OwnBanner) =>
  rulesBy(BannerForm, saved ? valuesOf(saved, say) : EMPTY, bodyOf);
