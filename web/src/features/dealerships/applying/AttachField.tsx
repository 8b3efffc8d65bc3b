import { Trans, useLingui } from '@lingui/react/macro';
import type { Dealership } from '@plyhaat/contract/dealerships/dealerships';
import { Link } from '@tanstack/react-router';
import type { UseFormReturn } from 'react-hook-form';
import { bind } from '#forms/form-rules.ts';
import { Field } from '#ui/forms/Field.tsx';
import { NativeSelect } from '#ui/forms/Input.tsx';
import type { Values } from './application-values.ts';

type Props = { form: UseFormReturn<Values>; dealerships: readonly Dealership[]; owner: string };

/** A copy of one's dealership record goes along, where there is one that was approved. */
export function AttachField({ form, dealerships, owner }: Props) {
  const { t } = useLingui();
  if (dealerships.length === 0)
    return (
      <p className="text-ink-3 text-ui">
        <Trans>
          Once your{' '}
          <Link to="/account" search={{ tab: 'addDealership' }} className="link">
            dealership record
          </Link>{' '}
          is approved, you can attach it to applications.
        </Trans>
      </p>
    );
  return (
    <Field
      label={t`Attach a dealership record`}
      optional
      help={t`${owner} sees a copy of it with its documents, until you withdraw the application.`}
      error={form.formState.errors.dealershipId?.message}
    >
      <NativeSelect {...bind(form, 'dealershipId')}>
        <option value="">
          <Trans>None</Trans>
        </option>
        {dealerships.map(({ _id, name, city }) => (
          <option key={_id} value={_id}>
            {name}, {city}
          </option>
        ))}
      </NativeSelect>
    </Field>
  );
}
