import { Link } from '@tanstack/react-router';
import { Pencil, Trash2 } from 'lucide-react';
import { ApprovalNote } from '#forms/approval/ApprovalNote.tsx';
import { Button, buttonClass } from '#ui/Button.tsx';
import { Badge } from '#ui/display/Badge.tsx';
import { Card, CardActions, CardBody } from '#ui/display/Card.tsx';
import { Picture } from '#ui/display/Picture.tsx';
import { Price } from '#ui/display/Price.tsx';
import type { OwnPlacement, PlacementCard } from './card.ts';

type Props = { item: OwnPlacement; card: PlacementCard; wide: boolean; formTab: string; onDelete: () => void };

/** On phones a row: the picture beside what is said of it, unless it is as wide as a banner. */
export function OwnCard({ item, card, wide, formTab, onDelete }: Props) {
  return (
    <Card className={wide ? 'h-full' : 'h-full max-sm:flex-row'}>
      <div className={wide ? 'relative' : 'relative max-sm:w-27 max-sm:flex-none'}>
        <Picture
          picture={card.picture}
          alt=""
          ratio={wide ? 'own' : '3/2'}
          sizes={
            wide
              ? '(min-width: 1280px) 470px, (min-width: 1024px) 45vw, 92vw'
              : '(min-width: 1024px) 300px, (min-width: 640px) 45vw, 30vw'
          }
          className={wide ? 'aspect-1920/460' : 'max-sm:aspect-auto max-sm:h-full'}
          imageClassName=""
        />
        {card.corner && (
          <Badge tone="sale" className="absolute top-2 left-2">
            {card.corner}
          </Badge>
        )}
      </div>
      <CardBody>
        <div className="flex flex-wrap gap-1.5">
          {card.marks.map(({ tone, label }) => (
            <Badge key={label} tone={tone}>
              {label}
            </Badge>
          ))}
        </div>
        <h2 className="mt-2.5 line-clamp-2 font-semibold text-body leading-5.5 wrap-break-word">
          <Name card={card} />
        </h2>
        {card.text && (
          <p className="mt-1 line-clamp-3 text-ink-2 text-ui wrap-break-word max-sm:line-clamp-1">{card.text}</p>
        )}
        {card.price && <Price {...card.price} className="mt-2" />}
        <ApprovalNote {...item} />
        <dl className="mt-3 mb-1 grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1 text-meta">
          {card.facts.map(([label, value]) => (
            <div key={label} className="col-span-2 grid grid-cols-subgrid">
              <dt className="text-ink-3">{label}</dt>
              <dd className="text-right text-ink-2 wrap-break-word">{value}</dd>
            </div>
          ))}
        </dl>
        {card.more && (
          <Link to="/account" search={card.more.search} className="link inline-flex min-h-11 items-center text-ui">
            {card.more.label}
          </Link>
        )}
        <CardActions>
          <Link
            to="/account"
            search={{ tab: formTab, id: item._id }}
            aria-label={`Edit ${card.name}`}
            className={buttonClass({ variant: 'line', tight: true, block: true })}
          >
            <Pencil size={18} strokeWidth={1.75} aria-hidden="true" />
            Edit
          </Link>
          <Button variant="quiet" size="round" aria-label={`Delete ${card.name}`} onClick={onDelete}>
            <Trash2 size={18} strokeWidth={1.75} aria-hidden="true" />
          </Button>
        </CardActions>
      </CardBody>
    </Card>
  );
}

function Name({ card: { name, slug } }: { card: PlacementCard }) {
  if (!slug) return name;
  return (
    <Link to="/product/$idOrSlug" params={{ idOrSlug: slug }} className="hover:text-teak">
      {name}
    </Link>
  );
}
