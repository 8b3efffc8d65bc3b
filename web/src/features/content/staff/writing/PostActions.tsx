import { Trans, useLingui } from '@lingui/react/macro';
import type { EditedPost } from '@plyhaat/contract/content/staff/writing';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useChange } from '#forms/useChange.ts';
import { Button } from '#ui/Button.tsx';
import { ConfirmDialog } from '#ui/overlays/ConfirmDialog.tsx';
import { PreviewDialog } from './PreviewDialog.tsx';
import { ScheduleDialog } from './ScheduleDialog.tsx';
import type { PostFormHandle } from './usePostForm.ts';
import { withdrawPost } from './writing.queries.ts';

type Props = { handle: PostFormHandle; post: EditedPost | undefined };
type Asked = 'preview' | 'schedule' | 'unpublish';

/** What can be done with what stands in the form; it stays in view while one writes. */
export function PostActions({ handle, post }: Props) {
  const { t } = useLingui();
  const { form, save, savingAs } = handle;
  const uploading = useWatch({ control: form.control, name: 'uploading' });
  const [asked, setAsked] = useState<Asked>();
  const done = () => setAsked(undefined);
  const busy = (how: typeof savingAs) => ({ busy: savingAs === how, disabled: uploading });
  const isShown = post?.status === 'published' || post?.status === 'scheduled';
  return (
    <section
      aria-label={t`Save`}
      className="sticky bottom-0 z-20 -mx-gutter flex flex-wrap items-center justify-end gap-2 border-line border-t bg-surface px-gutter py-3 sm:gap-3"
    >
      <p role="status" className="text-ink-2 text-ui empty:hidden sm:mr-auto">
        {uploading && t`The cover is still uploading.`}
      </p>
      {isShown && (
        <Button variant="quiet" className="sm:mr-auto" onClick={() => setAsked('unpublish')}>
          {post.status === 'scheduled' ? t`Cancel schedule` : t`Unpublish`}
        </Button>
      )}
      <Button variant="line" onClick={() => setAsked('preview')}>
        <Trans>Preview</Trans>
      </Button>
      <Button variant="line" {...busy('draft')} onClick={() => void save({ saveAs: 'draft' })}>
        <Trans>Save draft</Trans>
      </Button>
      <Button variant="line" disabled={uploading} onClick={() => setAsked('schedule')}>
        <Trans>Schedule</Trans>
      </Button>
      <Button {...busy('publish')} onClick={() => void save({ saveAs: 'publish' })}>
        <Trans>Publish</Trans>
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
  const { t } = useLingui();
  const withdrawal = useChange(() => withdrawPost(post._id, handle.seen.current?.version ?? post.version), {
    onSuccess: ({ data }) => handle.take(data),
    onSettled: onClose,
  });
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={(to) => !to && onClose()}
      title={post.status === 'scheduled' ? t`Cancel the schedule?` : t`Unpublish this post?`}
      text={t`It will stay here as a draft.`}
      confirmLabel={post.status === 'scheduled' ? t`Cancel schedule` : t`Unpublish`}
      cancelLabel={t`Back`}
      busy={withdrawal.isPending}
      onConfirm={() => withdrawal.mutate()}
    />
  );
}
