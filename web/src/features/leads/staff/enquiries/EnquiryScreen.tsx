import { Trans, useLingui } from '@lingui/react/macro';
import type { EnquiryDetail } from '@plyhaat/contract/leads/staff/enquiries';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import { CallError } from '#api/call.ts';
import { useSession } from '#api/session.ts';
import { ConsolePage } from '#console/ConsolePage.tsx';
import { useCrumb } from '#console/crumb.ts';
import { ManagerScreen } from '#console/ManagerScreen.tsx';
import { useChange } from '#forms/useChange.ts';
import { Button, buttonClass } from '#ui/Button.tsx';
import { Empty } from '#ui/display/Empty.tsx';
import { Panel } from '#ui/display/Panel.tsx';
import { AnswerForm } from './AnswerForm.tsx';
import { Conversation } from './Conversation.tsx';
import { DueBadge } from './DueBadge.tsx';
import { DueFirst } from './DueFirst.tsx';
import { AMONG_COLLEAGUES, givingEnquiry, oneEnquiry } from './enquiries.queries.ts';
import { OwnerAndStatus } from './OwnerAndStatus.tsx';
import { WhoWrites } from './WhoWrites.tsx';
import { KINDS } from './words.ts';

const route = getRouteApi('/console/admin/enquiries/$id');

export function EnquiryScreen() {
  const { t } = useLingui();
  return (
    <ManagerScreen title={t`Enquiry`}>
      <One />
    </ManagerScreen>
  );
}

function One() {
  const { t } = useLingui();
  const { id } = route.useParams();
  const found = useQuery(oneEnquiry(id));
  const enquiry = found.data;
  useCrumb(enquiry?.name);
  const isMissing = found.error instanceof CallError && found.error.status === 404;
  return (
    <ConsolePage
      title={enquiry?.name ?? t`Enquiry`}
      {...(enquiry && {
        line: [t(KINDS[enquiry.kind]), enquiry.subject, enquiry.place].filter(Boolean).join(' · '),
      })}
      found={{ ...found, isError: found.isError && !isMissing }}
      tools={enquiry && <Tools enquiry={enquiry} />}
    >
      {isMissing && (
        <Empty
          text={t`This enquiry is no longer kept.`}
          action={
            <Link to="/admin/enquiries" className={buttonClass({ variant: 'line' })}>
              <Trans>All enquiries</Trans>
            </Link>
          }
        />
      )}
      {enquiry && <Shown key={enquiry._id} enquiry={enquiry} />}
    </ConsolePage>
  );
}

function Tools({ enquiry: { _id, owner, ...row } }: { enquiry: EnquiryDetail }) {
  const { t } = useLingui();
  const { user } = useSession();
  const giving = useChange(givingEnquiry(_id), AMONG_COLLEAGUES);
  const take = () => giving.mutate({ ownerId: user?._id ?? null, wasOwnerId: owner?._id ?? null });
  return (
    <div className="flex flex-wrap items-center gap-3">
      <DueBadge row={row} />
      {owner?._id !== user?._id && (
        <Button variant={owner ? 'line' : 'primary'} busy={giving.isPending} onClick={take}>
          {owner ? t`Take it over` : t`Take it`}
        </Button>
      )}
    </div>
  );
}

function Shown({ enquiry }: { enquiry: EnquiryDetail }) {
  const { t } = useLingui();
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 lg:grid-cols-[minmax(0,1fr)_18rem] xl:grid-cols-[18rem_minmax(0,1fr)_18rem]">
      <DueFirst id={enquiry._id} />
      <Panel title={t`Conversation`}>
        <Conversation enquiry={enquiry} />
        <AnswerForm enquiry={enquiry} />
      </Panel>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
        <Panel title={t`Owner and status`}>
          <OwnerAndStatus enquiry={enquiry} />
        </Panel>
        <Panel title={t`Who writes`}>
          <WhoWrites enquiry={enquiry} />
        </Panel>
      </div>
    </div>
  );
}
