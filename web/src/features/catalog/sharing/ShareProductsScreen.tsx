import { Trans, useLingui } from '@lingui/react/macro';
import { MOST_SHARED } from '@plyhaat/contract/catalog/share-form';
import { getRouteApi } from '@tanstack/react-router';
import { useState } from 'react';
import { unlessInFields, useChange } from '#forms/useChange.ts';
import { Button } from '#ui/Button.tsx';
import { Field } from '#ui/forms/Field.tsx';
import { Form } from '#ui/forms/Form.tsx';
import { Input } from '#ui/forms/Input.tsx';
import { ProductChooser } from '../selling/ProductChooser.tsx';
import { sharing } from './sharing.queries.ts';

const account = getRouteApi('/account');
const LONGEST_TITLE = 80;

/** Chooses products for a rate list. `product` in the address is chosen already, as from its page. */
export function ShareProductsScreen() {
  const { t } = useLingui();
  const { product } = account.useSearch();
  const [chosen, setChosen] = useState(product ? [product] : []);
  const [title, setTitle] = useState('');
  const navigate = account.useNavigate();
  const making = useChange(sharing(), { success: null, failure: unlessInFields, refresh: [['shares']] });
  return (
    <Form
      className="grid gap-5"
      onSubmit={(event) => {
        event.preventDefault();
        making.mutate(
          { productIds: chosen, title: title.trim() || null },
          { onSuccess: ({ data }) => void navigate({ search: { tab: 'sharedLists', code: data.code } }) },
        );
      }}
    >
      <div>
        <h1 className="text-head">
          <Trans>Share a rate list</Trans>
        </h1>
        <p className="text-ink-2">
          <Trans>Choose products. Buyers get today’s prices with a link that also shows later changes.</Trans>
        </p>
      </div>
      <Field
        label={t`Name of the list`}
        optional
        help={t`For example: Diwali rates for dealers`}
        error={making.fields.title}
      >
        <Input value={title} maxLength={LONGEST_TITLE} onChange={({ target }) => setTitle(target.value)} />
      </Field>
      <ProductChooser
        legend={t`Products`}
        chosen={chosen}
        most={MOST_SHARED}
        onChange={setChosen}
        hint={t`Up to ${MOST_SHARED} approved products`}
      />
      <Button
        type="submit"
        busy={making.isPending}
        disabled={chosen.length === 0 || chosen.length > MOST_SHARED}
        className="justify-self-start max-sm:w-full"
      >
        <Trans>Create list</Trans>
      </Button>
    </Form>
  );
}
