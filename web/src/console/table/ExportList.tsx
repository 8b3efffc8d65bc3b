import { type ExportedList, startExport } from '@plyhaat/contract/admin/exports';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { call } from '#api/call.ts';
import { follow } from '#shell/follow.ts';
import { Button, type ButtonVariant } from '#ui/Button.tsx';
import { toastError } from '#ui/overlays/Toaster.tsx';
import * as TEXTS from './texts.ts';

type Props = {
  list: ExportedList;
  filters: Record<string, string>;
  /** These rows alone. */
  ids?: readonly string[];
  variant?: ButtonVariant;
};

/** Downloads the list, however long: the browser fetches it from an address that is good once. */
export function ExportList({ list, filters, ids, variant = 'line' }: Props) {
  const queries = useQueryClient();
  const start = useMutation({
    mutationFn: () => {
      const query = new URLSearchParams(filters).toString();
      return call(startExport, { body: { list, query, ...(ids && { ids: [...ids] }) } });
    },
  });
  const download = () =>
    start.mutate(undefined, {
      onSuccess: ({ url }) => {
        follow(url);
        // The log has one row more.
        void queries.invalidateQueries({ queryKey: ['admin', 'own', 'audit'] });
      },
      onError: ({ message }) => toastError(message),
    });
  return (
    <Button variant={variant} busy={start.isPending} onClick={download}>
      <Download size={18} strokeWidth={1.75} aria-hidden="true" />
      {ids ? TEXTS.exportCount(ids.length) : TEXTS.exportCsv}
    </Button>
  );
}
