import { useEffect, useRef } from 'react';
import { shownAt } from './editor/sent-pictures.ts';

type Props = { name: string; category: string; tags: readonly string[]; cover: string | undefined; html: string };

/** A post as readers get it: `html` is what the server cleaned, never what was typed. */
export function ArticleView({ name, category, tags, cover, html }: Props) {
  const body = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const read = new DOMParser().parseFromString(html, 'text/html');
    for (const img of read.images) img.src = shownAt(img.getAttribute('src') ?? '');
    body.current?.replaceChildren(...read.body.childNodes);
  }, [html]);
  return (
    <article aria-label={name} className="grid gap-4">
      <p className="text-ink-3 text-ui">{[category, ...tags.map((tag) => `#${tag}`)].filter(Boolean).join(' · ')}</p>
      {cover && <img src={cover} alt="" className="aspect-5/2 w-full rounded-card object-cover" />}
      <div ref={body} className="post-body" />
    </article>
  );
}
