import { ChevronRight } from 'lucide-react';
import { Children, type ReactNode } from 'react';

export const crumbClass = 'inline-flex min-h-11 items-center hover:text-teak-ink hover:underline';

/** Links with `crumbClass`; the last child is the page itself and no link. */
export function Breadcrumb({ children }: { children: ReactNode }) {
  const steps = Children.toArray(children);
  return (
    <nav aria-label="Breadcrumb" className="py-2 text-ink-2 text-ui print:hidden">
      <ol className="flex flex-wrap items-center gap-x-2">
        {steps.map((step, at) => (
          <li key={String(at)} className="flex min-h-11 min-w-0 items-center gap-2">
            {at > 0 && <ChevronRight size={14} aria-hidden="true" className="flex-none text-ink-3" />}
            {at === steps.length - 1 ? (
              <span aria-current="page" className="text-ink wrap-anywhere">
                {step}
              </span>
            ) : (
              step
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
