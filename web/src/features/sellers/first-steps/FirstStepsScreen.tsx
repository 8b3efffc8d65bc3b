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
import * as TEXTS from './texts.ts';
import { WaitingBuyer } from './WaitingBuyer.tsx';

/** Tab firstSteps: where a new seller lands, and finds what is left to do. */
export function FirstStepsScreen() {
  const { data, isError, isFetching, refetch } = useQuery(firstSteps(ownId()));
  if (isError && !data)
    return (
      <div className="grid gap-5">
        <h1 className="text-head">{TEXTS.firstSteps}</h1>
        <ErrorState text={TEXTS.failedToLoadSteps} onRetry={() => void refetch()} busy={isFetching} />
      </div>
    );
  return <WithProfile>{(profile) => (data ? <Steps profile={profile} steps={data} /> : <Waiting />)}</WithProfile>;
}

const firstNameOf = (name: string) => name.trim().split(/\s+/)[0] ?? name;

function Steps({ profile, steps }: { profile: OwnMember; steps: FirstSteps }) {
  const left = steps.steps.length - steps.done;
  return (
    <div className="grid gap-5">
      <div>
        <h1 className="text-balance text-head">{TEXTS.stepsToYourFirst(firstNameOf(profile.name), left)}</h1>
        <p className="mt-1 text-ink-2">{left === 0 ? TEXTS.allDone : TEXTS.aboutMinutes(minutesLeft(steps))}</p>
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
