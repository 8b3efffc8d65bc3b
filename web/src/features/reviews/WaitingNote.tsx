import { Trans } from '@lingui/react/macro';
import { Badge } from '#ui/display/Badge.tsx';

/** Above what its author alone sees until staff decide. */
export const WaitingNote = () => (
  <p className="mt-3 flex flex-wrap items-center gap-x-3 gap-y-1 text-ink-2 text-ui">
    <Badge tone="wait">
      <Trans>Waiting for review</Trans>
    </Badge>
    <Trans>Only you can see it until our team has read it.</Trans>
  </p>
);
