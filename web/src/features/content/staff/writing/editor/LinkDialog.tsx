import { Trans, useLingui } from '@lingui/react/macro';
import type { SubmitEvent } from 'react';
import { Button } from '#ui/Button.tsx';
import { Field } from '#ui/forms/Field.tsx';
import { Input } from '#ui/forms/Input.tsx';
import { Dialog } from '#ui/overlays/Dialog.tsx';

type Props = { open: boolean; initial: string; onClose: () => void; onSet: (href: string) => void };

/** `plyhaat.example` is somebody's site, `/shop` a page of ours. */
function completed(text: string): string {
  const href = text.trim();
  return href === '' || /^(https?:|mailto:|tel:|\/|#)/i.test(href) ? href : `https://${href}`;
}

export function LinkDialog({ open, initial, onClose, onSet }: Props) {
  const { t } = useLingui();
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    // React would pass the event on to the post's form, which contains this dialog in the component tree.
    event.stopPropagation();
    onSet(completed(String(new FormData(event.currentTarget).get('href') ?? '')));
  };
  return (
    <Dialog open={open} onOpenChange={(to) => !to && onClose()} title={t`Link`}>
      <form onSubmit={submit} className="grid gap-4">
        <Field label={t`Address`} help={t`Leave empty to remove the link.`}>
          <Input name="href" defaultValue={initial} maxLength={500} inputMode="url" placeholder="https://" />
        </Field>
        <Button type="submit">
          <Trans>Set link</Trans>
        </Button>
      </form>
    </Dialog>
  );
}
