import { useLingui } from '@lingui/react/macro';
import { useId, useState } from 'react';

const SHOWN = 3;

/** The first three, then '+N more', which shows them (BILL-18). */
export function Features({ features }: { features: readonly { readonly message: string }[] }) {
  const { t } = useLingui();
  const [open, setOpen] = useState(false);
  const id = useId();
  const more = features.length - SHOWN;
  const shown = open ? features : features.slice(0, SHOWN);
  return (
    <div>
      <ul id={id} className="grid gap-2 text-ui">
        {shown.map(({ message }) => (
          <li key={message} className="grid grid-cols-[1.25rem_1fr]">
            <span aria-hidden="true" className="mt-1.75 h-1.5 w-2.5 ply-edge" />
            {message}
          </li>
        ))}
      </ul>
      {more > 0 && (
        <button
          type="button"
          aria-expanded={open}
          aria-controls={id}
          onClick={() => setOpen(!open)}
          className="link inline-flex min-h-11 items-center pl-5 text-ui"
        >
          {open ? t`Show fewer` : t`+${more} more`}
        </button>
      )}
    </div>
  );
}
