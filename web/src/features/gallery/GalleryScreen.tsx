import { Head } from '#shell/Head.tsx';
import { ButtonSection, LabelSection } from './ActionSections.tsx';
import { ChoiceSection, FieldSection, RangeSection } from './FieldSections.tsx';
import { ColourSection, MarkSection, TypeSection } from './FoundationSections.tsx';
import { SelectSection } from './ListSections.tsx';
import { AccordionSection, CarouselSection, TabSection } from './MovementSections.tsx';
import { DialogSection, MenuSection } from './OverlaySections.tsx';
import { FigureSection, StateSection } from './StateSections.tsx';
import { UploadSection } from './UploadSection.tsx';
import { WaySection } from './WaySections.tsx';

/** Every component and state on one page, in both themes. */
export function GalleryScreen() {
  return (
    <div className="wrap pt-10 pb-20">
      <Head title="Component sheet" />
      <h1 className="text-head">Component sheet</h1>
      <ColourSection />
      <TypeSection />
      <MarkSection />
      <ButtonSection />
      <LabelSection />
      <FieldSection />
      <ChoiceSection />
      <SelectSection />
      <RangeSection />
      <UploadSection />
      <DialogSection />
      <MenuSection />
      <TabSection />
      <WaySection />
      <AccordionSection />
      <CarouselSection />
      <StateSection />
      <FigureSection />
    </div>
  );
}
