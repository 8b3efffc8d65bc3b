import { formatMoment } from '@plyhaat/contract/core/dates';
import { WifiOff } from 'lucide-react';
import { useConnection } from '#api/connection.ts';
import * as TEXTS from './texts.ts';

const words = (savedAt: number) =>
  savedAt > 0 ? TEXTS.youreOfflineThisWas(formatMoment(new Date(savedAt))) : TEXTS.youreOfflinePagesYou;

/** Leaves by itself with the first answer of the server. */
export function OfflineNotice() {
  const { isLost, savedAt } = useConnection();
  return (
    <div role="status" className="bg-night text-cream print:hidden">
      {isLost && (
        <p className="wrap flex min-h-10 items-center gap-2 py-2 font-medium text-ui">
          <WifiOff size={18} strokeWidth={1.75} aria-hidden="true" className="flex-none" />
          {words(savedAt)}
        </p>
      )}
    </div>
  );
}
