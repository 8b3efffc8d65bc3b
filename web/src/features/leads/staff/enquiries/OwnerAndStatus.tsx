import { Trans, useLingui } from '@lingui/react/macro';
import { type EnquiryDetail, EnquiryStatus } from '@plyhaat/contract/leads/staff/enquiries';
import { Link } from '@tanstack/react-router';
import { useSession } from '#api/session.ts';
import { momentText } from '#console/table/cells.tsx';
import { useChange } from '#forms/useChange.ts';
import { Field } from '#ui/forms/Field.tsx';
import { NativeSelect } from '#ui/forms/Input.tsx';
import { AMONG_COLLEAGUES, givingEnquiry, movingEnquiry } from './enquiries.queries.ts';
import { STATUSES } from './words.ts';

/** Each is sent as soon as it is chosen. */
export function OwnerAndStatus({ enquiry }: { enquiry: EnquiryDetail }) {
  const { t } = useLingui();
  const { _id, owner, status, dueAt, staff } = enquiry;
  const { user } = useSession();
  const giving = useChange(givingEnquiry(_id), AMONG_COLLEAGUES);
  const moving = useChange(movingEnquiry(_id), AMONG_COLLEAGUES);
  // Who had it before may have left the team since.
  const offered = owner && !staff.some((one) => one._id === owner._id) ? [owner, ...staff] : staff;
  return (
    <div className="grid gap-4">
      <Field label={t`Owner`}>
        <NativeSelect
          size="sm"
          value={owner?._id ?? ''}
          disabled={giving.isPending}
          onChange={({ target }) => giving.mutate({ ownerId: target.value || null, wasOwnerId: owner?._id ?? null })}
        >
          <option value="">
            <Trans>Nobody</Trans>
          </option>
          {offered.map(({ _id, name }) => (
            <option key={_id} value={_id}>
              {_id === user?._id ? t`${name}, me` : name}
            </option>
          ))}
        </NativeSelect>
      </Field>
      <Field label={t`Status`}>
        <NativeSelect
          size="sm"
          value={status}
          disabled={moving.isPending || (owner !== null && owner._id !== user?._id)}
          onChange={({ target }) => moving.mutate({ status: target.value as EnquiryStatus })}
        >
          {EnquiryStatus.options.map((one) => (
            <option key={one} value={one}>
              {t(STATUSES[one])}
            </option>
          ))}
        </NativeSelect>
      </Field>
      <div>
        <p className="font-semibold text-ui">
          <Trans>Due</Trans>
        </p>
        <p className="text-ui tabular-nums">{momentText(dueAt)}</p>
        <p className="text-ink-3 text-meta">
          <Trans>24 hours after it came, as the forms promise.</Trans>
        </p>
      </div>
      <Link
        to="/admin/audit"
        search={{ kind: 'enquiry', subject: _id }}
        className="link inline-flex min-h-11 items-center justify-self-start text-ui"
      >
        <Trans>What staff did with it</Trans>
      </Link>
    </div>
  );
}
