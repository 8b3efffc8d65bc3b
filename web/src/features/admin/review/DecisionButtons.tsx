import { Trans, useLingui } from '@lingui/react/macro';
import { Check } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { Key } from '#console/Key.tsx';
import { Button } from '#ui/Button.tsx';

type Props = {
  agree: string;
  refuse: string;
  /** What each answer does, where its name does not tell. */
  effects?: { readonly agree: string; readonly refuse: string } | undefined;
  /** Whether all that has to be seen was in view: until then neither button nor key decides. */
  isShown: boolean;
  hasPrice: boolean;
  undo: ReactNode;
  onAgree: () => void;
  onRefuse: () => void;
};

/** The two answers with their keys, and beside them what can still be undone. */
export function DecisionButtons({ agree, refuse, effects, isShown, hasPrice, undo, onAgree, onRefuse }: Props) {
  const { t } = useLingui();
  const id = useId();
  const describedBy = (answer: keyof NonNullable<Props['effects']>) => (effects ? `${id}-${answer}` : undefined);
  return (
    <div className="flex flex-wrap items-center gap-3">
      {effects && (
        <div className="grid w-full gap-x-6 gap-y-1 text-ink-2 text-meta sm:grid-cols-2">
          <Effect id={`${id}-refuse`} answer={refuse} text={effects.refuse} />
          <Effect id={`${id}-agree`} answer={agree} text={effects.agree} />
        </div>
      )}
      {undo && <div className="min-w-0 flex-1 max-sm:basis-full">{undo}</div>}
      <div className="ml-auto flex flex-wrap items-center justify-end gap-x-3 gap-y-2 max-sm:w-full">
        <p role="status" className="text-meta">
          {isShown ? (
            <span className="inline-flex items-center gap-1 text-leaf max-sm:sr-only">
              <Check size={16} strokeWidth={1.75} aria-hidden="true" />
              {hasPrice ? t`Price and text shown` : t`Text shown`}
            </span>
          ) : (
            <span className="text-ink-2">
              <Trans>Scroll to the end of the text first. The keys wait too.</Trans>
            </span>
          )}
        </p>
        <div className="grid grid-cols-2 gap-2 max-sm:w-full sm:flex sm:*:min-w-32">
          <Button
            variant="danger"
            disabled={!isShown}
            data-key="r"
            aria-keyshortcuts="r"
            aria-describedby={describedBy('refuse')}
            onClick={onRefuse}
          >
            {refuse}
            <Hint letter="R" />
          </Button>
          <Button
            disabled={!isShown}
            data-key="a"
            aria-keyshortcuts="a"
            aria-describedby={describedBy('agree')}
            onClick={onAgree}
          >
            {agree}
            <Hint letter="A" />
          </Button>
        </div>
      </div>
    </div>
  );
}

const Effect = ({ id, answer, text }: { id: string; answer: string; text: string }) => (
  <p id={id}>
    <b className="font-semibold text-ink">{answer}:</b> {text}
  </p>
);

export const Hint = ({ letter }: { letter: string }) => (
  <span aria-hidden="true" className="max-lg:hidden">
    <Key>{letter}</Key>
  </span>
);
