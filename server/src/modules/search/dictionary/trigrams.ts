/** Every three letters in a row, with two spaces before each word and one behind it: as pg_trgm counts them. */
function trigramsOf(text: string): Set<string> {
  const found = new Set<string>();
  for (const word of text.split(' ')) {
    const padded = `  ${word} `;
    for (let at = 0; at + 3 <= padded.length; at++) found.add(padded.slice(at, at + 3));
  }
  return found;
}

/** What share of their trigrams two texts have in common. */
export function similarityOf(one: string, other: string): number {
  const [left, right] = [trigramsOf(one), trigramsOf(other)];
  let both = 0;
  for (const trigram of left) if (right.has(trigram)) both++;
  return both / (left.size + right.size - both);
}
