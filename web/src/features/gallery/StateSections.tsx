import { Button } from '#ui/Button.tsx';
import { SharePanel } from '#ui/charts/SharePanel.tsx';
import { Badge, type BadgeTone } from '#ui/display/Badge.tsx';
import { Empty, ErrorState } from '#ui/display/Empty.tsx';
import { Grid } from '#ui/display/Grid.tsx';
import { Price } from '#ui/display/Price.tsx';
import { Progress } from '#ui/display/Progress.tsx';
import { CardSkeleton } from '#ui/display/Skeleton.tsx';
import { Spinner } from '#ui/display/Spinner.tsx';
import { StatTile } from '#ui/display/StatTile.tsx';
import { type Column, Table } from '#ui/table/Table.tsx';
import { GallerySection } from './GallerySection.tsx';

export function StateSection() {
  return (
    <GallerySection
      title="States of a list"
      line="Loading keeps the card’s exact size. Empty says what to do next. Failure can be retried."
    >
      <Grid columns="cards">
        <CardSkeleton />
        <Empty
          title="No products found matching your criteria."
          text="Try a wider price range or one brand fewer."
          className="content-center"
          action={<Button variant="line">Clear Filters</Button>}
        />
        <ErrorState
          text="Error loading products. Please try again."
          onRetry={() => undefined}
          retryLabel="Reload Page"
          className="content-center"
        />
      </Grid>
      <div className="mt-6 grid max-w-80 gap-4">
        <Spinner label="Searching..." />
        <Progress label="Uploading" value={64} />
        <Progress label="Five stars" value={30} tone="amber" />
        <Progress label="Profile" value={80} tone="leaf" />
      </div>
    </GallerySection>
  );
}

interface Listing {
  name: string;
  price: number;
  state: BadgeTone;
  word: string;
}

const LISTINGS: Listing[] = [
  { name: 'Jalveer Marine BWP plywood 18 mm', price: 142, state: 'ok', word: 'Approved' },
  { name: 'Brass bar handle 320 mm', price: 640, state: 'wait', word: 'Pending' },
  { name: 'Emerald vein laminate 1 mm', price: 1640, state: 'no', word: 'Rejected' },
];

const SHARES = [
  { label: 'Product page', count: 64 },
  { label: 'Search', count: 41 },
  { label: 'Reels', count: 23 },
];
const OF_LEADS = { counted: 'Leads', none: 'No leads yet.', others: (many: number) => `${many} others` };

const COLUMNS: Column<Listing>[] = [
  { head: 'Product', cell: (listing) => <b className="font-semibold">{listing.name}</b> },
  { head: 'Price', cell: (listing) => <Price price={listing.price} />, align: 'right' },
  { head: 'State', cell: (listing) => <Badge tone={listing.state}>{listing.word}</Badge>, stacked: 'end' },
];

export function FigureSection() {
  return (
    <GallerySection title="Figures and tables" line="Figures are tabular; rows stack on phones.">
      <Grid columns="tiles">
        <StatTile label="Leads" value="128" change={12} note="in 30 days" />
        <StatTile label="Views" value="4,310" change={-3} note="in 30 days" />
        <StatTile label="Products" value="18" note="of 25" />
        <StatTile label="Rating" value="4.6" />
      </Grid>
      <Table
        caption="My products"
        columns={COLUMNS}
        rows={LISTINGS}
        rowKey={(listing) => listing.name}
        className="mt-6"
      />
      <div className="mt-6 grid max-w-120">
        <SharePanel title="Leads by source" head="Source" shares={SHARES} words={OF_LEADS} />
      </div>
    </GallerySection>
  );
}
