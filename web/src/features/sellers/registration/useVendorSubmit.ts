import type { RegistrationForm } from '@plyhaat/contract/sellers/registration';
import type { UseMutationOptions } from '@tanstack/react-query';
import { useState } from 'react';
import { CallError } from '#api/call.ts';
import { showRefusal } from '#forms/field-errors.ts';
import { useChange } from '#forms/useChange.ts';
import { unfold } from './Fold.tsx';
import type { usePhotos } from './PhotoFields.tsx';
import type { Registration } from './registration.queries.ts';
import { FIELDS, type VendorForm } from './vendor-form.ts';

type Saving<Reply> = {
  form: VendorForm;
  photos: ReturnType<typeof usePhotos>;
  save: UseMutationOptions<Reply, Error, Registration>;
  onSaved: (reply: Reply, sent: RegistrationForm) => void;
};

/** Sends the form with its photos; what the server refuses stands beside the field that it names, else at the foot. */
export function useVendorSubmit<Reply>({ form, photos, save, onSaved }: Saving<Reply>) {
  const saving = useChange(save, { success: null });
  const [failure, setFailure] = useState<string>();
  const submit = form.handleSubmit(
    (sent) => {
      if (saving.isPending || photos.busy) return;
      setFailure(undefined);
      saving.mutate(
        { ...sent, ...photos.named() },
        {
          onSuccess: (reply) => onSaved(reply, sent),
          onError: (error) => {
            if (error instanceof CallError) unfold(Object.keys(error.fields));
            const named = [photos.refuse(error), showRefusal(form, error, FIELDS)].includes(true);
            setFailure(named ? undefined : error.message);
          },
        },
      );
      // Before the first field at fault is focused: nothing in a closed fold can be.
    },
    (errors) => unfold(Object.keys(errors)),
  );
  return { submit, isSaving: saving.isPending, failure };
}
