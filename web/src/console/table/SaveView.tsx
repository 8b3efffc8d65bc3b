import { Trans, useLingui } from '@lingui/react/macro';
import { Bookmark } from 'lucide-react';
import { type SubmitEvent, useState } from 'react';
import { consoleLists, type ListAddress } from '#api/console-lists.ts';
import { Button } from '#ui/Button.tsx';
import { Field } from '#ui/forms/Field.tsx';
import { Input } from '#ui/forms/Input.tsx';
import { Dialog } from '#ui/overlays/Dialog.tsx';
import { cleaned } from './list.ts';

const MOST_VIEWS = 20;

/** Gives the filters and the order in force a name. */
export function SaveView({ list, address }: { list: string; address: ListAddress }) {
  const { t } = useLingui();
  const [open, setOpen] = useState(false);
  const { page: _page, ...saved } = cleaned(address);
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const name = String(new FormData(event.currentTarget).get('name') ?? '').trim();
    if (!name) return;
    const choice = consoleLists.get()[list] ?? {};
    const others = (choice.views ?? []).filter((view) => view.name !== name);
    const views = [...others, { name, address: saved }].slice(-MOST_VIEWS);
    consoleLists.set({ ...consoleLists.get(), [list]: { ...choice, views } });
    setOpen(false);
  };
  return (
    <>
      <Button variant="quiet" onClick={() => setOpen(true)} className="max-md:flex-1">
        <Bookmark size={18} strokeWidth={1.75} aria-hidden="true" />
        <Trans>Save view</Trans>
      </Button>
      <Dialog open={open} onOpenChange={setOpen} title={t`Save view`}>
        <form onSubmit={submit} className="grid gap-5">
          <Field label={t`Name of the view`} required>
            <Input name="name" maxLength={60} required autoComplete="off" />
          </Field>
          <div className="grid grid-cols-2 gap-3">
            <Button variant="line" onClick={() => setOpen(false)}>
              <Trans>Cancel</Trans>
            </Button>
            <Button type="submit">
              <Trans>Save</Trans>
            </Button>
          </div>
        </form>
      </Dialog>
    </>
  );
}
