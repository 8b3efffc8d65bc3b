import { videoNotFound } from '@plyhaat/contract/content/videos';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { CallError } from '#api/call.ts';
import { ErrorState } from '#ui/display/Empty.tsx';
import { Loading, Skeleton } from '#ui/display/Skeleton.tsx';
import { Breadcrumb, crumbClass } from '#ui/navigation/Breadcrumb.tsx';
import { ContentGuard } from '../staff/ContentFrame.tsx';
import { filmedVideo } from './filming.queries.ts';
import { VideoFields } from './VideoFields.tsx';

export function NewVideoScreen() {
  return (
    <ContentGuard title="New video">
      <Titled title="New video">
        <VideoFields video={undefined} />
      </Titled>
    </ContentGuard>
  );
}

export function VideoFormScreen() {
  return (
    <ContentGuard title="Edit video">
      <Titled title="Edit video">
        <Opened />
      </Titled>
    </ContentGuard>
  );
}

const route = getRouteApi('/admin/content/videos/$id');

function Opened() {
  const { id } = route.useParams();
  const { data, isError, error, isFetching, refetch } = useQuery(filmedVideo(id));
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
      text={gone ? videoNotFound.message : 'Failed to load the video. Please try again.'}
      onRetry={gone ? undefined : () => void refetch()}
      busy={isFetching}
    />
  );
}

function Titled({ title, children }: { title: string; children: ReactNode }) {
  return (
    <>
      <div>
        <Breadcrumb>
          <Link to="/admin/content/videos" className={crumbClass}>
            Videos
          </Link>
          {title}
        </Breadcrumb>
        <h1 className="text-head">{title}</h1>
      </div>
      {children}
    </>
  );
}
