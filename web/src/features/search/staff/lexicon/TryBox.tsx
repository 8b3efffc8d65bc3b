import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '#ui/Button.tsx';
import { useDebounced } from '#ui/debounce.ts';
import { Empty, ErrorState } from '#ui/display/Empty.tsx';
import { Panel } from '#ui/display/Panel.tsx';
import { Input } from '#ui/forms/Input.tsx';
import { missedSearches, textReading } from './lexicon.queries.ts';
import { Reading } from './Reading.tsx';

type Props = { onWord: (text: string) => void };

/** How search understands a text now; a word that it does not know can be added at once. */
export function TryBox({ onWord }: Props) {
  const { t } = useLingui();
  const [text, setText] = useState('');
  const rested = useDebounced(text.trim());
  const found = useQuery(textReading({ text: rested }));
  return (
    <Panel title={t`Try a text`} line={t`How search understands it now.`}>
      <div className="grid gap-4">
        <Input
          aria-label={t`Try a text`}
          placeholder={t`Type what a buyer would type`}
          maxLength={200}
          autoComplete="off"
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
        {rested && found.data ? (
          <Reading title={t`Understood`} reading={found.data.before} onUnknown={onWord} />
        ) : (
          <p className="text-ink-2 text-ui">
            <Trans>Type something to see how it is understood.</Trans>
          </p>
        )}
      </div>
    </Panel>
  );
}

/** What buyers looked for in vain: one press makes a word of it. */
export function MissedSearches({ onWord }: Props) {
  const { t } = useLingui();
  const found = useQuery(missedSearches());
  return (
    <Panel title={t`Searches with nothing found`} line={t`The last 30 days`}>
      {found.isError && (
        <ErrorState
          text={t`Failed to load the searches. Please try again.`}
          onRetry={() => void found.refetch()}
          busy={found.isFetching}
        />
      )}
      {found.data?.length === 0 && <Empty text={t`Every search of the last 30 days found something.`} />}
      <ul className="divide-y divide-line">
        {found.data?.map(({ text, nothing }) => (
          <li key={text} className="flex flex-wrap items-center gap-x-3 gap-y-1 py-1.5 text-ui">
            <span className="min-w-0 flex-1 wrap-anywhere">
              {text}{' '}
              <span className="text-ink-3 text-meta">
                {t`${plural(nothing, { one: 'once', other: `${nothing} times` })}`}
              </span>
            </span>
            <Button variant="line" onClick={() => onWord(text)} aria-label={t`Add “${text}”`}>
              <Trans>Add</Trans>
            </Button>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
