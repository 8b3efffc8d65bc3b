import { useLingui } from '@lingui/react/macro';
import { gstStateCode, isGstNumber } from '@plyhaat/contract/core/gst';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { stateList } from '#features/places/places.queries.ts';
import { Field } from '#ui/forms/Field.tsx';
import { Input } from '#ui/forms/Input.tsx';
import { GstDoubts } from '../GstDoubts.tsx';
import { bind, errorOf, type VendorForm } from './vendor-form.ts';

/** Looked at while it is typed: a slip or another state is pointed out, and the state that it names is filled in. */
export function GstField({ form }: { form: VendorForm }) {
  const { t } = useLingui();
  const [gstNo, countryId, stateId] = useWatch({ control: form.control, name: ['gstNo', 'countryId', 'stateId'] });
  const filledIn = useStateOf(form, { gstNo: gstNo ?? '', countryId: countryId ?? '', stateId: stateId ?? '' });
  return (
    <>
      <Field
        label={t`GST number`}
        help={filledIn ? t`${filledIn} is filled in as your state.` : t`15 characters, as on your certificate`}
        error={errorOf(form, 'gstNo')}
        className="sm:col-span-2"
      >
        <Input autoComplete="off" autoCapitalize="characters" spellCheck={false} {...bind(form, 'gstNo')} />
      </Field>
      <GstDoubts gstNumber={gstNo ?? ''} countryId={countryId ?? ''} stateId={stateId ?? ''} />
    </>
  );
}

type Typed = { readonly gstNo: string; readonly countryId: string; readonly stateId: string };

/** Fills in the state of a whole number where none was chosen; the name of the state that stands there by it. */
function useStateOf(form: VendorForm, { gstNo, countryId, stateId }: Typed): string | undefined {
  const { data } = useQuery(stateList(countryId));
  const [filled, setFilled] = useState('');
  const code = isGstNumber(gstNo) ? gstStateCode(gstNo) : '';
  const state = data?.data.find(({ gstCode }) => gstCode === code);
  const fill = useEffectEvent((id: string) => {
    // What somebody chose stays: the doubt below says that it differs.
    if (stateId !== '' && stateId !== filled) return;
    setFilled(id);
    if (stateId === id) return;
    form.setValue('stateId', id);
    form.setValue('cityId', '');
    form.clearErrors(['stateId', 'cityId']);
  });
  const found = state?._id;
  useEffect(() => {
    if (found) fill(found);
  }, [found]);
  return found && filled === found && stateId === found ? state?.name : undefined;
}
