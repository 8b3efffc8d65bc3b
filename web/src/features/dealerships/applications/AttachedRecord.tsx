import { Trans, useLingui } from '@lingui/react/macro';
import type { DealershipCopy } from '@plyhaat/contract/dealerships/dealerships';
import { FileText } from 'lucide-react';
import { businessType } from '#ui/words/partnerships.ts';

/** The dealership record that came with an application, as it was then; its documents open by a signed address. */
export function AttachedRecord({ record }: { record: DealershipCopy | null }) {
  const { t } = useLingui();
  if (!record)
    return (
      <p className="text-ink-3 text-ui">
        <Trans>No dealership record attached</Trans>
      </p>
    );
  const facts = [
    [t`Business type`, businessType(record.businessType, t)],
    [t`Address`, `${record.address}, ${record.city}, ${record.state} ${record.pincode}`],
    [t`Established`, record.establishedYear],
    [t`GST number`, record.gstNumber],
    [t`Website`, record.website],
  ] as const;
  return (
    <details className="group/record text-ui">
      <summary className="min-h-11 cursor-pointer content-center font-semibold md:min-h-9">
        {t`Dealership record: ${{ name: record.name }}`}
      </summary>
      <dl className="grid gap-2 pb-2">
        {facts.map(
          ([label, value]) =>
            value && (
              <div key={label}>
                <dt className="text-ink-3 text-meta">{label}</dt>
                <dd className="wrap-anywhere">{value}</dd>
              </div>
            ),
        )}
      </dl>
      <ul aria-label={t`Documents`} className="grid">
        {record.documents.map(({ path, name, address }) => (
          <li key={path}>
            <a
              href={address}
              target="_blank"
              rel="noopener noreferrer"
              className="link wrap-anywhere inline-flex min-h-11 items-center gap-1.5 md:min-h-9"
            >
              <FileText size={16} strokeWidth={1.75} aria-hidden="true" className="flex-none" />
              {name}
            </a>
          </li>
        ))}
      </ul>
    </details>
  );
}
