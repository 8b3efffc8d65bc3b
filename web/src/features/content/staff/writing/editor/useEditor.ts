import type { Node } from 'prosemirror-model';
import { type Command, EditorState } from 'prosemirror-state';
import { EditorView, type NodeView } from 'prosemirror-view';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { onlyAllowed } from './allowed-html.ts';
import { plugins } from './plugins.ts';
import { shownAt } from './sent-pictures.ts';

function pictureView({ attrs }: Node): NodeView {
  const dom = document.createElement('img');
  dom.src = shownAt(attrs.src);
  dom.alt = attrs.alt;
  return { dom };
}

type Options = { initial: Node; label: string; describedBy: string; onChange: (document: Node) => void };

/** The editor in a place of its own: React draws the toolbar around it, ProseMirror what is inside. */
export function useEditor({ initial, label, describedBy, onChange }: Options) {
  const place = useRef<HTMLDivElement>(null);
  const view = useRef<EditorView>(null);
  const [state, setState] = useState(() => EditorState.create({ doc: initial, plugins }));
  const changed = useEffectEvent(onChange);
  const start = useEffectEvent((mount: HTMLDivElement) => {
    const made = new EditorView(
      { mount },
      {
        state,
        attributes: { role: 'textbox', 'aria-multiline': 'true', 'aria-label': label, 'aria-describedby': describedBy },
        nodeViews: { picture: pictureView },
        transformPastedHTML: onlyAllowed,
        dispatchTransaction(change) {
          const next = made.state.apply(change);
          made.updateState(next);
          setState(next);
          if (change.docChanged) changed(next.doc);
        },
      },
    );
    return made;
  });
  useEffect(() => {
    if (!place.current) return;
    const made = start(place.current);
    view.current = made;
    return () => made.destroy();
  }, []);
  const run = (command: Command) => {
    const editor = view.current;
    if (!editor) return;
    command(editor.state, editor.dispatch, editor);
    editor.focus();
  };
  return { place, state, run };
}
