import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReviewKind } from '@plyhaat/contract/admin/admin';
import { may, type Role } from '@plyhaat/contract/core/roles';
import { MessageSquareText } from 'lucide-react';
import { useState } from 'react';
import { Key } from '#console/Key.tsx';
import { Button } from '#ui/Button.tsx';
import { Dialog } from '#ui/overlays/Dialog.tsx';
import { type Said, useSay } from '#ui/said.ts';
import { Hint } from './DecisionButtons.tsx';
import { TemplatesDialog } from './TemplatesDialog.tsx';

/** The list of keys for everybody; the reason templates for those who may edit them. */
export function ReviewTools({ kind, role }: { kind: ReviewKind | undefined; role: Role }) {
  const { t } = useLingui();
  const [open, setOpen] = useState<'keys' | 'templates'>();
  const close = () => setOpen(undefined);
  const mayEdit = may(role, 'manage');
  return (
    <div className="flex gap-2">
      {mayEdit && (
        <Button variant="line" size="icon" aria-label={t`Reason templates`} onClick={() => setOpen('templates')}>
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
        <Trans>Keys</Trans>
        <Hint letter="?" />
      </Button>
      {open === 'templates' && <TemplatesDialog kind={kind ?? 'product'} onClose={close} />}
      {open === 'keys' && <KeyHelp onClose={close} />}
    </div>
  );
}

const KEYS: readonly (readonly [key: Said, what: MessageDescriptor])[] = [
  ['J', msg`Next item`],
  ['K', msg`Previous item`],
  ['A', msg`Approve, then open the next item`],
  ['R', msg`Reject; without a reason it goes to the reason first`],
  ['Z', msg`Undo the last decision, within ten seconds`],
  ['T', msg`Take the item, or give it back`],
  ['O', msg`Open the first picture in full`],
  ['V', msg`View as a buyer, in a new tab`],
  [msg`Space`, msg`Read on`],
  ['1–9', msg`Put a template into the reason`],
  ['X', msg`Select the item, for several of one seller`],
  ['Shift A', msg`Approve everything selected`],
  ['/', msg`Search`],
  [msg`Ctrl Enter`, msg`In the reason: reject`],
  ['Esc', msg`In the reason: back to the keys`],
  ['?', msg`This list`],
];

function KeyHelp({ onClose }: { onClose: () => void }) {
  const { t } = useLingui();
  const say = useSay();
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t`Keyboard shortcuts`}
      description={t`They work anywhere on this page except while typing in a field. A and R wait until price and text were shown.`}
    >
      <dl className="grid gap-2 text-ui">
        {KEYS.map(([key, what]) => (
          <div key={what.id} className="grid grid-cols-[6.5rem_1fr] items-center gap-3">
            <dt>
              <Key>{say(key)}</Key>
            </dt>
            <dd>{t(what)}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
