import { useLingui } from '@lingui/react/macro';
import { videoNotFound } from '@plyhaat/contract/content/videos';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { CallError } from '#api/call.ts';
import { useCrumb } from '#console/crumb.ts';
import { ErrorState } from '#ui/display/Empty.tsx';
import { Loading, Skeleton } from '#ui/display/Skeleton.tsx';
import { ContentGuard } from '../ContentFrame.tsx';
import { VideoFields } from './VideoFields.tsx';
import { staffVideo } from './videos.queries.ts';

export function NewVideoScreen() {
  const { t } = useLingui();
  return (
    <ContentGuard title={t`New video`}>
      <Titled title={t`New video`}>
        <VideoFields video={undefined} />
      </Titled>
    </ContentGuard>
  );
}

export function VideoFormScreen() {
  const { t } = useLingui();
  return (
    <ContentGuard title={t`Edit video`}>
      <Titled title={t`Edit video`}>
        <Opened />
      </Titled>
    </ContentGuard>
  );
}

const route = getRouteApi('/console/admin/content/videos/$id');

function Opened() {
  const { t } = useLingui();
  const { id } = route.useParams();
  const { data, isError, error, isFetching, refetch } = useQuery(staffVideo(id));
  if (data) return <VideoFields key={id} video={data} />;
  if (!isError)
    return (
      <div className="grid gap-4 rounded-card border border-line bg-surface p-5">
        <Loading />
        <Skeleton corners="control" className="h-12" />
        <Skeleton corners="control" className="h-60" />
      </div>
    );
  const gone = error instanceof CallError && error.is(videoNotFound);
  return (
    <ErrorState
      text={gone ? videoNotFound.message : t`Failed to load the video. Please try again.`}
      onRetry={gone ? undefined : () => void refetch()}
      busy={isFetching}
    />
  );
}

function Titled({ title, children }: { title: string; children: ReactNode }) {
  useCrumb(title);
  return (
    <>
      <h1 className="text-head">{title}</h1>
      {children}
    </>
  );
}
