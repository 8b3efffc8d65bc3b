import { useState } from 'react';
import { Button } from '#ui/Button.tsx';
import { Carousel } from '#ui/carousel/Carousel.tsx';
import { CarouselArrows, CarouselBars, CarouselPause } from '#ui/carousel/CarouselControls.tsx';
import { Accordion } from '#ui/display/Accordion.tsx';
import { Card, CardActions, CardBody, CardLine, CardName } from '#ui/display/Card.tsx';
import { Picture } from '#ui/display/Picture.tsx';
import { Price } from '#ui/display/Price.tsx';
import { SectionHead, sectionLinkClass } from '#ui/display/SectionHead.tsx';
import { Pagination } from '#ui/navigation/Pagination.tsx';
import { Tabs } from '#ui/navigation/Tabs.tsx';
import { GallerySection } from './GallerySection.tsx';

const TABS = [
  { value: 'description', label: 'Description', content: 'Gurjan face on both sides, 13 plies, boiling-water proof.' },
  { value: 'specifications', label: 'Specifications', content: 'IS 710, 2440 × 1220 mm, 18 mm.' },
  { value: 'reviews', label: 'Reviews', count: 38, content: 'Straight sheets, no gaps in the core.' },
];

const hrefFor = (page: number) => `?page=${page}`;

export function TabSection() {
  const [page, setPage] = useState(1);
  return (
    <GallerySection title="Tabs and pages" line="The ply edge marks where you are.">
      <Tabs label="About this product" tabs={TABS} />
      <div className="mt-6 grid gap-4">
        <Pagination page={page} pages={28} hrefFor={hrefFor} onPage={setPage} />
        <Pagination page={3} pages={5} hrefFor={hrefFor} onPage={setPage} label="A short list’s pages" />
      </div>
    </GallerySection>
  );
}

export function AccordionSection() {
  return (
    <GallerySection title="Accordion" line="The browser’s own disclosure; opening one closes the others.">
      <Accordion
        single
        items={[
          { title: 'How do I list products?', content: 'Choose a plan, then add them in your account.', open: true },
          { title: 'Who checks sellers?', content: 'Our team in Nashik reads every GST certificate.' },
          { title: 'What does it cost to buy?', content: 'Nothing. You deal with the seller.' },
        ]}
      />
    </GallerySection>
  );
}

const TINTS = ['bg-tint-1', 'bg-tint-2', 'bg-tint-3', 'bg-tint-4', 'bg-tint-5', 'bg-tint-6', 'bg-tint-7', 'bg-tint-8'];
const NAMES = ['Plywood', 'Laminates', 'Veneers', 'Doors', 'Hardware', 'Boards', 'MDF', 'WPC', 'Timber', 'Edge band'];
const EDGE = 'max-md:-mx-gutter max-md:px-gutter max-md:scroll-px-gutter';

export function CarouselSection() {
  return (
    <GallerySection title="Carousels" line="They snap, swipe, loop and wait for you; the pause button stops them.">
      <div className="grid gap-10">
        <Banner />
        <Carousel
          label="Category"
          slides="ten"
          autoplay={3000}
          rowClassName={EDGE}
          head={<SectionHead level={3} title="Category" link={<Tools />} />}
        >
          {NAMES.map((name, at) => (
            <a key={name} href="#category" className="block font-semibold text-ui">
              <span className={`mb-3 block aspect-square rounded-card ${TINTS[at % TINTS.length]}`} />
              {name}
            </a>
          ))}
        </Carousel>
        <Carousel
          label="Latest Products"
          rowClassName={EDGE}
          head={<SectionHead level={3} title="Latest Products" line="Moves only by hand" link={<Tools />} />}
        >
          {NAMES.slice(0, 6).map((name) => (
            <SampleCard key={name} name={name} />
          ))}
        </Carousel>
      </div>
    </GallerySection>
  );
}

function Tools() {
  return (
    <span className="flex items-center gap-2 md:gap-5">
      <a href="#all" className={sectionLinkClass}>
        View All →
      </a>
      <CarouselArrows />
    </span>
  );
}

const BANNERS = ['Marine plywood, straight from the mill', 'Laminates in 400 shades', 'Hinges by the thousand'];

function Banner() {
  return (
    <Carousel
      label="Featured"
      slides="one"
      autoplay={5000}
      head={null}
      className="relative overflow-hidden rounded-lg bg-walnut text-cream"
      foot={
        <div className="absolute bottom-2 left-4 flex items-center gap-1">
          <CarouselPause on="walnut" />
          <CarouselBars />
        </div>
      }
    >
      {BANNERS.map((title) => (
        <p key={title} className="px-6 pt-12 pb-20 text-display">
          <a href="#all">{title}</a>
        </p>
      ))}
    </Carousel>
  );
}

function SampleCard({ name }: { name: string }) {
  return (
    <Card>
      <Picture picture={null} alt="" sizes="25vw" />
      <CardBody>
        <CardName>{name} 18 mm, gurjan face</CardName>
        <CardLine>Sahyaveer Ply Udyog</CardLine>
        <Price price={142} unit="per sq.ft" className="mt-3" />
        <CardActions>
          <Button variant="line" tight className="flex-1">
            Details
          </Button>
        </CardActions>
      </CardBody>
    </Card>
  );
}
