import type { ReviewKind } from '@plyhaat/contract/admin/admin';
import { may, type Role } from '@plyhaat/contract/core/roles';
import { MessageSquareText } from 'lucide-react';
import { useState } from 'react';
import { Key } from '#console/Key.tsx';
import { Button } from '#ui/Button.tsx';
import { Dialog } from '#ui/overlays/Dialog.tsx';
import { Hint } from './DecisionButtons.tsx';
import { TemplatesDialog } from './TemplatesDialog.tsx';
import * as TEXTS from './texts.ts';

/** The list of keys for everybody; the reason templates for those who may edit them. */
export function ReviewTools({ kind, role }: { kind: ReviewKind | undefined; role: Role }) {
  const [open, setOpen] = useState<'keys' | 'templates'>();
  const close = () => setOpen(undefined);
  const mayEdit = may(role, 'manage');
  return (
    <div className="flex gap-2">
      {mayEdit && (
        <Button variant="line" size="icon" aria-label={TEXTS.templates} onClick={() => setOpen('templates')}>
          <MessageSquareText size={18} strokeWidth={1.75} aria-hidden="true" />
        </Button>
      )}
      <Button
        variant="line"
        tight
        data-key="?"
        aria-keyshortcuts="?"
        onClick={() => setOpen('keys')}
        className="max-lg:hidden"
      >
        {TEXTS.keysShort}
        <Hint letter={TEXTS.keyHelp} />
      </Button>
      {open === 'templates' && <TemplatesDialog kind={kind ?? 'product'} onClose={close} />}
      {open === 'keys' && <KeyHelp onClose={close} />}
    </div>
  );
}

function KeyHelp({ onClose }: { onClose: () => void }) {
  return (
    <Dialog open onOpenChange={onClose} title={TEXTS.keys} description={TEXTS.keysText}>
      <dl className="grid gap-2 text-ui">
        {TEXTS.KEYS.map(([key, what]) => (
          <div key={key} className="grid grid-cols-[6.5rem_1fr] items-center gap-3">
            <dt>
              <Key>{key}</Key>
            </dt>
            <dd>{what}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
