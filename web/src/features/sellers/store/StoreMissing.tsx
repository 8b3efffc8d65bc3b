import { Link } from '@tanstack/react-router';
import { Head } from '#shell/Head.tsx';
import { buttonClass } from '#ui/Button.tsx';
import * as TEXTS from './texts.ts';

export function StoreMissing() {
  return (
    <section className="wrap grid justify-items-start gap-4 py-20">
      <Head title={TEXTS.sellerNotFound} />
      <h1 className="text-head">{TEXTS.sellerNotFound}</h1>
      <p className="text-ink-2">{TEXTS.theSellerYoureLooking}</p>
      <Link to="/sellers" className={buttonClass()}>
        {TEXTS.backToSellers}
      </Link>
    </section>
  );
}
