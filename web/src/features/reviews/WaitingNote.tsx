import { Badge } from '#ui/display/Badge.tsx';
import * as TEXTS from './texts.ts';

/** Above what its author alone sees until staff decide. */
export const WaitingNote = () => (
  <p className="mt-3 flex flex-wrap items-center gap-x-3 gap-y-1 text-ink-2 text-ui">
    <Badge tone="wait">{TEXTS.waitingForReview}</Badge>
    {TEXTS.onlyYouCanSee}
  </p>
);
