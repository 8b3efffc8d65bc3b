import { Trans, useLingui } from '@lingui/react/macro';
import { Share2 } from 'lucide-react';
import type { ComponentProps } from 'react';
import { Button } from '#ui/Button.tsx';

/** It opens the menu, and stands for it until the menu's code has come. */
export const ShareButton = (props: ComponentProps<typeof Button>) => {
  const { t } = useLingui();
  return (
    <Button variant="line" aria-label={t`Share`} aria-haspopup="menu" className="!px-3 md:!px-4" {...props}>
      <Share2 size={20} strokeWidth={1.75} aria-hidden="true" />
      <span className="max-md:hidden">
        <Trans>Share</Trans>
      </span>
    </Button>
  );
};
