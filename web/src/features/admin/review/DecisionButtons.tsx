import { Key } from '#console/Key.tsx';
import { Button } from '#ui/Button.tsx';
import * as TEXTS from './texts.ts';

type Props = {
  agree: string;
  refuse: string;
  /** The answer that is on its way. */
  busy: 'agree' | 'refuse' | undefined;
  onAgree: () => void;
  onRefuse: () => void;
};

/** The two answers with their keys; the other keys stand beside them on a desk. */
export function DecisionButtons({ agree, refuse, busy, onAgree, onRefuse }: Props) {
  return (
    <div className="flex flex-wrap items-center justify-end gap-x-5 gap-y-3">
      <ul aria-label={TEXTS.keys} className="mr-auto flex flex-wrap gap-x-4 gap-y-1 text-ink-3 text-meta max-lg:hidden">
        {TEXTS.keyHints.map(([key, what]) => (
          <li key={key} className="flex items-center gap-1.5">
            <Key>{key}</Key>
            {what}
          </li>
        ))}
      </ul>
      <div className="grid grid-cols-2 gap-3 max-sm:w-full sm:flex">
        <Button
          variant="danger"
          busy={busy === 'refuse'}
          disabled={busy === 'agree'}
          data-key="r"
          aria-keyshortcuts="r"
          onClick={onRefuse}
        >
          {refuse}
          <Hint letter={TEXTS.keyR} />
        </Button>
        <Button
          busy={busy === 'agree'}
          disabled={busy === 'refuse'}
          data-key="a"
          aria-keyshortcuts="a"
          onClick={onAgree}
        >
          {agree}
          <Hint letter={TEXTS.keyA} />
        </Button>
      </div>
    </div>
  );
}

export const Hint = ({ letter }: { letter: string }) => (
  <span aria-hidden="true" className="max-lg:hidden">
    <Key>{letter}</Key>
  </span>
);
