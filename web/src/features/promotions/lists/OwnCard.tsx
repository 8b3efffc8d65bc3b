import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { PlacementResults } from '@plyhaat/contract/sellers/placement-looks';
import { Link } from '@tanstack/react-router';
import { Pencil, Trash2 } from 'lucide-react';
import { ApprovalNote } from '#forms/approval/ApprovalNote.tsx';
import { Button, buttonClass } from '#ui/Button.tsx';
import { classes } from '#ui/classes.ts';
import { Badge } from '#ui/display/Badge.tsx';
import { Card, CardActions, CardBody } from '#ui/display/Card.tsx';
import { Picture } from '#ui/display/Picture.tsx';
import { Price } from '#ui/display/Price.tsx';
import { useSay } from '#ui/said.ts';
import type { OwnPlacement, PlacementCard } from './card.ts';

type Props = { item: OwnPlacement; card: PlacementCard; wide: boolean; formTab: string; onDelete: () => void };

/** On phones the picture stands beside the text, so that several fit a screen. */
export function OwnCard({ item, card, wide, formTab, onDelete }: Props) {
  const { t } = useLingui();
  const say = useSay();
  const name = say(card.name);
  return (
    <Card className={classes('h-full', !wide && 'max-sm:grid max-sm:grid-cols-[6rem_minmax(0,1fr)]')}>
      <div className="relative">
        <Picture
          picture={card.picture}
          alt=""
          ratio={wide ? 'own' : '3/2'}
          sizes={
            wide
              ? '(min-width: 1280px) 470px, (min-width: 1024px) 45vw, 92vw'
              : '(min-width: 1024px) 300px, (min-width: 640px) 45vw, 92vw'
          }
          className={wide ? 'aspect-1920/460' : 'max-sm:aspect-square'}
          imageClassName=""
        />
        {card.corner && (
          <Badge tone="sale" className="absolute top-2 left-2 max-sm:top-1 max-sm:left-1">
            {t(card.corner)}
          </Badge>
        )}
      </div>
      <CardBody>
        <div className="flex flex-wrap gap-1.5">
          {card.marks.map(({ tone, label }) => (
            <Badge key={say(label)} tone={tone}>
              {say(label)}
            </Badge>
          ))}
        </div>
        <h2 className="mt-1.5 line-clamp-2 sm:mt-2.5 font-semibold text-body leading-5.5 wrap-break-word">
          <Name name={name} slug={card.slug} />
        </h2>
        {card.text && <p className="mt-1 line-clamp-3 text-ink-2 text-ui wrap-break-word">{card.text}</p>}
        {card.price && <Price {...card.price} className="mt-2" />}
        <ApprovalNote {...item} />
        {item.isPublic && item.brought && <ResultFigures results={item.brought} />}
        <dl className="mt-2 mb-1 grid sm:mt-3 grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1 text-meta">
          {card.facts.map(([label, value]) => (
            <div key={t(label)} className="col-span-2 grid grid-cols-subgrid">
              <dt className="text-ink-3">{t(label)}</dt>
              <dd className="text-right text-ink-2 wrap-break-word">{say(value)}</dd>
            </div>
          ))}
        </dl>
        {card.more && (
          <Link to="/account" search={card.more.search} className="link inline-flex min-h-11 items-center text-ui">
            {t(card.more.label)}
          </Link>
        )}
        <CardActions className="max-sm:pt-2">
          <Link
            to="/account"
            search={{ tab: formTab, id: item._id }}
            aria-label={t`Edit ${name}`}
            className={buttonClass({ variant: 'line', tight: true, block: true })}
          >
            <Pencil size={18} strokeWidth={1.75} aria-hidden="true" />
            <Trans>Edit</Trans>
          </Link>
          <Button variant="quiet" size="round" aria-label={t`Delete ${name}`} onClick={onDelete}>
            <Trash2 size={18} strokeWidth={1.75} aria-hidden="true" />
          </Button>
        </CardActions>
      </CardBody>
    </Card>
  );
}

const STEPS = [
  ['seen', msg`Seen`],
  ['tapped', msg`Tapped`],
  ['leads', msg`Leads`],
] as const;

/** How many saw it, followed it and became a lead. */
function ResultFigures({ results }: { results: PlacementResults }) {
  const { t } = useLingui();
  return (
    <dl className="mt-3 grid grid-cols-3 gap-px overflow-hidden rounded border border-line bg-line text-center">
      {STEPS.map(([step, label]) => (
        <div key={step} className="flex flex-col-reverse bg-surface px-1 py-1.5">
          <dt className="text-ink-3 text-meta">{t(label)}</dt>
          <dd className="font-semibold text-ui tabular-nums">{results[step].toLocaleString('en-IN')}</dd>
        </div>
      ))}
    </dl>
  );
}

function Name({ name, slug }: { name: string; slug: string | undefined }) {
  if (!slug) return name;
  return (
    <Link to="/product/$idOrSlug" params={{ idOrSlug: slug }} className="hover:text-teak">
      {name}
    </Link>
  );
}
