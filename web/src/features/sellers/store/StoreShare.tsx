import { Trans } from '@lingui/react/macro';
import type { MemberProfile } from '@plyhaat/contract/sellers/profile';
import { Share2 } from 'lucide-react';
import { Button } from '#ui/Button.tsx';
import { useShareStore } from './useShareStore.tsx';

/** For the owner, who has no menu of ways to reach itself. */
export function StoreShare({ seller }: { seller: MemberProfile }) {
  const { share, dialog } = useShareStore(seller);
  return (
    <>
      <Button variant="line" className="print:hidden" onClick={share}>
        <Share2 size={18} strokeWidth={1.75} aria-hidden="true" />
        <Trans>Share</Trans>
      </Button>
      {dialog}
    </>
  );
}
