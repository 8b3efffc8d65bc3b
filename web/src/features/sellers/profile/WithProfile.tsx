import { useLingui } from '@lingui/react/macro';
import type { OwnMember } from '@plyhaat/contract/sellers/profile';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { CallError } from '#api/call.ts';
import { useSession } from '#api/session.ts';
import { ownProfile } from '#features/identity/member.queries.ts';
import { Empty, ErrorState } from '#ui/display/Empty.tsx';
import { Loading, Skeleton } from '#ui/display/Skeleton.tsx';

type Shown = { children: (profile: OwnMember) => ReactNode };

/** The signed-in member's profile, or in its place why there is none (SELL-6). */
export function WithProfile({ children }: Shown) {
  const { t } = useLingui();
  const { user } = useSession();
  return user ? <Loaded id={user._id}>{children}</Loaded> : <Empty text={t`User not found`} />;
}

function Loaded({ id, children }: { id: string } & Shown) {
  const { t } = useLingui();
  const { data, error, isPending, isFetching, refetch } = useQuery(ownProfile(id));
  if (data) return children(data);
  if (isPending) return <ProfileSkeleton />;
  if (error instanceof CallError && error.status === 404) return <Empty text={t`User not found.`} />;
  if (error) return <ErrorState text={t`Error fetching user data`} onRetry={() => void refetch()} busy={isFetching} />;
  return <Empty text={t`No Data Found`} />;
}

function ProfileSkeleton() {
  return (
    <div className="grid gap-5">
      <Loading />
      <Skeleton corners="card" className="h-56 sm:h-72" />
      <Skeleton corners="card" className="h-64" />
      <Skeleton corners="card" className="h-80" />
    </div>
  );
}
