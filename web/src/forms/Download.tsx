import { Download as Arrow } from 'lucide-react';
import type { ReactNode } from 'react';
import { fetchFile, saveFile } from '#api/download.ts';
import { Button, type ButtonVariant } from '#ui/Button.tsx';
import { useChange } from './useChange.ts';

type Props = { path: string; name: string; variant?: ButtonVariant; label?: string; children?: ReactNode };

/** Fetches a document with the member's token and saves it under its number. */
export function Download({ path, name, variant = 'line', label, children }: Props) {
  const fetching = useChange(() => fetchFile(path), { success: null, onSuccess: (file) => saveFile(file, name) });
  return (
    <Button
      variant={variant}
      size={children ? 'md' : 'icon'}
      aria-label={label}
      onClick={() => fetching.mutate()}
      busy={fetching.isPending}
    >
      <Arrow size={18} strokeWidth={1.75} aria-hidden="true" />
      {children}
    </Button>
  );
}

/** `PH/26-27/000123` as a file is called. */
export const pdfName = (number: string): string => `${number.replaceAll('/', '-')}.pdf`;
