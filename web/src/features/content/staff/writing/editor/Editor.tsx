import { useLingui } from '@lingui/react/macro';
import './editor.css';
import type { Node } from 'prosemirror-model';
import { useId, useState } from 'react';
import { FieldNote } from '#ui/forms/Field.tsx';
import { LinkDialog } from './LinkDialog.tsx';
import { PictureDialog } from './PictureDialog.tsx';
import { Toolbar } from './Toolbar.tsx';
import { insertPicture, linkAt, setLink } from './tools.ts';
import { useEditor } from './useEditor.ts';

type Props = { initial: Node; label: string; error: string | undefined; onChange: (document: Node) => void };

export function Editor({ initial, label, error, onChange }: Props) {
  const { t } = useLingui();
  const id = useId();
  const { place, state, run } = useEditor({ initial, label, describedBy: `${id}-note`, onChange });
  const [asking, setAsking] = useState<'link' | 'picture'>();
  const done = () => setAsking(undefined);
  return (
    <div className="grid gap-1.5">
      <div className="rounded border border-control bg-surface focus-within:border-teak focus-within:ring-3 focus-within:ring-teak-soft">
        <Toolbar
          state={state}
          controls={id}
          run={run}
          onLink={() => setAsking('link')}
          onPicture={() => setAsking('picture')}
        />
        <div
          ref={place}
          id={id}
          aria-invalid={error ? true : undefined}
          className="post-body post-editor min-h-90 px-4 py-4 outline-none sm:px-6"
        />
      </div>
      <FieldNote
        id={`${id}-note`}
        error={error}
        help={t`Type ## for a heading, - for a list, > for a quotation. Ctrl+B and Ctrl+I work too, Ctrl+Enter leaves a table.`}
      />
      <LinkDialog
        key={asking}
        open={asking === 'link'}
        initial={linkAt(state)}
        onClose={done}
        onSet={(href) => {
          run(setLink(href));
          done();
        }}
      />
      <PictureDialog
        open={asking === 'picture'}
        onClose={done}
        onInsert={(picture) => {
          run(insertPicture(picture));
          done();
        }}
      />
    </div>
  );
}
