import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { FirstSteps } from '@plyhaat/contract/sellers/first-steps';
import type { OwnMember } from '@plyhaat/contract/sellers/profile';
import { useQuery } from '@tanstack/react-query';
import { ownId } from '#api/own-id.ts';
import { ErrorState } from '#ui/display/Empty.tsx';
import { Loading, Skeleton } from '#ui/display/Skeleton.tsx';
import { VisitingCodePanel } from '../profile/VisitingCodePanel.tsx';
import { WithProfile } from '../profile/WithProfile.tsx';
import { Checklist } from './Checklist.tsx';
import { firstSteps } from './first-steps.queries.ts';
import { StorePreview } from './StorePreview.tsx';
import { minutesLeft } from './steps.ts';
import { WaitingBuyer } from './WaitingBuyer.tsx';

/** Tab firstSteps: where a new seller lands, and finds what is left to do. */
export function FirstStepsScreen() {
  const { t } = useLingui();
  const { data, isError, isFetching, refetch } = useQuery(firstSteps(ownId()));
  if (isError && !data)
    return (
      <div className="grid gap-5">
        <h1 className="text-head">
          <Trans>First steps</Trans>
        </h1>
        <ErrorState
          text={t`Failed to load your first steps. Please try again.`}
          onRetry={() => void refetch()}
          busy={isFetching}
        />
      </div>
    );
  return <WithProfile>{(profile) => (data ? <Steps profile={profile} steps={data} /> : <Waiting />)}</WithProfile>;
}

const firstNameOf = (name: string) => name.trim().split(/\s+/)[0] ?? name;

function Steps({ profile, steps }: { profile: OwnMember; steps: FirstSteps }) {
  const { t } = useLingui();
  const left = steps.steps.length - steps.done;
  const name = firstNameOf(profile.name);
  const greeting = t`${plural(left, {
    0: `Namaste ${name}, your store is ready`,
    one: `Namaste ${name}, one step to your first call`,
    2: `Namaste ${name}, two steps to your first call`,
    3: `Namaste ${name}, three steps to your first call`,
    4: `Namaste ${name}, four steps to your first call`,
    other: `Namaste ${name}, ${left} steps to your first call`,
  })}`;
  return (
    <div className="grid gap-5">
      <div>
        <h1 className="text-balance text-head">{greeting}</h1>
        <p className="mt-1 text-ink-2">
          {left === 0
            ? t`All four steps are done. Our team tells you as soon as a check is finished.`
            : t`About ${{ minutes: minutesLeft(steps) }} minutes. Leave at any time and go on where you stopped.`}
        </p>
      </div>
      <div className="grid grid-cols-1 items-start gap-5 xl:grid-cols-[minmax(0,1fr)_20rem]">
        <Checklist steps={steps} />
        <div className="grid grid-cols-1 gap-5">
          <StorePreview profile={profile} />
          {profile.companyObj && <VisitingCodePanel profile={profile} />}
          <WaitingBuyer profile={profile} />
        </div>
      </div>
    </div>
  );
}

function Waiting() {
  return (
    <div className="grid gap-5">
      <Loading />
      <Skeleton className="h-9 w-72" />
      <Skeleton corners="card" className="h-120" />
    </div>
  );
}
