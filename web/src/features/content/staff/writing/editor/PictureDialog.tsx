import { Trans, useLingui } from '@lingui/react/macro';
import type { Upload } from '@plyhaat/contract/media/media';
import { type SubmitEvent, useState } from 'react';
import { uploadFile } from '#api/upload.ts';
import { QUIET, useChange } from '#forms/useChange.ts';
import { Button } from '#ui/Button.tsx';
import { Field } from '#ui/forms/Field.tsx';
import { Form } from '#ui/forms/Form.tsx';
import { Input } from '#ui/forms/Input.tsx';
import { Dialog } from '#ui/overlays/Dialog.tsx';
import { showBy } from './sent-pictures.ts';
import type { InsertedPicture } from './tools.ts';

type Words = Pick<InsertedPicture, 'alt' | 'caption'>;

function inserted({ path, address, width, height }: Upload, words: Words): InsertedPicture {
  const src = `/api/uploads/${path}`;
  showBy(src, address);
  return { src, width, height, ...words };
}

type Props = { open: boolean; onClose: () => void; onInsert: (picture: InsertedPicture) => void };

/** A picture is stored before it stands in the text, and says what it shows. */
export function PictureDialog({ open, onClose, onInsert }: Props) {
  const { t } = useLingui();
  const [wrong, setWrong] = useState<{ file?: string; alt?: string }>({});
  const sending = useChange(
    async ({ file, ...words }: Words & { file: File }) => inserted(await uploadFile(file, 'content'), words),
    { ...QUIET, onSuccess: onInsert, onError: ({ message }) => setWrong({ file: message }) },
  );
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    event.stopPropagation();
    const data = new FormData(event.currentTarget);
    const file = data.get('file');
    const typed = (name: string) => String(data.get(name) ?? '').trim();
    const [alt, caption] = [typed('alt'), typed('caption')];
    const chosen = file instanceof File && file.size > 0 ? file : undefined;
    setWrong({
      ...(!chosen && { file: t`Please choose a picture` }),
      ...(!alt && { alt: t`Please describe the picture for people who cannot see it` }),
    });
    if (chosen && alt) sending.mutate({ file: chosen, alt, caption });
  };
  return (
    <Dialog open={open} onOpenChange={(to) => !to && onClose()} title={t`Picture`} dismissible={!sending.isPending}>
      <Form onSubmit={submit} className="grid gap-4">
        <Field
          label={t`File`}
          required
          help={t`JPEG, PNG or WebP. Large pictures are resized before upload.`}
          error={wrong.file}
        >
          <Input type="file" name="file" accept="image/jpeg,image/png,image/webp,image/gif" />
        </Field>
        <Field label={t`What the picture shows`} required error={wrong.alt}>
          <Input name="alt" maxLength={200} />
        </Field>
        <Field label={t`Caption`} optional>
          <Input name="caption" maxLength={300} />
        </Field>
        <Button type="submit" busy={sending.isPending}>
          <Trans>Insert picture</Trans>
        </Button>
      </Form>
    </Dialog>
  );
}
