import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Button } from '#ui/Button.tsx';
import { ErrorState } from '#ui/display/Empty.tsx';
import { Loading, Skeleton } from '#ui/display/Skeleton.tsx';
import { Dialog } from '#ui/overlays/Dialog.tsx';
import { ArticleView } from './ArticleView.tsx';
import { bodyOf, type PostFormState } from './post-values.ts';
import { postPreview } from './writing.queries.ts';

/** What is in the form, cleaned by the server as a save would, and stored nowhere. */
export function PreviewDialog({ form, onClose }: { form: PostFormState; onClose: () => void }) {
  const { t } = useLingui();
  const values = form.getValues();
  const { name, category = '', tags = [], description = '' } = bodyOf(values, { saveAs: 'draft' });
  const { data, isError, error, refetch } = useQuery(postPreview(description));
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} title={name || t`Untitled`} size="wide" heading="head">
      {isError && <ErrorState text={error.message} onRetry={() => void refetch()} />}
      {!data && !isError && (
        <>
          <Loading />
          <Skeleton className="h-60" />
        </>
      )}
      {data && (
        <ArticleView
          name={t`Preview`}
          category={category}
          tags={tags}
          cover={values.image[0]?.url}
          html={data.description || `<p>${t`Nothing is written yet.`}</p>`}
        />
      )}
      <Button variant="line" className="justify-self-start" onClick={onClose}>
        <Trans>Back to writing</Trans>
      </Button>
    </Dialog>
  );
}
