import { Trans, useLingui } from '@lingui/react/macro';
import { useNavigate } from '@tanstack/react-router';
import { FileArchive, FileText } from 'lucide-react';
import { useState } from 'react';
import { Download } from '#forms/Download.tsx';
import { useUploads } from '#forms/uploads/useUploads.ts';
import { useChange } from '#forms/useChange.ts';
import { Button } from '#ui/Button.tsx';
import { FileDrop } from '#ui/forms/FileDrop.tsx';
import { addingBatch } from './bulk.queries.ts';

const FILES = '/product/batches/files';

/** The template to start from, and the two files. They are sent as soon as they are chosen. */
export function UploadFiles() {
  const { t } = useLingui();
  const sheet = useUploads('sheet', { most: 1 });
  const zip = useUploads('archive', { most: 1 });
  const [missing, setMissing] = useState<string>();
  const navigate = useNavigate();
  const adding = useChange(addingBatch(), {
    success: null,
    refresh: [['batches']],
    onSuccess: ({ data }) => void navigate({ to: '/account', search: { tab: 'bulkUpload', id: data._id } }),
  });
  const check = () => {
    const [file] = sheet.refs;
    setMissing(file ? undefined : t`Please choose a file`);
    if (!file) return;
    const name = sheet.files.find(({ ref }) => ref === file)?.name ?? null;
    adding.mutate({ file, pictures: zip.refs[0] ?? null, name });
  };
  return (
    <section aria-label={t`Bulk upload`} className="grid gap-6 rounded-card border border-line bg-surface p-4 sm:p-5">
      <div className="grid gap-3">
        <h2 className="font-semibold text-body">
          <Trans>1. Your list, or the template</Trans>
        </h2>
        <p className="max-w-prose text-ink-2 text-ui">
          <Trans>
            Your own price list will do: we find its columns. Or start from the template: one row is one product, and
            your own code in the first column finds it again.
          </Trans>{' '}
          <Trans>An empty cell leaves what is saved. A dash clears it.</Trans>
        </p>
        <div className="flex flex-wrap gap-3">
          <Download path={`${FILES}/template.xlsx`} name="plyhaat-products.xlsx">
            <Trans>Template (XLSX)</Trans>
          </Download>
          <Download path={`${FILES}/template.csv`} name="plyhaat-products.csv">
            <Trans>Template (CSV)</Trans>
          </Download>
          <Download path={`${FILES}/prices.xlsx`} name="plyhaat-prices.xlsx">
            <Trans>Your price list (XLSX)</Trans>
          </Download>
        </div>
        <p className="text-ink-3 text-meta">
          <Trans>To change your prices alone, send a file with the columns Your code, Price and Selling price.</Trans>
        </p>
      </div>
      <div className="grid gap-4 border-line border-t pt-5">
        <h2 className="font-semibold text-body">
          <Trans>2. Choose your files</Trans>
        </h2>
        <div className="grid gap-4 ml:grid-cols-2">
          <FileDrop
            label={t`File with products`}
            required
            help={t`CSV or XLSX, up to 10,000 rows and 10 MB`}
            icon={<FileText size={20} strokeWidth={1.75} />}
            {...sheet.drop}
            error={sheet.refs.length > 0 ? undefined : missing}
          />
          <FileDrop
            label={t`Zip with pictures`}
            help={t`The pictures that the file names, up to 10,000 and 200 MB. New products need a main picture.`}
            icon={<FileArchive size={20} strokeWidth={1.75} />}
            {...zip.drop}
          />
        </div>
        <div className="flex justify-end">
          <Button busy={adding.isPending} disabled={sheet.busy || zip.busy} onClick={check}>
            <Trans>Check file</Trans>
          </Button>
        </div>
      </div>
    </section>
  );
}
