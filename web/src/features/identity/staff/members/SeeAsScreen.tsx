import { seeAs } from '@plyhaat/contract/identity/staff/see-as';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi, Link, useRouter } from '@tanstack/react-router';
import { Eye } from 'lucide-react';
import { useEffect } from 'react';
import { call } from '#api/call.ts';
import { session } from '#api/session.ts';
import { ConsolePage } from '#console/ConsolePage.tsx';
import { useCrumb } from '#console/crumb.ts';
import { ManagerScreen } from '#console/ManagerScreen.tsx';
import { takeAsked } from '#console/see-as.ts';
import { useChange } from '#forms/useChange.ts';
import { Button, buttonClass } from '#ui/Button.tsx';
import { memberDetail } from './members.queries.ts';
import * as TEXTS from './texts.ts';

const route = getRouteApi('/console/admin/members/$id/see-as');

/** Where a tab begins to see as a member and comes back to when that is over; the console stays in its own tab. */
export function SeeAsScreen() {
  return (
    <ManagerScreen title={TEXTS.seeAsMember}>
      <One />
    </ManagerScreen>
  );
}

function One() {
  const { id } = route.useParams();
  const router = useRouter();
  const found = useQuery(memberDetail(id));
  const { mutate: begin, isPending: isBusy } = useChange(
    {
      mutationFn: () => call(seeAs, { params: { id } }),
      onSuccess: async ({ data, token }) => {
        // Leaves the console first, which the member may not open; nor does the way back lead into it.
        await router.navigate({ to: '/', replace: true });
        session.beginView(data, token);
      },
    },
    { success: null },
  );
  useEffect(() => {
    if (takeAsked(id)) begin();
  }, [id, begin]);
  useCrumb(TEXTS.seeAsMember);
  const member = found.data;
  return (
    <ConsolePage
      title={member ? TEXTS.seeAs(member.company ?? member.name) : TEXTS.seeAsMember}
      line={TEXTS.seeAsText}
      found={found}
    >
      <div className="flex flex-wrap gap-3">
        <Button busy={isBusy} onClick={() => begin()}>
          <Eye size={18} strokeWidth={1.75} aria-hidden="true" />
          {TEXTS.seeAsMember}
        </Button>
        <Link to="/admin/members/$id" params={{ id }} className={buttonClass({ variant: 'line' })}>
          {TEXTS.toTheMember}
        </Link>
      </div>
    </ConsolePage>
  );
}
