import { useLingui } from '@lingui/react/macro';
import { gstDoubtsOf } from '@plyhaat/contract/core/gst';
import { useQuery } from '@tanstack/react-query';
import { TriangleAlert } from 'lucide-react';
import { stateList } from '#features/places/places.queries.ts';
import { GST_DOUBTS } from '#ui/words/gst-doubts.ts';

type Props = { gstNumber: string; countryId: string; stateId: string };

/** A slip or another state in a GST number is pointed out while it is typed, and saved all the same. */
export function GstDoubts({ gstNumber, countryId, stateId }: Props) {
  const { t } = useLingui();
  const { data } = useQuery(stateList(countryId));
  const state = data?.data.find(({ _id }) => _id === stateId);
  return (
    <div role="status" className="grid content-start gap-2 empty:hidden sm:col-span-2">
      {gstDoubtsOf(gstNumber, state?.gstCode).map((doubt) => (
        <p
          key={doubt}
          className="flex items-start gap-2 rounded bg-amber-soft px-3 py-2.5 font-medium text-amber-ink text-ui"
        >
          <TriangleAlert size={18} strokeWidth={1.75} aria-hidden="true" className="mt-px flex-none" />
          {t(GST_DOUBTS[doubt])}
        </p>
      ))}
    </div>
  );
}
