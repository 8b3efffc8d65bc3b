import { useLingui } from '@lingui/react/macro';
import type { MemberProfile } from '@plyhaat/contract/sellers/profile';
import { useMemberDialog } from '#shell/useMemberDialog.ts';
import type { ShareDialog } from './ShareDialog.tsx';

const load = () => import('./ShareDialog.tsx').then((chunk) => chunk.ShareDialog);

/** Share links to social sites; as every contact action, it asks a visitor to sign in first (SELL-13). */
export function useShareStore({ slug, companyName }: MemberProfile) {
  const { t } = useLingui();
  const { Part, request, close, ask } = useMemberDialog<null, Parameters<typeof ShareDialog>[0]>(load);
  return {
    share: () => ask(null, t`Sign in to share ${companyName}`),
    dialog: Part && request && <Part slug={slug} name={companyName} open={request.open} onClose={close} />,
  };
}
