import { reelNotFound } from '@plyhaat/contract/reels/reels';
import { Link } from '@tanstack/react-router';
import { Head } from '#shell/Head.tsx';
import { buttonClass } from '#ui/Button.tsx';
import * as TEXTS from './texts.ts';

export function ReelMissing() {
  return (
    <section className="wrap grid justify-items-start gap-4 py-20">
      <Head title={TEXTS.reelNotFound} />
      <h1 className="text-head">{TEXTS.reelNotFound}</h1>
      <p className="text-ink-2">{reelNotFound.message}</p>
      <Link to="/reels" className={buttonClass()}>
        {TEXTS.watchTheNewestReels}
      </Link>
    </section>
  );
}
