import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '#ui/Button.tsx';
import { useDebounced } from '#ui/debounce.ts';
import { Empty, ErrorState } from '#ui/display/Empty.tsx';
import { Panel } from '#ui/display/Panel.tsx';
import { Input } from '#ui/forms/Input.tsx';
import { missedSearches, textReading } from './lexicon.queries.ts';
import { Reading } from './Reading.tsx';
import * as TEXTS from './texts.ts';

type Props = { onWord: (text: string) => void };

/** How search understands a text now; a word that it does not know can be added at once. */
export function TryBox({ onWord }: Props) {
  const [text, setText] = useState('');
  const rested = useDebounced(text.trim());
  const found = useQuery(textReading({ text: rested }));
  return (
    <Panel title={TEXTS.tryAText} line={TEXTS.tryLine}>
      <div className="grid gap-4">
        <Input
          aria-label={TEXTS.tryAText}
          placeholder={TEXTS.typeAText}
          maxLength={200}
          autoComplete="off"
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
        {rested && found.data ? (
          <Reading title={TEXTS.understood} reading={found.data.before} onUnknown={onWord} />
        ) : (
          <p className="text-ink-2 text-ui">{TEXTS.typeToSee}</p>
        )}
      </div>
    </Panel>
  );
}

/** What buyers looked for in vain: one press makes a word of it. */
export function MissedSearches({ onWord }: Props) {
  const found = useQuery(missedSearches());
  return (
    <Panel title={TEXTS.nothingFound} line={TEXTS.last30Days}>
      {found.isError && (
        <ErrorState text={TEXTS.failedToLoad} onRetry={() => void found.refetch()} busy={found.isFetching} />
      )}
      {found.data?.length === 0 && <Empty text={TEXTS.noneMissed} />}
      <ul className="divide-y divide-line">
        {found.data?.map(({ text, nothing }) => (
          <li key={text} className="flex flex-wrap items-center gap-x-3 gap-y-1 py-1.5 text-ui">
            <span className="min-w-0 flex-1 wrap-anywhere">
              {text} <span className="text-ink-3 text-meta">{TEXTS.countTimes(nothing)}</span>
            </span>
            <Button variant="line" onClick={() => onWord(text)} aria-label={TEXTS.addToLexicon(text)}>
              {TEXTS.add}
            </Button>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
