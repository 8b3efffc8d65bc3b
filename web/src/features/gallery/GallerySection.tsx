import type { ReactNode } from 'react';

export function GallerySection({ title, line, children }: { title: string; line: string; children: ReactNode }) {
  return (
    <section aria-label={title} className="pt-section">
      <h2 className="text-title">{title}</h2>
      <p className="mt-0.5 mb-5 text-ink-2 text-ui">{line}</p>
      {children}
    </section>
  );
}
