import { Trans, useLingui } from '@lingui/react/macro';
import { LEAST_REASON, REASON_TOO_SHORT } from '@plyhaat/contract/admin/shown-contact';
import { seeAs } from '@plyhaat/contract/identity/staff/see-as';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi, Link, useRouter } from '@tanstack/react-router';
import { Eye } from 'lucide-react';
import { type SubmitEvent, useState } from 'react';
import { call } from '#api/call.ts';
import { session } from '#api/session.ts';
import { ConsolePage } from '#console/ConsolePage.tsx';
import { useCrumb } from '#console/crumb.ts';
import { textIn } from '#console/editing/FormDialog.tsx';
import { ManagerScreen } from '#console/ManagerScreen.tsx';
import { useChange } from '#forms/useChange.ts';
import { Button, buttonClass } from '#ui/Button.tsx';
import { Field } from '#ui/forms/Field.tsx';
import { Form } from '#ui/forms/Form.tsx';
import { Textarea } from '#ui/forms/Input.tsx';
import { memberDetail } from './members.queries.ts';

const route = getRouteApi('/console/admin/members/$id/see-as');

/** Where a tab begins to see as a member and comes back to when that is over; the console stays in its own tab. */
export function SeeAsScreen() {
  const { t } = useLingui();
  return (
    <ManagerScreen title={t`See as this member`}>
      <One />
    </ManagerScreen>
  );
}

function One() {
  const { t } = useLingui();
  const { id } = route.useParams();
  const router = useRouter();
  const found = useQuery(memberDetail(id));
  const [error, setError] = useState<string>();
  const { mutate: begin, isPending: isBusy } = useChange(
    {
      mutationFn: (reason: string) => call(seeAs, { params: { id }, body: { reason } }),
      onSuccess: async ({ data, token }) => {
        // Leaves the console first, which the member may not open; nor does the way back lead into it.
        await router.navigate({ to: '/', replace: true });
        session.beginView(data, token);
        await router.navigate({ to: '/account', replace: true });
      },
    },
    { success: null },
  );
  useCrumb(t`See as this member`);
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const reason = textIn(new FormData(event.currentTarget), 'reason');
    if (reason.length >= LEAST_REASON) begin(reason);
    else setError(REASON_TOO_SHORT);
  };
  const member = found.data;
  return (
    <ConsolePage
      title={member ? t`See Plyhaat as ${{ name: member.company ?? member.name }}` : t`See as this member`}
      line={t`For 15 minutes, in this tab alone: numbers are masked, nothing can be changed, and every page you read stands in the audit log. The console stays open in its own tab, so you can close this one afterwards.`}
      found={found}
    >
      <Form onSubmit={submit} className="grid max-w-160 gap-5">
        <Field
          label={t`Reason`}
          help={t`Such as: says that no leads arrive. It stands in the audit log.`}
          error={error}
          required
        >
          <Textarea name="reason" rows={2} maxLength={500} onChange={() => setError(undefined)} />
        </Field>
        <div className="flex flex-wrap gap-3">
          <Button type="submit" busy={isBusy}>
            <Eye size={18} strokeWidth={1.75} aria-hidden="true" />
            <Trans>See as this member</Trans>
          </Button>
          <Link to="/admin/members/$id" params={{ id }} className={buttonClass({ variant: 'line' })}>
            <Trans>Page of this member</Trans>
          </Link>
        </div>
      </Form>
    </ConsolePage>
  );
}
