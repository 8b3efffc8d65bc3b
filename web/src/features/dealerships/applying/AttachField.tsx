import type { Dealership } from '@plyhaat/contract/dealerships/dealerships';
import { Link } from '@tanstack/react-router';
import type { UseFormReturn } from 'react-hook-form';
import { bind } from '#forms/form-rules.ts';
import { Field } from '#ui/forms/Field.tsx';
import { NativeSelect } from '#ui/forms/Input.tsx';
import type { Values } from './application-values.ts';
import * as TEXTS from './texts.ts';

type Props = { form: UseFormReturn<Values>; dealerships: readonly Dealership[]; owner: string };

/** A copy of one's dealership record goes along, where there is one that was approved. */
export function AttachField({ form, dealerships, owner }: Props) {
  if (dealerships.length === 0)
    return (
      <p className="text-ink-3 text-ui">
        {TEXTS.onceYour}{' '}
        <Link to="/account" search={{ tab: 'addDealership' }} className="link">
          {TEXTS.dealershipRecord}
        </Link>{' '}
        {TEXTS.isApprovedYouCan}
      </p>
    );
  return (
    <Field
      label={TEXTS.attachADealershipRecord}
      optional
      help={TEXTS.seesACopyOf(owner)}
      error={form.formState.errors.dealershipId?.message}
    >
      <NativeSelect {...bind(form, 'dealershipId')}>
        <option value="">{TEXTS.none}</option>
        {dealerships.map(({ _id, name, city }) => (
          <option key={_id} value={_id}>
            {name}, {city}
          </option>
        ))}
      </NativeSelect>
    </Field>
  );
}
