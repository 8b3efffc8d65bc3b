import type { TextReading } from '@plyhaat/contract/search/staff/lexicon';
import type { ReactNode } from 'react';
import { Button } from '#ui/Button.tsx';
import { Badge } from '#ui/display/Badge.tsx';
import * as TEXTS from './texts.ts';

type Props = { title: string; reading: TextReading; onUnknown?: (word: string) => void };

/** What search makes of a text, line by line. */
export function Reading({ title, reading, onUnknown }: Props) {
  const { words, unknown, place, thickness, size, grade, categories, didYouMean, products } = reading;
  return (
    <section aria-label={title} className="min-w-0 rounded border border-line bg-paper p-4">
      <h3 className="mb-2 font-semibold text-ui">{title}</h3>
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1.5 text-ui">
        {words.length > 0 && (
          <Line name={TEXTS.understood}>
            <ul className="grid gap-1">
              {words.map(({ typed, meanings, corrected }) => (
                <li key={typed} className="wrap-anywhere">
                  {corrected ? TEXTS.takenFor(typed, corrected) : TEXTS.sameAs(typed, meanings.join(' / '))}
                </li>
              ))}
            </ul>
          </Line>
        )}
        {unknown.length > 0 && (
          <Line name={TEXTS.notKnown}>
            <span className="flex flex-wrap items-center gap-2">
              {unknown.map((word) =>
                onUnknown ? (
                  <Button key={word} variant="line" onClick={() => onUnknown(word)}>
                    {TEXTS.addToLexicon(word)}
                  </Button>
                ) : (
                  <Badge key={word} tone="no">
                    {word}
                  </Badge>
                ),
              )}
            </span>
          </Line>
        )}
        {place && <Line name={TEXTS.place}>{place}</Line>}
        {thickness !== null && <Line name={TEXTS.thickness}>{TEXTS.millimetres(thickness)}</Line>}
        {size && <Line name={TEXTS.size}>{size}</Line>}
        {grade && <Line name={TEXTS.grade}>{grade}</Line>}
        {categories[0] && <Line name={TEXTS.category}>{categories[0]}</Line>}
        {didYouMean && <Line name={TEXTS.didYouMean}>{didYouMean}</Line>}
        <Line name={TEXTS.found}>{TEXTS.countProducts(products.toLocaleString('en-IN'))}</Line>
      </dl>
    </section>
  );
}

const Line = ({ name, children }: { name: string; children: ReactNode }) => (
  <>
    <dt className="text-ink-3">{name}</dt>
    <dd className="min-w-0">{children}</dd>
  </>
);
