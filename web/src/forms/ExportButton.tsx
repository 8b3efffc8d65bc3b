import { Trans } from '@lingui/react/macro';
import { Download } from 'lucide-react';
import { saveFile } from '#api/download.ts';
import { Button } from '#ui/Button.tsx';
import { useChange } from './useChange.ts';

type Props = { fetchTable: () => Promise<Blob>; fileName: string };

/** Saves a whole list as a table. */
export function ExportButton({ fetchTable, fileName }: Props) {
  const table = useChange(fetchTable, { success: null, onSuccess: (blob) => saveFile(blob, fileName) });
  return (
    <Button variant="line" busy={table.isPending} onClick={() => table.mutate()}>
      <Download size={18} strokeWidth={1.75} aria-hidden="true" />
      <Trans>Export CSV</Trans>
    </Button>
  );
}
