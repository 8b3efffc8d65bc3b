import { Trans } from '@lingui/react/macro';
import { Download } from 'lucide-react';
import { saveFile } from '#api/download.ts';
import { useChange } from '#forms/useChange.ts';
import { Button } from '#ui/Button.tsx';
import { exporting } from './settings.queries.ts';

const asJson = (data: unknown) => new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' });

export function DownloadData({ memberId }: { memberId: string }) {
  const download = useChange(exporting(memberId), {
    success: null,
    onSuccess: (data) => saveFile(asJson(data), `plyhaat-my-data-${new Date().toISOString().slice(0, 10)}.json`),
  });
  return (
    <Button variant="line" busy={download.isPending} onClick={() => download.mutate()} className="max-sm:w-full">
      <Download size={18} strokeWidth={1.75} aria-hidden="true" />
      <Trans>Download my data</Trans>
    </Button>
  );
}
