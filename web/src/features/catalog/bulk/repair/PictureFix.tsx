import { Trans, useLingui } from '@lingui/react/macro';
import type { Cause, RemedyKind } from '@plyhaat/contract/catalog/batch-repair';
import { FileArchive, ImageUp } from 'lucide-react';
import { useState } from 'react';
import { useUploads } from '#forms/uploads/useUploads.ts';
import { Button } from '#ui/Button.tsx';
import { Chip } from '#ui/display/Chip.tsx';
import { FileDrop } from '#ui/forms/FileDrop.tsx';
import type { RemedyWish } from '../repair.queries.ts';

export type Mend = (kind: RemedyKind, more?: Pick<RemedyWish, 'value' | 'file'>) => void;
type Props = { cause: Cause; busy: boolean; mend: Mend };
type ByFile = 'onePicture' | 'zip';

/** One picture for all, a zip of many, or later. */
export function PictureFix({ cause, busy, mend }: Props) {
  const [how, setHow] = useState<ByFile>();
  const isNone = cause.kind === 'noPicture';
  return (
    <>
      <fieldset className="flex flex-wrap gap-2">
        <legend className="sr-only">
          <Trans>Pictures</Trans>
        </legend>
        {isNone && (
          <Chip on={how === 'onePicture'} disabled={busy} onClick={() => setHow('onePicture')}>
            <Trans>One for all</Trans>
          </Chip>
        )}
        <Chip on={how === 'zip'} disabled={busy} onClick={() => setHow('zip')}>
          <Trans>By zip</Trans>
        </Chip>
        {isNone && (
          <Chip disabled={busy} onClick={() => mend('later')}>
            <Trans>Later</Trans>
          </Chip>
        )}
      </fieldset>
      {how && <GivenFile key={how} how={how} busy={busy} mend={mend} />}
    </>
  );
}

function GivenFile({ how, busy, mend }: { how: ByFile; busy: boolean; mend: Mend }) {
  const { t } = useLingui();
  const isZip = how === 'zip';
  const uploads = useUploads(isZip ? 'archive' : 'product', { most: 1 });
  const [file] = uploads.refs;
  const Icon = isZip ? FileArchive : ImageUp;
  return (
    <div className="grid w-full gap-2">
      <FileDrop
        label={isZip ? t`Zip with pictures` : t`One picture for all`}
        help={isZip ? t`Pictures are found by your code or the product’s name.` : undefined}
        icon={<Icon size={20} strokeWidth={1.75} />}
        {...uploads.drop}
      />
      <div>
        <Button variant="line" disabled={!file || uploads.busy || busy} onClick={() => file && mend(how, { file })}>
          <Trans>Use it</Trans>
        </Button>
      </div>
    </div>
  );
}
