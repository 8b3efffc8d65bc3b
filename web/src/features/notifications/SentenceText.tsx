import type { Piece } from '@plyhaat/contract/notifications/told';

/** What a notification says, its names in bold. */
export const SentenceText = ({ sentence }: { sentence: readonly Piece[] }) =>
  sentence.map((piece) =>
    piece.isName ? (
      <b key={sentence.indexOf(piece)} className="font-semibold text-ink">
        {piece.text}
      </b>
    ) : (
      piece.text
    ),
  );
