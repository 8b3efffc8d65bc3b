import { msg } from '@lingui/core/macro';
import type { HomeSection } from '@plyhaat/contract/promotions/home-sections';
import type { ReactNode } from 'react';
import { type LaterSection, later } from '#shell/later.tsx';
import { SectionSkeleton } from './SectionSkeleton.tsx';
import { categorySection } from './sections/CategorySection.tsx';
import { heroSection } from './sections/Hero.tsx';

type Place = {
  readonly name: HomeSection;
  readonly section: LaterSection;
  readonly skeleton: ReactNode;
  readonly className?: string;
  /** For links that lead to it. */
  readonly id?: string;
};

/** HOME-1, in its order. The first two are seen at once, so their code is here. */
export const SECTIONS: readonly Place[] = [
  {
    name: 'hero',
    section: later(async () => heroSection),
    skeleton: <div className="h-100 bg-walnut-2 md:h-115" />,
  },
  {
    name: 'categories',
    section: later(async () => categorySection),
    skeleton: <SectionSkeleton title={msg`Shop by Category`} slides="ten" card="aspect-3/4" />,
  },
  {
    name: 'latest',
    className: 'when-near [--away:490px] md:[--away:530px] xl:[--away:590px]',
    section: later(() => import('./sections/LatestSection.tsx').then(({ latestSection }) => latestSection)),
    skeleton: <SectionSkeleton slides="products" card="h-80 md:h-100" />,
  },
  {
    name: 'flash-sales',
    className: 'when-near [--away:680px] md:[--away:610px] xl:[--away:520px]',
    section: later(() => import('./sections/FlashSection.tsx').then(({ flashSection }) => flashSection)),
    skeleton: <SectionSkeleton slides="three-wide" card="h-90" />,
  },
  {
    name: 'arrivals',
    className: 'when-near [--away:490px] md:[--away:530px] xl:[--away:600px]',
    section: later(() => import('./sections/ArrivalsSection.tsx').then(({ arrivalsSection }) => arrivalsSection)),
    skeleton: <SectionSkeleton slides="five" card="h-90 md:h-105" />,
  },
  {
    name: 'sellers',
    className: 'when-near [--away:600px] md:[--away:620px] xl:[--away:720px]',
    section: later(() => import('./sections/SellersSection.tsx').then(({ sellersSection }) => sellersSection)),
    skeleton: <SectionSkeleton slides="three" card="h-90" />,
  },
  {
    name: 'reels',
    className: 'when-near [--away:430px] md:[--away:480px] xl:[--away:590px]',
    section: later(() => import('./sections/ReelsSection.tsx').then(({ reelsSection }) => reelsSection)),
    skeleton: <SectionSkeleton slides="five" card="aspect-9/16" />,
  },
  {
    name: 'stories',
    className: 'when-near [--away:570px] md:[--away:600px] xl:[--away:640px]',
    section: later(() => import('./sections/StoriesSection.tsx').then(({ storiesSection }) => storiesSection)),
    skeleton: <SectionSkeleton slides="three" card="h-90" />,
  },
  {
    name: 'opportunities',
    className: 'when-near [--away:550px] md:[--away:376px] xl:[--away:395px]',
    section: later(() => import('./sections/OpportunitiesSection.tsx').then((part) => part.opportunitiesSection)),
    skeleton: <SectionSkeleton slides="two" card="h-55" />,
  },
  {
    name: 'states',
    className: 'when-near [--away:175px] md:[--away:190px] xl:[--away:220px]',
    section: later(() => import('./sections/StatesSection.tsx').then(({ statesSection }) => statesSection)),
    skeleton: <SectionSkeleton slides="six" card="h-17" />,
  },
  {
    name: 'requirements',
    id: 'requirements',
    className: 'when-near [--away:475px] md:[--away:405px] xl:[--away:415px]',
    section: later(() => import('./sections/RequirementsSection.tsx').then((part) => part.requirementsSection)),
    skeleton: <SectionSkeleton slides="three" card="h-56" />,
  },
  {
    name: 'contact',
    className: 'when-near [--away:1060px] md:[--away:940px] lg:[--away:575px]',
    section: later(() => import('./sections/ContactSection.tsx').then(({ contactSection }) => contactSection)),
    skeleton: <SectionSkeleton slides="two" card="h-120" />,
  },
];
