import type { ComponentProps, ReactNode } from 'react';
import { classes } from '../classes.ts';

/** A hairline and no shadow until hover. A link with `cardLinkClass` inside makes the whole card its target. */
export function Card({ className, ...article }: ComponentProps<'article'>) {
  return <article {...article} className={classes('card-box group/card', className)} />;
}

export const cardLinkClass = 'card-link';

export function CardBody({ className, ...div }: ComponentProps<'div'>) {
  return <div {...div} className={classes('card-body', className)} />;
}

/** Always two lines high, so that prices and buttons align across a row. */
export function CardName({ children }: { children: ReactNode }) {
  return <h3 className="card-name">{children}</h3>;
}

/** Company or place: one line, cut with an ellipsis. */
export function CardLine({ className, ...p }: ComponentProps<'p'>) {
  return <p {...p} className={classes('card-line', className ?? 'text-ink-2')} />;
}

/** Lies above the card's own link. */
export function CardActions({ className, ...div }: ComponentProps<'div'>) {
  return <div {...div} className={classes('card-actions print:hidden', className)} />;
}
