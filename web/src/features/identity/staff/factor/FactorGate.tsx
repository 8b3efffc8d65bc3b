import { useLingui } from '@lingui/react/macro';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useChange } from '#forms/useChange.ts';
import { Head } from '#shell/Head.tsx';
import { Loading } from '#ui/display/Skeleton.tsx';
import { EnterFactor } from './EnterFactor.tsx';
import { factorState, settingUp, verifying } from './factor.queries.ts';
import { SetUpFactor } from './SetUpFactor.tsx';

/** Shows the console once the second factor was entered, where it is needed. The server refuses everything before. */
export function FactorGate({ member, children }: { member: string; children: ReactNode }) {
  const { t } = useLingui();
  const queries = useQueryClient();
  const { data, isPending } = useQuery(factorState(member));
  const begin = useChange(settingUp, { success: null });
  if (isPending) return <Loading />;
  if (!data?.isRequired || data.isVerified) return children;
  const enter = () => void queries.invalidateQueries({ queryKey: ['admin'] });
  return (
    <div className="px-[clamp(1rem,2.4vw,2rem)] py-8">
      <Head title={t`Second factor`} />
      {data.isOn ? (
        <EnterFactor sending={verifying} onDone={enter} />
      ) : (
        <SetUpFactor
          title={t`Set up your second factor`}
          text={t`The console needs a code from an authenticator app besides the text message.`}
          begin={begin}
          onDone={enter}
        />
      )}
    </div>
  );
}
