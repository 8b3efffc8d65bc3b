import { useLingui } from '@lingui/react/macro';
import { type ExportedList, startExport } from '@plyhaat/contract/admin/exports';
import { Download } from 'lucide-react';
import { call } from '#api/call.ts';
import { useChange } from '#forms/useChange.ts';
import { follow } from '#shell/follow.ts';
import { Button, type ButtonVariant } from '#ui/Button.tsx';

type Props = {
  list: ExportedList;
  filters: Record<string, string>;
  /** These rows alone. */
  ids?: readonly string[];
  variant?: ButtonVariant;
};

/** Downloads the list, however long: the browser fetches it from an address that is good once. */
export function ExportList({ list, filters, ids, variant = 'line' }: Props) {
  const { t } = useLingui();
  const start = useChange(
    () => {
      const query = new URLSearchParams(filters).toString();
      return call(startExport, { body: { list, query, ...(ids && { ids: [...ids] }) } });
    },
    {
      success: null,
      // The log has one row more.
      refresh: [['admin', 'own', 'audit']],
      onSuccess: ({ url }) => follow(url),
    },
  );
  return (
    <Button variant={variant} busy={start.isPending} onClick={() => start.mutate()}>
      <Download size={18} strokeWidth={1.75} aria-hidden="true" />
      {ids ? t`Export ${{ count: ids.length }}` : t`Export CSV`}
    </Button>
  );
}
