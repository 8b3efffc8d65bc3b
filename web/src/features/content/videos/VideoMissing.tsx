import { Link } from '@tanstack/react-router';
import { Head } from '#shell/Head.tsx';
import { buttonClass } from '#ui/Button.tsx';
import * as TEXTS from './texts.ts';

export function VideoMissing() {
  return (
    <section className="wrap grid justify-items-start gap-4 py-20">
      <Head title={TEXTS.videoNotFound} />
      <h1 className="text-head">{TEXTS.videoNotFound}</h1>
      <p className="text-ink-2">{TEXTS.thisVideoDoesNot}</p>
      <Link to="/videos" className={buttonClass()}>
        {TEXTS.allVideos}
      </Link>
    </section>
  );
}
