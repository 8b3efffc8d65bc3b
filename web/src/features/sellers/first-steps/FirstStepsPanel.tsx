import { useQuery } from '@tanstack/react-query';
import { ownId } from '#api/own-id.ts';
import { Checklist } from './Checklist.tsx';
import { firstSteps } from './first-steps.queries.ts';
import { isAllDone } from './steps.ts';

/** Above the profile, until all is done. */
export function FirstStepsPanel() {
  const { data } = useQuery(firstSteps(ownId()));
  return data && !isAllDone(data) ? <Checklist steps={data} brief /> : null;
}
