import { type ESTree, parseSync } from 'vite';

const LETTER = /\p{L}/u;
/** Attributes and properties of components whose strings people read. */
const SHOWN = new Set([
  ...['label', 'title', 'aria-label', 'aria-roledescription', 'aria-valuetext', 'placeholder', 'alt', 'text', 'line'],
  ...['help', 'hint', 'note', 'error', 'description', 'caption', 'confirmLabel', 'cancelLabel', 'retryLabel'],
  ...['saveLabel', 'savingLabel', 'emptyText', 'loadingText', 'uploadingText', 'summary', 'failed', 'none'],
]);
/** A capital, then a second word: no name of a class, an event, a key or a type looks like that. */
const SENTENCE = /^\p{Lu}[\p{L}’']*,? \S*\p{Ll}/u;
/** What is between the values of a template that only builds a name, as in `${id}-note` and `${site}/shop`. */
const NAME_PART = /^[-./\w]*$/;

type Node = ESTree.Node & Readonly<Record<string, unknown>>;
const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value;

/** What an expression can turn out to be: both ends of a condition, and not what it depends on. */
function outcomes(node: Node): Node[] {
  if (node.type === 'ConditionalExpression')
    return [node.consequent, node.alternate].flatMap((n) => outcomes(n as Node));
  if (node.type === 'LogicalExpression') return outcomes(node.right as Node);
  return [node];
}

function textOf(node: Node): string | undefined {
  if (node.type === 'Literal' && typeof node.value === 'string') return node.value;
  if (node.type !== 'TemplateLiteral') return;
  const parts = node.quasis.map(({ value }) => value.cooked ?? '');
  return parts.length > 1 && parts.every((part) => NAME_PART.test(part)) ? undefined : parts.join(' ').trim();
}

const readable = (text: string | undefined): text is string =>
  text !== undefined && LETTER.test(text) && !text.startsWith('https://');

/** What stands where people read it: between tags, or in an attribute that is shown. */
function shownIn(node: Node): Node[] {
  if (node.type === 'JSXElement' || node.type === 'JSXFragment')
    return node.children.flatMap((child) =>
      child.type === 'JSXExpressionContainer' ? outcomes(child.expression as Node) : [],
    );
  if (node.type !== 'JSXAttribute' || !SHOWN.has(String(node.name.name)) || !node.value) return [];
  return node.value.type === 'JSXExpressionContainer' ? outcomes(node.value.expression as Node) : [node.value as Node];
}

/** What a macro of Lingui stands around: the catalogues hold it. */
const SAID = new Set(['Trans', 'Plural', 'Select', 'SelectOrdinal']);
const MACROS = new Set(['t', 'msg', 'plural', 'select', 'selectOrdinal', 'defineMessage']);

function isSaid(node: Node): boolean {
  if (node.type === 'JSXElement')
    return node.openingElement.name.type === 'JSXIdentifier' && SAID.has(node.openingElement.name.name);
  if (node.type === 'TaggedTemplateExpression') return node.tag.type === 'Identifier' && MACROS.has(node.tag.name);
  return node.type === 'CallExpression' && node.callee.type === 'Identifier' && MACROS.has(node.callee.name);
}

function* textsIn(node: Node): Generator<string> {
  if (isSaid(node)) return;
  if (node.type === 'ImportDeclaration' || node.type.startsWith('TSType')) return;
  if (node.type === 'JSXText' && LETTER.test(node.value)) yield node.value.trim();
  yield* shownIn(node).map(textOf).filter(readable);
  const text = textOf(node);
  if (text && SENTENCE.test(text)) yield text;
  // A table by name finds its entry by any text, in any language.
  const parts = node.type === 'Property' && !node.computed ? [node.value] : Object.values(node).flat();
  for (const part of parts) if (isNode(part)) yield* textsIn(part);
}

/** Texts that a component says without a macro: no catalogue holds them. */
export const writtenTexts = (file: string, source: string): string[] => [
  ...new Set(textsIn(parseSync(file, source).program as Node)),
];
