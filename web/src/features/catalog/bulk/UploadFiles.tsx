import { useNavigate } from '@tanstack/react-router';
import { FileArchive, FileText } from 'lucide-react';
import { useState } from 'react';
import { Download } from '#forms/Download.tsx';
import { useUploads } from '#forms/uploads/useUploads.ts';
import { useChange } from '#forms/useChange.ts';
import { Button } from '#ui/Button.tsx';
import { FileDrop } from '#ui/forms/FileDrop.tsx';
import { addingBatch } from './bulk.queries.ts';
import * as TEXTS from './texts.ts';

const FILES = '/product/batches/files';

/** The template to start from, and the two files. They are sent as soon as they are chosen. */
export function UploadFiles() {
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
    setMissing(file ? undefined : TEXTS.fileNeeded);
    if (!file) return;
    const name = sheet.files.find(({ ref }) => ref === file)?.name ?? null;
    adding.mutate({ file, pictures: zip.refs[0] ?? null, name });
  };
  return (
    <section aria-label={TEXTS.bulkUpload} className="grid gap-6 rounded-card border border-line bg-surface p-4 sm:p-5">
      <div className="grid gap-3">
        <h2 className="font-semibold text-body">{TEXTS.getTheTemplate}</h2>
        <p className="max-w-prose text-ink-2 text-ui">
          {TEXTS.templateHelp} {TEXTS.emptyCells}
        </p>
        <div className="flex flex-wrap gap-3">
          <Download path={`${FILES}/template.xlsx`} name="plyhaat-products.xlsx">
            {TEXTS.templateXlsx}
          </Download>
          <Download path={`${FILES}/template.csv`} name="plyhaat-products.csv">
            {TEXTS.templateCsv}
          </Download>
          <Download path={`${FILES}/prices.xlsx`} name="plyhaat-prices.xlsx">
            {TEXTS.priceList}
          </Download>
        </div>
        <p className="text-ink-3 text-meta">{TEXTS.priceListHelp}</p>
      </div>
      <div className="grid gap-4 border-line border-t pt-5">
        <h2 className="font-semibold text-body">{TEXTS.chooseFiles}</h2>
        <div className="grid gap-4 ml:grid-cols-2">
          <FileDrop
            label={TEXTS.file}
            required
            help={TEXTS.fileHelp}
            icon={<FileText size={20} strokeWidth={1.75} />}
            {...sheet.drop}
            error={sheet.refs.length > 0 ? undefined : missing}
          />
          <FileDrop
            label={TEXTS.pictures}
            help={TEXTS.picturesHelp}
            icon={<FileArchive size={20} strokeWidth={1.75} />}
            {...zip.drop}
          />
        </div>
        <div className="flex justify-end">
          <Button busy={adding.isPending} disabled={sheet.busy || zip.busy} onClick={check}>
            {TEXTS.checkFile}
          </Button>
        </div>
      </div>
    </section>
  );
}
