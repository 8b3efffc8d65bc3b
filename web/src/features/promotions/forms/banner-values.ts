import { BannerForm, type OwnBanner, type SellerBannerKind } from '@plyhaat/contract/promotions/banner-form';
import { ownId } from '#api/own-id.ts';
import { type FormFile, refsOf, storedFile } from '#forms/uploads/form-file.ts';
import type { Choice } from './ProductChoice.tsx';
import { rulesBy } from './placement-rules.ts';
import * as TEXTS from './texts.ts';

export const KINDS: Readonly<Record<SellerBannerKind, { readonly label: string; readonly help: string }>> = {
  profilebanner: { label: TEXTS.profileBanner, help: TEXTS.opensYourStore },
  productbanner: { label: TEXTS.productBanner, help: TEXTS.opensOneOfYour },
};

export type BannerValues = {
  type: SellerBannerKind;
  product: Choice | null;
  image: FormFile[];
  appImage: FormFile[];
  uploading: boolean;
};

const EMPTY: BannerValues = { type: 'profilebanner', product: null, image: [], appImage: [], uploading: false };

const valuesOf = (banner: OwnBanner): BannerValues => ({
  type: banner.type,
  product: banner.productId ? { value: banner.productId, label: banner.title } : null,
  image: [storedFile(banner.image, banner.picture, 'Image')],
  appImage: banner.appImage ? [storedFile(banner.appImage, banner.appPicture, TEXTS.pictureForPhones)] : [],
  uploading: false,
});

const bodyOf = ({ type, product, image, appImage }: BannerValues) => ({
  userId: ownId(),
  type,
  productId: type === 'productbanner' ? (product?.value ?? '') : '',
  image: refsOf(image)[0] ?? '',
  appImage: refsOf(appImage)[0] ?? '',
});

export const bannerRules = (saved?: OwnBanner) => rulesBy(BannerForm, saved ? valuesOf(saved) : EMPTY, bodyOf);
