import { Phone as PhoneIcon, Trash2 } from 'lucide-react';
import { Button } from '#ui/Button.tsx';
import { Badge } from '#ui/display/Badge.tsx';
import { Chip, RemovableChip } from '#ui/display/Chip.tsx';
import { Phone } from '#ui/display/Phone.tsx';
import { Place } from '#ui/display/Place.tsx';
import { Price } from '#ui/display/Price.tsx';
import { Rating } from '#ui/display/Stars.tsx';
import { Verified } from '#ui/display/Verified.tsx';
import { GallerySection } from './GallerySection.tsx';

const icon = { size: 16, strokeWidth: 1.75, 'aria-hidden': true } as const;

export function ButtonSection() {
  return (
    <GallerySection title="Buttons" line="One filled teak button per view. Green is only for calling.">
      <div className="flex flex-wrap gap-3">
        <Button>Add product</Button>
        <Button busy>Add product</Button>
        <Button disabled>Verify</Button>
        <Button variant="call">
          <PhoneIcon {...icon} />
          Call Now
        </Button>
        <Button variant="callLine">
          <PhoneIcon {...icon} />
          Call Now
        </Button>
        <Button variant="line">Details</Button>
        <Button variant="line" busy>
          Details
        </Button>
        <Button variant="quiet">Skip</Button>
        <Button variant="danger">
          <Trash2 {...icon} />
          Delete
        </Button>
        <Button variant="line" size="icon" aria-label="Call the seller">
          <PhoneIcon {...icon} />
        </Button>
        <Button variant="quiet" size="round" aria-label="Delete">
          <Trash2 {...icon} />
        </Button>
        <Button size="lg">Send OTP</Button>
      </div>
      <div className="mt-4 flex flex-wrap gap-3 rounded-lg bg-walnut p-5">
        <Button variant="light">View All Flash Sales</Button>
        <Button variant="glass">Visit the mill’s store</Button>
      </div>
    </GallerySection>
  );
}

export function LabelSection() {
  return (
    <GallerySection title="Chips, badges, price, stars" line="State badges carry a dot and a word, never colour alone.">
      <div className="flex flex-wrap items-center gap-3">
        <Chip>18 mm</Chip>
        <Chip on>BWP</Chip>
        <RemovableChip>Laminates</RemovableChip>
        <Badge tone="ok">Approved</Badge>
        <Badge tone="wait">Pending</Badge>
        <Badge tone="no">Rejected</Badge>
        <Badge tone="sale">22% OFF</Badge>
        <Badge>IS 710</Badge>
        <Rating rating={4.6} count={38} />
      </div>
      <div className="mt-5 flex flex-wrap items-center gap-x-8 gap-y-3">
        <Price price={123456} unit="per Cu.mt" />
        <Price price={1850} originalPrice={2150} unit="per Nos/sheet" />
        <Price price={142} unit="per sq.ft" size="lg" />
        <p className="font-semibold">
          Sahyaveer Ply Udyog <Verified />
        </p>
        <Place city="Yamunanagar" state="Haryana" />
        <Phone phone="9822044518" />
      </div>
    </GallerySection>
  );
}
