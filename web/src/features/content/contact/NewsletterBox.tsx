import { Trans } from '@lingui/react/macro';
import { useFeature } from '#shell/installation.ts';
import { NewsletterForm } from './NewsletterForm.tsx';

/** Below every post. */
export function NewsletterBox() {
  if (!useFeature('newsletter')) return null;
  return (
    <section aria-labelledby="newsletter" className="pt-section print:hidden">
      <div className="grid items-center gap-x-12 gap-y-6 bg-walnut p-6 text-on-walnut max-md:-mx-gutter max-md:px-gutter max-md:py-8 md:grid-cols-2 md:rounded-lg lg:gap-x-20 lg:p-12">
        <div>
          <h2 id="newsletter" className="text-head">
            <Trans>One e-mail a month</Trans>
          </h2>
          <p className="mt-1 text-on-walnut-2">
            <Trans>Prices by grade, new standards and news from the trade.</Trans>
          </p>
        </div>
        <NewsletterForm onDark />
      </div>
    </section>
  );
}
