import { useMutation } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { saveFile } from '#api/download.ts';
import { Button } from '#ui/Button.tsx';
import { toastError } from '#ui/overlays/Toaster.tsx';
import * as TEXTS from './texts.ts';

type Props = { fetchTable: () => Promise<Blob>; fileName: string };

/** Saves a whole list as a table. */
export function ExportButton({ fetchTable, fileName }: Props) {
  const table = useMutation({ mutationFn: fetchTable });
  const save = () =>
    table.mutate(undefined, {
      onSuccess: (blob) => saveFile(blob, fileName),
      onError: ({ message }) => toastError(message),
    });
  return (
    <Button variant="line" busy={table.isPending} onClick={save}>
      <Download size={18} strokeWidth={1.75} aria-hidden="true" />
      {TEXTS.exportCsv}
    </Button>
  );
}
