import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { NewsletterRequest } from '@plyhaat/contract/content/content';
import { useMutation } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import type * as z from 'zod/mini';
import { showRefusal } from '#forms/field-errors.ts';
import { HiddenTrap } from '#forms/HiddenTrap.tsx';
import { Notice } from '#forms/Notice.tsx';
import { Button } from '#ui/Button.tsx';
import { Field } from '#ui/forms/Field.tsx';
import { Input } from '#ui/forms/Input.tsx';
import { useHydrated } from '#ui/hydrated.ts';
import { newsletterJoining } from './content.queries.ts';

export function NewsletterForm() {
  const hydrated = useHydrated();
  const form = useForm<z.input<typeof NewsletterRequest>, unknown, NewsletterRequest>({
    resolver: standardSchemaResolver(NewsletterRequest),
  });
  const joining = useMutation(newsletterJoining());
  const submit = form.handleSubmit((request) => {
    if (joining.isPending) return;
    joining.mutate(request, {
      onSuccess: () => form.reset(),
      onError: (error) => void showRefusal(form, error, ['email']),
    });
  });
  return (
    <form onSubmit={submit} noValidate aria-label="Newsletter" className="grid gap-4">
      <div className="grid gap-3 sm:grid-cols-[1fr_auto]">
        <Field label="Email" error={form.formState.errors.email?.message}>
          <Input type="email" autoComplete="email" placeholder="you@company.in" {...form.register('email')} />
        </Field>
        <Button
          type={hydrated ? 'submit' : 'button'}
          size="lg"
          busy={joining.isPending}
          className="sm:mt-6.5 sm:!min-h-12"
        >
          Subscribe
        </Button>
      </div>
      <HiddenTrap {...form.register('website')} />
      {joining.isSuccess && <Notice outcome="done">{joining.data.message}</Notice>}
      {joining.isError && <Notice outcome="failed">{joining.error.message}</Notice>}
    </form>
  );
}
