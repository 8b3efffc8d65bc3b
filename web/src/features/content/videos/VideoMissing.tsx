import { Link } from '@tanstack/react-router';
import { Head } from '#shell/Head.tsx';
import { buttonClass } from '#ui/Button.tsx';

export function VideoMissing() {
  return (
    <section className="wrap grid justify-items-start gap-4 py-20">
      <Head title="Video not found" />
      <h1 className="text-head">Video not found</h1>
      <p className="text-ink-2">This video does not exist any more.</p>
      <Link to="/videos" className={buttonClass()}>
        All videos
      </Link>
    </section>
  );
}
