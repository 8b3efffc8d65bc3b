import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { ownId } from '#api/own-id.ts';
import { firstSteps } from './first-steps.queries.ts';
import { isAllDone } from './steps.ts';

/** Whether a seller has steps left, for the menu. */
export function useStepsLeft(sells: boolean): boolean {
  const { data } = useQuery({ ...firstSteps(ownId()), enabled: sells });
  return data !== undefined && !isAllDone(data);
}

/** How many are done, at the end of the menu's entry. */
export function StepsDone() {
  const { t } = useLingui();
  const { data } = useQuery(firstSteps(ownId()));
  if (!data) return null;
  return (
    <span className="ml-auto text-ink-3 text-meta tabular-nums">
      {t`${{ count: data.done }} of ${{ total: data.steps.length }}`}
    </span>
  );
}
