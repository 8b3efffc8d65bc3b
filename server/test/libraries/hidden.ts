import { type ESTree, parseSync } from 'vite';

type Node = ESTree.Node & Readonly<Record<string, unknown>>;
const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value;

function* nodesIn(node: Node): Generator<Node> {
  yield node;
  for (const part of Object.values(node).flat()) if (isNode(part)) yield* nodesIn(part);
}

/** What a chain of members, calls and casts starts with: `pool` of `(await pool.connect()).x`. */
function rootOf(node: Node): string | undefined {
  if (node.type === 'Identifier') return node.name;
  const inner = node.object ?? node.callee ?? node.expression ?? node.argument;
  return isNode(inner) ? rootOf(inner) : undefined;
}

/** The values that a file has from packages, by the names that it gives them. */
const importedBy = (nodes: readonly Node[]): ReadonlySet<string> =>
  new Set(
    nodes.flatMap((node) =>
      node.type === 'ImportDeclaration' && /^(?!@plyhaat\/|node:)[@a-z]/.test(node.source.value)
        ? node.specifiers.map(({ local }) => local.name)
        : [],
    ),
  );

const HOLES = new Set(['TSUnknownKeyword', 'TSAnyKeyword', 'TSNeverKeyword']);
/** Where a page's own scripts leave what they count. */
const GLOBALS = new Set(['window', 'globalThis']);

/** A cast that the declared type does not allow, or one that gives members to a package's value. */
function castOf(node: Node, text: string, imported: ReadonlySet<string>): string | undefined {
  if (node.type !== 'TSAsExpression') return;
  const { expression, typeAnnotation: wanted } = node;
  const target = `as ${text.slice(wanted.start, wanted.end).replace(/\s+/g, ' ')}`;
  if (wanted.type === 'TSAnyKeyword') return target;
  const root = rootOf(expression as Node) ?? '';
  const isForced = expression.type === 'TSAsExpression' && HOLES.has(expression.typeAnnotation.type);
  const isWidened = wanted.type === 'TSTypeLiteral' && imported.has(root);
  return (isForced && !GLOBALS.has(root)) || isWidened ? target : undefined;
}

/** Ids on the wire, what graphile-worker tells a job on a clock, and what zod names so for those who build on it. */
const PUBLISHED = new Set(['_id', '_cron', '_default', '_zod']);
const isHidden = (name: unknown): name is string => typeof name === 'string' && /^_/.test(name) && !PUBLISHED.has(name);

function hiddenName(node: Node): string | undefined {
  if (node.type === 'MemberExpression') {
    const property = node.property as Node;
    const name = node.computed ? property.value : property.name;
    return isHidden(name) ? name : undefined;
  }
  if (node.type !== 'ObjectPattern') return;
  const keys = node.properties.map((part) => (part.type === 'Property' ? (part.key as Node).name : undefined));
  return keys.find(isHidden);
}

/** Names that no syntax gives away: tables, properties looked for by their name, and what types declare for insiders. */
const KNOWN =
  /\b_private_\w+|\b__(?:drizzle|react|REACT)\w+|\bsendCopyFromChunk\b|\bconnection\.stream\b|\brouter\.ssr\b|\blucide-react\/dist\b|\bcreateLucideIcon\b|@ts-(?:expect-error|ignore|nocheck)/g;
/** Reading a file as a tree takes long. */
const MAYBE = /\bas\s+(?:unknown|never)\s+as\b|\bas\s+(?:any\b|\{)|[.{,[]\s*['"]?_(?!(?:id|cron|default|zod)\b)\w*/;

/** Every way in which a file reaches behind what packages publish. */
export function hiddenIn(file: string, text: string): string[] {
  const known = [...text.matchAll(KNOWN)].map(([name]) => name);
  if (!MAYBE.test(text)) return known;
  const nodes = [...nodesIn(parseSync(file, text).program as Node)];
  const imported = importedBy(nodes);
  const found = nodes.flatMap((node) => [castOf(node, text, imported), hiddenName(node)]);
  return [...known, ...found.filter((member) => member !== undefined)];
}
