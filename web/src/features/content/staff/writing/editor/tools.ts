import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { lift, setBlockType, toggleMark, wrapIn } from 'prosemirror-commands';
import { redo, undo } from 'prosemirror-history';
import type { MarkType, NodeType } from 'prosemirror-model';
import { liftListItem, wrapInList } from 'prosemirror-schema-list';
import type { Command, EditorState } from 'prosemirror-state';
import { schema } from './schema.ts';
import { TABLE_TOOL } from './table.ts';

const { nodes, marks } = schema;

/** One button of the toolbar. `isOn` is missing where a press does something once. */
export type Tool = {
  readonly label: MessageDescriptor;
  readonly run: Command;
  readonly isOn?: (state: EditorState) => boolean;
};

const hasMark = (type: MarkType) => (state: EditorState) => {
  const { from, to, empty, $from } = state.selection;
  return empty ? !!type.isInSet(state.storedMarks ?? $from.marks()) : state.doc.rangeHasMark(from, to, type);
};

const isInside = (type: NodeType, attrs?: { level: number }) => (state: EditorState) => {
  const { $from } = state.selection;
  for (let depth = $from.depth; depth > 0; depth--) {
    const node = $from.node(depth);
    if (node.type === type && (!attrs || node.attrs.level === attrs.level)) return true;
  }
  return false;
};

const eitherWay =
  (isOn: (state: EditorState) => boolean, on: Command, off: Command): Command =>
  (state, dispatch, view) =>
    (isOn(state) ? off : on)(state, dispatch, view);

const marked = (label: MessageDescriptor, type: MarkType): Tool => ({
  label,
  run: toggleMark(type),
  isOn: hasMark(type),
});

function heading(level: number): Tool {
  const isOn = isInside(nodes.heading, { level });
  const label = level === 2 ? msg`Heading` : msg`Smaller heading`;
  return { label, isOn, run: eitherWay(isOn, setBlockType(nodes.heading, { level }), setBlockType(nodes.paragraph)) };
}

function wrapped(label: MessageDescriptor, type: NodeType): Tool {
  const isOn = isInside(type);
  return { label, isOn, run: eitherWay(isOn, wrapIn(type), lift) };
}

function listed(label: MessageDescriptor, type: NodeType): Tool {
  const isOn = isInside(type);
  return { label, isOn, run: eitherWay(isOn, wrapInList(type), liftListItem(nodes.list_item)) };
}

const drawRule: Command = (state, dispatch) => {
  dispatch?.(state.tr.replaceSelectionWith(nodes.rule.create()).scrollIntoView());
  return true;
};

export const TOOLS = {
  strong: marked(msg`Bold`, marks.strong),
  em: marked(msg`Italic`, marks.em),
  heading: heading(2),
  subheading: heading(3),
  bullets: listed(msg`Bulleted list`, nodes.bullet_list),
  numbers: listed(msg`Numbered list`, nodes.ordered_list),
  quote: wrapped(msg`Quotation`, nodes.quote),
  note: wrapped(msg`Note`, nodes.note),
  code: marked(msg`Code`, marks.code),
  table: TABLE_TOOL as Tool,
  rule: { label: msg`Dividing line`, run: drawRule } as Tool,
  undo: { label: msg`Undo`, run: undo } as Tool,
  redo: { label: msg`Redo`, run: redo } as Tool,
} as const;

export const isLinked = hasMark(marks.link);

/** The address of the link under the cursor. */
export function linkAt(state: EditorState): string {
  const { $from, from, to, empty } = state.selection;
  let href = empty ? marks.link.isInSet($from.marks())?.attrs.href : undefined;
  if (!empty)
    state.doc.nodesBetween(from, to, (node) => {
      href ??= marks.link.isInSet(node.marks)?.attrs.href;
    });
  return String(href ?? '');
}

/** Links what is selected, or writes the address itself where nothing is; an empty one takes the link away. */
export const setLink =
  (href: string): Command =>
  (state, dispatch) => {
    const { from, to, empty } = state.selection;
    const change = state.tr;
    if (empty && href) change.replaceSelectionWith(schema.text(href, [marks.link.create({ href })]), false);
    else {
      change.removeMark(from, to, marks.link);
      if (href) change.addMark(from, to, marks.link.create({ href }));
    }
    dispatch?.(change.scrollIntoView());
    return true;
  };

export type InsertedPicture = {
  src: string;
  alt: string;
  width: number | null;
  height: number | null;
  caption: string;
};

export const insertPicture =
  ({ caption, ...attrs }: InsertedPicture): Command =>
  (state, dispatch) => {
    const picture = nodes.picture.create(attrs);
    const words = () => nodes.figure_caption.create(null, schema.text(caption));
    const inserted = caption ? nodes.figure.create(null, [picture, words()]) : picture;
    dispatch?.(state.tr.replaceSelectionWith(inserted).scrollIntoView());
    return true;
  };
