import { useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { ArrowLeft, Flag } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Button, buttonClass } from '#ui/Button.tsx';
import { ScrollRegion } from '#ui/display/ScrollRegion.tsx';
import { Drawer } from '#ui/overlays/Drawer.tsx';

/** At a desk the panes stand still and their bodies scroll; on smaller screens the page does. */
export const PANE_BODY =
  'min-h-0 flex-1 overscroll-contain [scrollbar-width:thin] focus-visible:-outline-offset-2 lg:overflow-y-auto';

/** On a phone it stays at the foot of the window, where that leaves room above it. */
const PANE_END =
  'flex-none border-line border-t bg-surface px-4 py-3 lg:px-5 max-lg:[@media(min-height:44rem)]:sticky max-lg:[@media(min-height:44rem)]:bottom-0 max-lg:[@media(min-height:44rem)]:z-10';

export type Back = Readonly<Record<string, string>>;

type Props = {
  back: Back;
  title: string;
  line: string;
  /** Beside the title: call, WhatsApp. */
  actions?: ReactNode;
  /** Stays in view: where one answers. */
  end?: ReactNode;
  /** What the seller keeps for itself: a column of its own where there is room, else behind a button. */
  side?: ReactNode;
  children: ReactNode;
};

/** The open item: who at the top, the conversation, the answer at the foot. */
export function Pane({ back, title, line, actions, end, side, children }: Props) {
  const { t } = useLingui();
  return (
    <>
      <section aria-label={title} className="flex min-h-0 min-w-0 flex-1 flex-col border-line bg-surface lg:border-l">
        <div className="flex min-h-16 flex-none items-center gap-1 border-line xs:gap-2 border-b px-2 py-2 lg:pl-5">
          <Link
            to="/account"
            search={back}
            aria-label={t`Back to the inbox`}
            className={buttonClass({ variant: 'quiet', size: 'round' }, 'lg:hidden')}
          >
            <ArrowLeft size={20} strokeWidth={1.75} aria-hidden="true" />
          </Link>
          <div className="mr-auto min-w-0">
            <h2 className="truncate font-semibold text-body">{title}</h2>
            <p className="truncate text-ink-3 text-meta">{line}</p>
          </div>
          {side && <SideButton>{side}</SideButton>}
          {actions}
        </div>
        <ScrollRegion label={t`Conversation`} className={PANE_BODY}>
          <div className="grid grid-cols-1 content-start gap-4 p-4 lg:px-5">{children}</div>
        </ScrollRegion>
        {end && <div className={PANE_END}>{end}</div>}
      </section>
      {side && (
        <aside
          aria-label={t`Status, reminder, note`}
          className="w-70 flex-none overscroll-contain border-line border-l bg-paper [scrollbar-width:thin] max-xl:hidden xl:overflow-y-auto"
        >
          {side}
        </aside>
      )}
    </>
  );
}

function SideButton({ children }: { children: ReactNode }) {
  const { t } = useLingui();
  const [open, setOpen] = useState(false);
  return (
    <div className="xl:hidden">
      <Button
        variant="quiet"
        size="round"
        aria-label={t`Status, reminder, note`}
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={() => setOpen(true)}
      >
        <Flag size={20} strokeWidth={1.75} aria-hidden="true" />
      </Button>
      <Drawer open={open} onOpenChange={setOpen} title={t`Status, reminder, note`} side="bottom">
        <div className="-mx-5 -my-4">{children}</div>
      </Drawer>
    </div>
  );
}
