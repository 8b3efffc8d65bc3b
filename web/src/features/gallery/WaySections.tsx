import { Phone as PhoneIcon } from 'lucide-react';
import { Button } from '#ui/Button.tsx';
import { Breadcrumb, crumbClass } from '#ui/navigation/Breadcrumb.tsx';
import { StickyBar } from '#ui/navigation/StickyBar.tsx';
import { TabCount, TabLinks, tabLinkClass } from '#ui/navigation/TabLinks.tsx';
import { GallerySection } from './GallerySection.tsx';

export function WaySection() {
  return (
    <GallerySection title="Ways" line="Where the page stands, its siblings, and its actions on a small screen.">
      <Breadcrumb>
        <a href="/" className={crumbClass}>
          Home
        </a>
        <a href="/shop" className={crumbClass}>
          Shop
        </a>
        Marine ply
      </Breadcrumb>
      <TabLinks label="Kinds">
        <a href="/ui" aria-current="page" className={tabLinkClass}>
          All
          <TabCount count={1240} />
        </a>
        <a href="/ui" className={tabLinkClass}>
          Sellers
          <TabCount count={30} />
        </a>
      </TabLinks>
      <StickyBar label="Contact">
        <Button variant="line">WhatsApp</Button>
        <Button variant="call">
          <PhoneIcon size={16} strokeWidth={1.75} aria-hidden="true" />
          Call
        </Button>
      </StickyBar>
    </GallerySection>
  );
}
