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
import * as TEXTS from './texts.ts';

const account = getRouteApi('/account');
const LONGEST_TITLE = 80;

/** Chooses products for a rate list. `product` in the address is chosen already, as from its page. */
export function ShareProductsScreen() {
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
        <h1 className="text-head">{TEXTS.shareARateList}</h1>
        <p className="text-ink-2">{TEXTS.chooseProducts}</p>
      </div>
      <Field label={TEXTS.nameOfTheList} optional help={TEXTS.forExample} error={making.fields.title}>
        <Input value={title} maxLength={LONGEST_TITLE} onChange={({ target }) => setTitle(target.value)} />
      </Field>
      <ProductChooser
        legend={TEXTS.products}
        chosen={chosen}
        most={MOST_SHARED}
        onChange={setChosen}
        hint={TEXTS.chooseAtMost(MOST_SHARED)}
      />
      <Button
        type="submit"
        busy={making.isPending}
        disabled={chosen.length === 0 || chosen.length > MOST_SHARED}
        className="justify-self-start max-sm:w-full"
      >
        {TEXTS.createList}
      </Button>
    </Form>
  );
}
