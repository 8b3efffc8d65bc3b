import type { EditedPost } from '@plyhaat/contract/content/staff/writing';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useChange } from '#forms/useChange.ts';
import { Button } from '#ui/Button.tsx';
import { ConfirmDialog } from '#ui/overlays/ConfirmDialog.tsx';
import { PreviewDialog } from './PreviewDialog.tsx';
import { ScheduleDialog } from './ScheduleDialog.tsx';
import * as TEXTS from './texts.ts';
import type { PostFormHandle } from './usePostForm.ts';
import { withdrawPost } from './writing.queries.ts';

type Props = { handle: PostFormHandle; post: EditedPost | undefined };
type Asked = 'preview' | 'schedule' | 'unpublish';

/** What can be done with what stands in the form; it stays in view while one writes. */
export function PostActions({ handle, post }: Props) {
  const { form, save, savingAs } = handle;
  const uploading = useWatch({ control: form.control, name: 'uploading' });
  const [asked, setAsked] = useState<Asked>();
  const done = () => setAsked(undefined);
  const busy = (how: typeof savingAs) => ({ busy: savingAs === how, disabled: uploading });
  const isShown = post?.status === 'published' || post?.status === 'scheduled';
  return (
    <section
      aria-label={TEXTS.save}
      className="sticky bottom-0 z-20 -mx-gutter flex flex-wrap items-center justify-end gap-2 border-line border-t bg-surface px-gutter py-3 sm:gap-3"
    >
      <p role="status" className="text-ink-2 text-ui empty:hidden sm:mr-auto">
        {uploading && TEXTS.theCoverIsStill}
      </p>
      {isShown && (
        <Button variant="quiet" className="sm:mr-auto" onClick={() => setAsked('unpublish')}>
          {post.status === 'scheduled' ? TEXTS.cancelSchedule : TEXTS.unpublish}
        </Button>
      )}
      <Button variant="line" onClick={() => setAsked('preview')}>
        {TEXTS.preview}
      </Button>
      <Button variant="line" {...busy('draft')} onClick={() => void save({ saveAs: 'draft' })}>
        {TEXTS.saveDraft}
      </Button>
      <Button variant="line" disabled={uploading} onClick={() => setAsked('schedule')}>
        {TEXTS.schedule}
      </Button>
      <Button {...busy('publish')} onClick={() => void save({ saveAs: 'publish' })}>
        {TEXTS.publish}
      </Button>
      {asked === 'preview' && <PreviewDialog form={form} onClose={done} />}
      {asked === 'schedule' && (
        <ScheduleDialog
          busy={savingAs === 'schedule'}
          onClose={done}
          onSchedule={async (publishAt) => {
            await save({ saveAs: 'schedule', publishAt });
            done();
          }}
        />
      )}
      {post && <Unpublish handle={handle} post={post} open={asked === 'unpublish'} onClose={done} />}
    </section>
  );
}

type UnpublishProps = { handle: PostFormHandle; post: EditedPost; open: boolean; onClose: () => void };

function Unpublish({ handle, post, open, onClose }: UnpublishProps) {
  const withdrawal = useChange(() => withdrawPost(post._id, handle.seen.current?.version ?? post.version), {
    onSuccess: ({ data }) => handle.take(data),
    onSettled: onClose,
  });
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={(to) => !to && onClose()}
      title={post.status === 'scheduled' ? TEXTS.cancelTheSchedule : TEXTS.takeThisPostFrom}
      text={TEXTS.itStaysHereAs}
      confirmLabel={post.status === 'scheduled' ? TEXTS.cancelSchedule : TEXTS.unpublish}
      cancelLabel={TEXTS.back}
      busy={withdrawal.isPending}
      onConfirm={() => withdrawal.mutate()}
    />
  );
}
