import { patternOf } from '@plyhaat/contract/core/sentence';
import { type ESTree, parseSync } from 'vite';

/** A capital and a second word, or an ending: no code, key or type looks like that. */
const SENTENCE = /^\p{Lu}[\p{L}\d’'-]*[,:.!?]? .*\p{Ll}|^\p{Lu}\p{Ll}+[.!?]$/u;
/** What these stand before is said to engineers and operators. */
const UNSAID = new Set(['summary', 'head']);
const TAGS = new Set(['filled', 'told']);

type Node = ESTree.Node & Readonly<Record<string, unknown>>;
const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value;

const nameOf = (node: unknown): string => (isNode(node) && node.type === 'Identifier' ? node.name : '');

function isUnsaid(node: Node): boolean {
  if (node.type === 'ImportDeclaration' || node.type.startsWith('TSType')) return true;
  if (node.type === 'Property') return UNSAID.has(nameOf(node.key));
  if (node.type === 'NewExpression') return nameOf(node.callee) === 'Error';
  return false;
}

/** `` filled`At most ${{ most }}` `` is `At most {most}`. */
function patternIn({ quasi }: ESTree.TaggedTemplateExpression): string {
  const names = quasi.expressions.map((value) => {
    const [first] = value.type === 'ObjectExpression' ? value.properties : [];
    return first?.type === 'Property' ? nameOf(first.key) : '';
  });
  return patternOf(
    quasi.quasis.map(({ value }) => value.cooked ?? ''),
    names,
  );
}

function* sentencesIn(node: Node): Generator<string> {
  if (isUnsaid(node)) return;
  if (node.type === 'TaggedTemplateExpression') {
    if (TAGS.has(nameOf(node.tag))) yield patternIn(node);
    return;
  }
  if (node.type === 'Literal' && typeof node.value === 'string' && SENTENCE.test(node.value)) yield node.value;
  for (const part of Object.values(node).flat()) if (isNode(part)) yield* sentencesIn(part);
}

/** What a file of the server or the contract says to members: sentences that stand in it, and patterns of `filled`. */
export const serverSentences = (file: string, source: string): string[] => [
  ...new Set(sentencesIn(parseSync(file, source).program as Node)),
];
