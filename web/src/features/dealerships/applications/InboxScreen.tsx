import { getRouteApi, Navigate } from '@tanstack/react-router';
import { ApplicationInbox } from './ApplicationInbox.tsx';

const account = getRouteApi('/account');

/** The applications for the opportunity that the address names. */
export function InboxScreen() {
  const { id } = account.useSearch();
  if (!id) return <Navigate to="/account" search={{ tab: 'applications' }} replace />;
  return <ApplicationInbox key={id} opportunityId={id} />;
}
