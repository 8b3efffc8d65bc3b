import { Trans, useLingui } from '@lingui/react/macro';
import { MOST_REEL_PRODUCTS } from '@plyhaat/contract/reels/reel-product';
import { useWatch } from 'react-hook-form';
import { ProductChooser } from '#features/catalog/selling/ProductChooser.tsx';
import type { ReelFormState } from './reel-values.ts';

export function ProductPicks({ form }: { form: ReelFormState }) {
  const { t } = useLingui();
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
          <Trans>Products in this reel</Trans>{' '}
          <span className="font-normal text-ink-3">
            <Trans>optional</Trans>
          </span>
        </>
      }
      chosen={chosen}
      most={MOST_REEL_PRODUCTS}
      onChange={choose}
      hint={t`Choose up to three. Buyers can tap them to call you, and you will see which reel they came from.`}
      error={error?.message}
    />
  );
}
