import { Trans } from '@lingui/react/macro';
import { getRouteApi, Link } from '@tanstack/react-router';
import { BatchDetail } from './BatchDetail.tsx';
import { OwnBatches } from './OwnBatches.tsx';
import { UploadFiles } from './UploadFiles.tsx';

const account = getRouteApi('/account');

/** Many products from one file: choose it, look at what was found, send it to review. */
export function BulkUploadScreen() {
  const { id } = account.useSearch();
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5 max-lg:py-5">
      <div className="flex flex-wrap items-end justify-between gap-x-4 gap-y-2">
        <div>
          {/* An open upload has a heading of its own, which says what to do now. */}
          <h1 className={id ? 'text-ink-2 text-ui' : 'text-head'}>
            <Trans>Bulk upload</Trans>
          </h1>
          {!id && (
            <p className="text-ink-2">
              <Trans>Add or change many products with one file.</Trans>
            </p>
          )}
        </div>
        <Link to="/account" search={{ tab: 'myProducts' }} className="link text-ui">
          <Trans>Back to My Products</Trans>
        </Link>
      </div>
      {id ? (
        <BatchDetail key={id} id={id} />
      ) : (
        <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-5 xl:grid-cols-[minmax(0,1fr)_25rem]">
          <UploadFiles />
          <OwnBatches />
        </div>
      )}
    </div>
  );
}
