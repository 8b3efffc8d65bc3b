import { useLingui } from '@lingui/react/macro';
import { isBusiness } from '@plyhaat/contract/core/roles';
import { useSession } from '#api/session.ts';
import { CallButton } from '#features/leads/contact/CallButton.tsx';
import type { ShownRequirement } from './RequirementCard.tsx';

/** For sellers: the way to whoever looks for something, by the one policy of calling. */
export function CallBuyer({ requirement, shown = false }: { requirement: ShownRequirement; shown?: boolean }) {
  const { t } = useLingui();
  const { user } = useSession();
  if (!user || !isBusiness(user.role) || user._id === requirement.userId) return null;
  const { _id, userId, phone } = requirement;
  return <CallButton target={{ sellerId: userId, name: t`the buyer`, phone, requirementId: _id }} shown={shown} />;
}
