import { Trans, useLingui } from '@lingui/react/macro';
import { FileText, Film, ImageIcon, RotateCw, Trash2, X } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Button } from '../Button.tsx';
import { Picture } from '../display/Picture.tsx';
import { Progress } from '../display/Progress.tsx';
import { Spinner } from '../display/Spinner.tsx';

export interface FileItem {
  id: string;
  name: string;
  /** An object URL while uploading, the stored one afterwards. */
  url?: string;
  kind?: 'image' | 'video' | 'document' | 'captions';
  /** 0 to 100. */
  progress?: number;
  /** `processing` is stored but cannot be shown yet; `refused` cannot be sent again as it is. */
  state: 'uploading' | 'processing' | 'done' | 'failed' | 'refused';
  error?: string;
  /** What is going on while it uploads. */
  note?: string;
}

export interface FileRowActions {
  onCancel: (id: string) => void;
  onRetry: (id: string) => void;
  onRemove: (id: string) => void;
}

export function FileRow({ item, onCancel, onRetry, onRemove }: { item: FileItem } & FileRowActions) {
  const { t } = useLingui();
  return (
    <li className="flex items-center gap-3 rounded-card border border-line bg-surface p-3 sm:gap-4">
      <span className="grid aspect-3/2 w-20 flex-none place-items-center overflow-hidden rounded bg-studio text-ink-3 sm:w-27">
        <Preview item={item} />
      </span>
      <span className="grid min-w-0 flex-1 gap-1.5">
        <span className="truncate font-semibold text-ui">{item.name}</span>
        <State item={item} />
      </span>
      <span className="flex flex-none">
        {item.state === 'failed' && (
          <RowButton label={t`Retry ${{ name: item.name }}`} onClick={() => onRetry(item.id)}>
            <RotateCw size={18} strokeWidth={1.75} aria-hidden="true" />
          </RowButton>
        )}
        {item.state === 'uploading' ? (
          <RowButton label={t`Cancel ${{ name: item.name }}`} onClick={() => onCancel(item.id)}>
            <X size={20} strokeWidth={1.75} aria-hidden="true" />
          </RowButton>
        ) : (
          <RowButton label={t`Remove ${{ name: item.name }}`} onClick={() => onRemove(item.id)}>
            <Trash2 size={18} strokeWidth={1.75} aria-hidden="true" />
          </RowButton>
        )}
      </span>
    </li>
  );
}

function RowButton({ label, onClick, children }: { label: string; onClick: () => void; children: ReactNode }) {
  return (
    <Button variant="quiet" size="round" aria-label={label} onClick={onClick}>
      {children}
    </Button>
  );
}

/** A file that cannot be previewed shows the icon of its kind. */
function Preview({ item: { kind = 'image', url } }: { item: FileItem }) {
  const [broken, setBroken] = useState('');
  const Icon = { image: ImageIcon, video: Film, document: FileText, captions: FileText }[kind];
  if (kind === 'document' || kind === 'captions' || !url || url === broken)
    return <Icon size={24} strokeWidth={1.75} aria-hidden="true" />;
  if (kind === 'image') return <Picture picture={{ ...SHAPE, path: url }} alt="" sizes="108px" ratio="fill" />;
  const attributes = { src: url, onError: () => setBroken(url), className: 'size-full object-cover' };
  return <video {...attributes} muted playsInline preload="metadata" aria-hidden="true" tabIndex={-1} />;
}

const SHAPE = { width: 108, height: 72, placeholder: null };

function State({ item: { state, name, progress = 0, error, note } }: { item: FileItem }) {
  const { t } = useLingui();
  if (state === 'uploading') {
    return (
      <>
        <span className="flex items-center gap-3">
          <Progress label={t`Uploading ${name}`} value={progress} />
          <span className="w-10 text-right text-ink-3 text-meta tabular-nums">{Math.round(progress)}%</span>
        </span>
        {note && (
          <span role="status" className="text-ink-3 text-meta tabular-nums">
            {note}
          </span>
        )}
      </>
    );
  }
  if (state === 'processing') {
    return (
      <span role="status" className="flex items-center gap-2 font-medium text-amber-ink text-meta">
        <Spinner className="size-4" />
        <Trans>Processing</Trans>
      </span>
    );
  }
  if (state === 'failed' || state === 'refused') {
    return (
      <span role="alert" className="font-medium text-brick text-meta">
        {error ?? t`Upload failed`}
      </span>
    );
  }
  return (
    <span className="font-medium text-leaf text-meta">
      <Trans>Uploaded</Trans>
    </span>
  );
}
