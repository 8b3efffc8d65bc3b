import type { MemberProfile } from '@plyhaat/contract/sellers/profile';
import { useMemberDialog } from '#shell/useMemberDialog.ts';
import type { ShareDialog } from './ShareDialog.tsx';
import * as TEXTS from './texts.ts';

const load = () => import('./ShareDialog.tsx').then((chunk) => chunk.ShareDialog);

/** Share links to social sites; as every contact action, it asks a visitor to sign in first (SELL-13). */
export function useShareStore({ slug, companyName }: MemberProfile) {
  const { Part, request, close, ask } = useMemberDialog<null, Parameters<typeof ShareDialog>[0]>(load);
  return {
    share: () => ask(null, TEXTS.signInToShare(companyName)),
    dialog: Part && request && <Part slug={slug} name={companyName} open={request.open} onClose={close} />,
  };
}
