import { Trans, useLingui } from '@lingui/react/macro';
import type { Application } from '@plyhaat/contract/dealerships/applications';
import type { SubmitEvent } from 'react';
import { Button } from '#ui/Button.tsx';
import { Field } from '#ui/forms/Field.tsx';
import { Textarea } from '#ui/forms/Input.tsx';
import { useDeciding } from './useDeciding.ts';

/** For the owner's own eyes. */
export function NoteForm({ application }: { application: Application }) {
  const { t } = useLingui();
  const { mutate: decide, isPending: busy } = useDeciding(application);
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    decide({ note: String(new FormData(event.currentTarget).get('note') ?? '').trim() });
  };
  return (
    <form
      onSubmit={submit}
      aria-label={t`Note on ${{ organisationName: application.Organisation_name }}`}
      className="grid content-start gap-2 border-line border-t pt-2"
    >
      <Field label={t`Note`} help={t`Only you see it`}>
        <Textarea name="note" rows={2} maxLength={2000} defaultValue={application.note ?? ''} className="min-h-16!" />
      </Field>
      <Button type="submit" variant="quiet" busy={busy} className="justify-self-start">
        <Trans>Save note</Trans>
      </Button>
    </form>
  );
}
