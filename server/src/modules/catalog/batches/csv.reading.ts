/** A spreadsheet's own mark before what it would take for a formula; ours writes it too. */
const GUARDED = /^'(?=[=+\-@\t\r])/;

/** UTF-8, or else what older versions of Excel write. */
export function decodeText(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

const DELIMITERS = [',', ';', '\t'] as const;
/** The one that the first line holds most of. */
function delimiterOf(text: string): string {
  const first = text.slice(0, text.search(/\r|\n|$/));
  const counts = DELIMITERS.map((delimiter) => first.split(delimiter).length);
  return DELIMITERS[counts.indexOf(Math.max(...counts))] ?? ',';
}

const unguarded = (cell: string) => cell.replace(GUARDED, '');

/** Reads RFC 4180 and its relatives. Lines that hold nothing are lines all the same, so that numbers stay right. */
export function readCsv(text: string): string[][] {
  const written = text.replace(/^\uFEFF/, '');
  const delimiter = delimiterOf(written);
  const lines: string[][] = [];
  let line: string[] = [];
  let cell = '';
  let isQuoted = false;
  const endCell = () => {
    line.push(unguarded(cell));
    cell = '';
  };
  const endLine = () => {
    endCell();
    lines.push(line);
    line = [];
  };
  for (let at = 0; at < written.length; at++) {
    const letter = written[at];
    if (isQuoted) {
      if (letter !== '"') cell += letter;
      else if (written[at + 1] === '"') cell += written[++at];
      else isQuoted = false;
    } else if (letter === '"' && cell === '') isQuoted = true;
    else if (letter === delimiter) endCell();
    else if (letter === '\n') endLine();
    else if (letter === '\r') {
      if (written[at + 1] === '\n') at++;
      endLine();
    } else cell += letter;
  }
  if (cell !== '' || line.length > 0) endLine();
  return lines;
}
