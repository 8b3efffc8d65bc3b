import { CircleAlert, CircleCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { classes } from '#ui/classes.ts';

const LOOKS = {
  done: { Icon: CircleCheck, colours: 'bg-leaf-soft text-leaf' },
  failed: { Icon: CircleAlert, colours: 'bg-brick-soft text-brick' },
};

/** What became of a form, in the form and announced at once. */
export function Notice({ outcome, children }: { outcome: keyof typeof LOOKS; children: ReactNode }) {
  const { Icon, colours } = LOOKS[outcome];
  return (
    <p role="alert" className={classes('flex items-start gap-2.5 rounded px-4 py-3 font-medium text-ui', colours)}>
      <Icon size={20} strokeWidth={1.75} aria-hidden="true" className="flex-none" />
      {children}
    </p>
  );
}
