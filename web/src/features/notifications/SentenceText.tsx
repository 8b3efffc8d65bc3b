import type { Sentence } from '@plyhaat/contract/notifications/texts';

/** What a notification says, its names in bold. */
export const SentenceText = ({ sentence }: { sentence: Sentence }) =>
  sentence.map((piece) =>
    piece.isName ? (
      <b key={sentence.indexOf(piece)} className="font-semibold text-ink">
        {piece.text}
      </b>
    ) : (
      piece.text
    ),
  );
