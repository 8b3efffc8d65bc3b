import type { Sentence } from '@plyhaat/contract/notifications/texts';
import { Fragment } from 'react';

/** What a notification says, its names in bold. */
export const SentenceText = ({ sentence }: { sentence: Sentence }) =>
  sentence.map(({ text, isName }, at) =>
    // The pieces of a sentence keep their places.
    isName ? (
      <b key={at} className="font-semibold text-ink">
        {text}
      </b>
    ) : (
      <Fragment key={at}>{text}</Fragment>
    ),
  );
