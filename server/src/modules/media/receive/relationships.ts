/** Links are followed by the reader's own click, linked pictures show and run nothing. */
const HARMLESS = /\/(hyperlink|image)$/;
/** The author's own computer: Word looks there in vain on any other. */
const ON_THIS_COMPUTER = /^(file:\/\/\/)?[a-z]:[\\/]/i;
const BARE_NAME = /^[^:\\/]+$/;

const NAMED: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };
const ENTITY = /&(?:#x([0-9a-f]{1,6})|#(\d{1,7})|(\w+));/gi;

const character = (code: number) => (code <= 0x10_ff_ff ? String.fromCodePoint(code) : '');
const read = (value: string) =>
  value.replace(ENTITY, (_, hex?: string, decimal?: string, name?: string) =>
    name ? (NAMED[name] ?? '') : character(Number.parseInt(hex ?? decimal ?? '', hex ? 16 : 10)),
  );

/** Up to the next tag: no value may hold a `<`, and whatever stands behind a tag does no harm here. */
const TAG = /<(?:[\w.-]+:)?Relationship\s[^<]*/g;
const ATTRIBUTE = /([\w:.-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g;

const attributesOf = (tag: string): Readonly<Record<string, string>> =>
  Object.fromEntries([...tag.matchAll(ATTRIBUTE)].map(([, name = '', a, b]) => [name, read(a ?? b ?? '').trim()]));

/**
 * Whether a part of a Word file is to be fetched from elsewhere when it is opened: a template with macros on a server is
 * as good as macros. What is not plain UTF-8 without declarations of its own hides something.
 */
export function pointsElsewhere(list: Buffer): boolean {
  const text = list.toString('utf8');
  if (text.includes('\0') || text.includes('\ufffd') || /<!(DOCTYPE|ENTITY)/i.test(text)) return true;
  return [...text.matchAll(TAG)].some(([tag]) => {
    const { Type = '', Target = '', TargetMode = '' } = attributesOf(tag);
    if (/\/attachedTemplate$/.test(Type)) return !(ON_THIS_COMPUTER.test(Target) || BARE_NAME.test(Target));
    return TargetMode.toLowerCase() === 'external' && !HARMLESS.test(Type);
  });
}
