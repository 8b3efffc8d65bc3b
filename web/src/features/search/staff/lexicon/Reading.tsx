import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { TextReading } from '@plyhaat/contract/search/staff/lexicon';
import type { ReactNode } from 'react';
import { Button } from '#ui/Button.tsx';
import { Badge } from '#ui/display/Badge.tsx';

type Props = { title: string; reading: TextReading; onUnknown?: (word: string) => void };

/** What search makes of a text, line by line. */
export function Reading({ title, reading, onUnknown }: Props) {
  const { t } = useLingui();
  const { words, unknown, place, thickness, size, grade, categories, didYouMean, products } = reading;
  const shown = products.toLocaleString('en-IN');
  return (
    <section aria-label={title} className="min-w-0 rounded border border-line bg-paper p-4">
      <h3 className="mb-2 font-semibold text-ui">{title}</h3>
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1.5 text-ui">
        {words.length > 0 && (
          <Line name={t`Understood`}>
            <ul className="grid gap-1">
              {words.map(({ typed, meanings, corrected }) => (
                <li key={typed} className="wrap-anywhere">
                  {corrected ? t`${typed} taken for ${corrected}` : t`${typed} = ${{ meanings: meanings.join(' / ') }}`}
                </li>
              ))}
            </ul>
          </Line>
        )}
        {unknown.length > 0 && (
          <Line name={t`Not known`}>
            <span className="flex flex-wrap items-center gap-2">
              {unknown.map((word) =>
                onUnknown ? (
                  <Button key={word} variant="line" onClick={() => onUnknown(word)}>
                    <Trans>Add “{word}”</Trans>
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
        {place && <Line name={t`Place`}>{place}</Line>}
        {thickness !== null && (
          <Line name={t`Thickness`}>
            <Trans>{thickness} mm</Trans>
          </Line>
        )}
        {size && <Line name={t`Size`}>{size}</Line>}
        {grade && <Line name={t`Grade`}>{grade}</Line>}
        {categories[0] && <Line name={t`Category`}>{categories[0]}</Line>}
        {didYouMean && <Line name={t`Did you mean`}>{didYouMean}</Line>}
        <Line name={t`Found`}>{t`${plural(products, { one: `${shown} product`, other: `${shown} products` })}`}</Line>
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
