import type { Opportunity } from '@plyhaat/contract/dealerships/opportunities';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { type FieldPath, useForm } from 'react-hook-form';
import { CallError } from '#api/call.ts';
import { useDraft } from '#forms/drafts.ts';
import { QUIET, useChange } from '#forms/useChange.ts';
import { toastSuccess } from '#ui/overlays/Toaster.tsx';
import { applying } from '../applications/applications.queries.ts';
import { bodyOf, fieldOf, resolverFor, type Values } from './application-values.ts';

/** DEAL-11. */
const CLOSES_AFTER_MS = 1000;

/** The application form: what was typed is kept in this browser until it is sent; a failure leaves it all in place. */
export function useApplication(opportunity: Opportunity, defaults: Values, onClose: () => void) {
  const form = useForm<Values>({
    resolver: resolverFor(opportunity),
    defaultValues: defaults,
    reValidateMode: 'onSubmit',
    shouldFocusError: false,
  });
  const draft = useDraft(`application.${opportunity._id}`, form);
  const queries = useQueryClient();
  const sending = useChange(applying(), QUIET);
  const [sent, setSent] = useState('');
  useClosing(sent, onClose);
  const send = (values: Values) => {
    if (sending.isPending || sent) return;
    sending.mutate(bodyOf(opportunity, values) as Parameters<typeof sending.mutate>[0], {
      onSuccess: ({ message }) => {
        draft.clear();
        setSent(message);
        void queries.invalidateQueries({
          queryKey: ['applications'],
          predicate: ({ queryKey }) => !queryKey.includes('check'),
        });
      },
      onError: (error) => {
        const fields = error instanceof CallError ? Object.entries(error.fields) : [];
        for (const [name, message] of fields) form.setError(fieldOf(name) as FieldPath<Values>, { message });
      },
    });
  };
  const submit = form.handleSubmit(send);
  const startAnew = () => {
    form.reset(defaults);
    draft.clear();
  };
  return {
    form,
    submit,
    startAnew,
    restored: draft.restored,
    sent,
    failure: sending.error,
    isSending: sending.isPending,
  };
}

/** The success text is read for a second; then the dialog closes and the toast stays a little longer. */
function useClosing(sent: string, onClose: () => void): void {
  const close = useEffectEvent(() => {
    toastSuccess(sent);
    onClose();
  });
  useEffect(() => {
    if (!sent) return;
    const timer = setTimeout(close, CLOSES_AFTER_MS);
    return () => clearTimeout(timer);
  }, [sent]);
}
