import { MOST_REEL_PRODUCTS } from '@plyhaat/contract/reels/reel-product';
import { useWatch } from 'react-hook-form';
import { ProductChooser } from '#features/catalog/selling/ProductChooser.tsx';
import type { ReelFormState } from './reel-values.ts';
import * as TEXTS from './texts.ts';

export function ProductPicks({ form }: { form: ReelFormState }) {
  const chosen = useWatch({ control: form.control, name: 'productIds' });
  const { error } = form.getFieldState('productIds', form.formState);
  const choose = (ids: string[]) => {
    form.setValue('productIds', ids);
    form.clearErrors('productIds');
  };
  return (
    <ProductChooser
      legend={
        <>
          {TEXTS.productsInThisReel} <span className="font-normal text-ink-3">{TEXTS.optional}</span>
        </>
      }
      chosen={chosen}
      most={MOST_REEL_PRODUCTS}
      onChange={choose}
      hint={TEXTS.chooseUpToThree}
      error={error?.message}
    />
  );
}
