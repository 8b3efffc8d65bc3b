import type { ComponentProps, ReactNode } from 'react';
import { classes } from '../classes.ts';

/** A hairline and no shadow until hover. A link with `cardLinkClass` inside makes the whole card its target. */
export function Card({ className, ...article }: ComponentProps<'article'>) {
  return (
    <article
      {...article}
      className={classes('card group/card relative flex min-w-0 flex-col overflow-hidden text-ink', className)}
    />
  );
}

export const cardLinkClass = 'after:absolute after:inset-0';

export function CardBody({ className, ...div }: ComponentProps<'div'>) {
  return <div {...div} className={classes('flex flex-1 flex-col p-3 xs:p-4', className)} />;
}

/** Always two lines high, so that prices and buttons align across a row. */
export function CardName({ children }: { children: ReactNode }) {
  return (
    <h3 className="line-clamp-2 min-h-10 font-semibold text-ui xs:min-h-11 xs:text-body xs:leading-5.5">{children}</h3>
  );
}

/** Company or place: one line, cut with an ellipsis. */
export function CardLine({ className, ...p }: ComponentProps<'p'>) {
  return <p {...p} className={classes('min-h-5 truncate text-ui', className ?? 'text-ink-2')} />;
}

/** Lies above the card's own link. */
export function CardActions({ className, ...div }: ComponentProps<'div'>) {
  return <div {...div} className={classes('relative z-1 mt-auto flex gap-2 pt-4', className)} />;
}
