import { useMutation } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { Button } from '#ui/Button.tsx';
import { toastError } from '#ui/overlays/Toaster.tsx';
import { exporting } from './settings.queries.ts';

/** Hands the browser a file to keep. */
function saveAsFile(content: unknown, name: string): void {
  const address = URL.createObjectURL(new Blob([JSON.stringify(content, null, 2)], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
}

export function DownloadData({ memberId }: { memberId: string }) {
  const download = useMutation(exporting(memberId));
  const start = () =>
    download.mutate(undefined, {
      onSuccess: (data) => saveAsFile(data, `plyhaat-my-data-${new Date().toISOString().slice(0, 10)}.json`),
      onError: (error) => toastError(error.message),
    });
  return (
    <Button variant="line" busy={download.isPending} onClick={start} className="max-sm:w-full">
      <Download size={18} strokeWidth={1.75} aria-hidden="true" />
      Download my data
    </Button>
  );
}
