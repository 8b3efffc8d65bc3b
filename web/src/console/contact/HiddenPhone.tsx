import { Trans, useLingui } from '@lingui/react/macro';
import type { ShownContact } from '@plyhaat/contract/admin/shown-contact';
import { useState } from 'react';
import { AskReason } from './AskReason.tsx';
import { ShownPhone } from './ShownPhone.tsx';

type Props = {
  phone: string;
  name: string;
  show: (reason: string) => Promise<ShownContact>;
  onShown?: (contact: ShownContact) => void;
};

/** A masked number in a row; the whole one comes for a reason, and stays until the row leaves the screen. */
export function HiddenPhone({ phone, name, show, onShown }: Props) {
  const { t } = useLingui();
  const [shown, setShown] = useState<ShownContact | null>(null);
  const [isAsking, setIsAsking] = useState(false);
  const take = (contact: ShownContact) => {
    setShown(contact);
    onShown?.(contact);
  };
  if (shown?.phone) return <ShownPhone phone={shown.phone} />;
  return (
    <span className="inline-flex flex-wrap items-center gap-x-2">
      <span className="tabular-nums">{phone}</span>
      <button
        type="button"
        aria-label={t`Show number of ${name}`}
        onClick={() => setIsAsking(true)}
        className="link inline-flex min-h-6 items-center max-md:min-h-11"
      >
        <Trans>Show number</Trans>
      </button>
      {isAsking && <AskReason show={show} onShown={take} onClose={() => setIsAsking(false)} />}
    </span>
  );
}
