import { Link } from '@tanstack/react-router';
import { Head } from '#shell/Head.tsx';
import { buttonClass } from '#ui/Button.tsx';
import * as TEXTS from './texts.ts';

export function ListMissing() {
  return (
    <section className="wrap grid justify-items-start gap-4 py-20">
      <Head title={TEXTS.listNotFound} />
      <h1 className="text-head">{TEXTS.listNotFound}</h1>
      <p className="text-ink-2">{TEXTS.theSellerNoLonger}</p>
      <Link to="/shop" className={buttonClass()}>
        {TEXTS.browseProducts}
      </Link>
    </section>
  );
}
