import type { SettingName } from '@plyhaat/contract/core/site-settings';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { CallError } from '#api/call.ts';
import { toastError, toastSuccess } from '#ui/overlays/Toaster.tsx';
import { changingSetting, restoringSetting, settingList } from './settings.queries.ts';

type Outcome = { readonly onField?: (message: string) => void; readonly onDone?: () => void };

/** Changes or restores one setting, says how it went, and reads the settings again: another may have been quicker. */
export function useSettingChange(name: SettingName, { onField, onDone }: Outcome = {}) {
  const queries = useQueryClient();
  const refresh = () => queries.invalidateQueries({ queryKey: settingList().queryKey });
  const told = {
    onSuccess: async ({ message }: { message: string }) => {
      toastSuccess(message);
      await refresh();
      onDone?.();
    },
    onError: async (error: Error) => {
      const field = error instanceof CallError ? error.fields.value : undefined;
      if (field && onField) return onField(field);
      toastError(error.message);
      await refresh();
    },
  };
  const changing = useMutation({ ...changingSetting(name), ...told });
  const restoring = useMutation({ ...restoringSetting(name), ...told });
  return { change: changing.mutate, restore: restoring.mutate, isBusy: changing.isPending || restoring.isPending };
}
