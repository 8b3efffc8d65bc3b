/**
 * What buyers look for, and who of the demo's sellers should hear of it first: written from the demo's catalogue, as
 * somebody in the trade would judge it, before there was any matching. Sellers named after `=>` list the thing in its
 * grade and thickness and deliver there (own state, or a state ticked in the profile); those after `!` are near misses:
 * another grade or thickness, another product of the family, or too far away.
 *
 * city | category or - | title | description | quantity | budget => right sellers ! near misses
 */
const TUNED_ON = `
nashik-mh | plywood | BWR plywood 19 mm | IS 303 mark on each sheet | 120 sheets | 420000 => godatir-panels-llp ! shivneri-ply-hardware, vidarbha-ply-traders, malwa-board-laminate, kandlasea-timber-imports
nagpur-mh | plywood | Flexi ply 8 mm for a round reception counter | Bends the short way, tight radius | 22 sheets | 55000 => vidarbha-ply-traders ! shivneri-ply-hardware, godatir-panels-llp, tapi-plywood-house
pune-mh | laminates | Compact laminate 12 mm for toilet cubicles | Eight washrooms, woodgrain | 54 sheets | 560000 => panchganga-laminates ! sopara-surfaces, shivneri-ply-hardware, rangpat-surfaces
mumbai-mh | hardware | Sliding wardrobe fittings, two doors | Soft close with tracks | 38 sets | 260000 => salsette-fittings-company, shivneri-ply-hardware ! ajanta-door-house, malaprabha-furniture-fittings, sutlej-plywood-syndicate
mumbai-mh | mdf | HDHMR 16.75 mm for kitchen shutters | Routed, no core gaps | 140 sheets | 480000 => godatir-panels-llp, malwa-board-laminate ! vidarbha-ply-traders, indraprastha-laminate-mart, awadh-board-centre
chhatrapati-sambhajinagar-mh | doors | PVC bathroom door 28 mm | Brown or grey | 40 doors | 85000 => ajanta-door-house ! godatir-panels-llp, sahyaveer-ply-udyog, krishna-delta-doors
ratnagiri-mh | timber | Treated southern yellow pine 4 x 2 inch | For a jetty roof | 150 cu.ft | 130000 => konkan-timber-boards ! kandlasea-timber-imports, yamuna-shuttering-works, malabar-shuttering-co
margao-ga | home-garden | Teak garden bench 4 ft | For a resort lawn | 12 benches | 220000 => mandovi-deck-decor ! konkan-timber-boards, teesta-timber-bamboo, doon-flooring-company
surat-gj | - | WPC board 18 mm | Waterproof, for bathroom vanities | 60 sheets | 220000 => jalmukt-panels ! mewar-stone-panel, brahmagiri-interiors, bengaluru-panel-exchange
vadodara-gj | machinery | Edge banding machine with pre-milling | New, with service | 1 machine | 950000 => vishwamitri-wood-machines ! salsette-fittings-company, noyyal-tools-machinery, golconda-modular-systems
ahmedabad-gj | veneers | Smoked oak veneer 4 mm, book matched | For a boardroom wall | 40 sheets | 330000 => sabarmati-veneer-gallery ! rohilkhand-ply-veneers, coromandel-veneers, perumba-veneers-boards
bhavnagar-gj | adhesives | Contact adhesive in 5 kg tins | For laminate on ply | 60 tins | 84000 => gir-adhesives-coatings ! shivneri-ply-hardware, vidarbha-ply-traders, malaprabha-furniture-fittings
udaipur-rj | flooring | SPC click flooring 6 mm, oak | Clinic on two floors, with IXPE back | 4,200 sq.ft | 600000 => mewar-stone-panel ! marwar-ply-point, sopara-surfaces, doon-flooring-company
jaipur-rj | doors | Teak door frame 5 x 3 inch | Seasoned, for 7 x 3 ft openings | 300 rn.ft | 85000 => dhundhar-door-works ! sahyaveer-ply-udyog, tapi-plywood-house, sabarmati-veneer-gallery
yamunanagar-hr | plywood | Fire retardant plywood 18 mm | IS 5509, for an auditorium ceiling | 160 sheets | 700000 => sahyaveer-ply-udyog, panchvrik-plywood-mills, sutlej-plywood-syndicate ! yamuna-shuttering-works, aravali-board-store, patliputra-ply-emporium
delhi-dl | plywood | Film faced shuttering ply 12 mm | For a G+7 site, many pours | 500 sheets | 850000 => aravali-board-store ! sahyaveer-ply-udyog, yamuna-shuttering-works, kandlasea-timber-imports
bareilly-up | plywood | 710 marine ply 19 mm | Boil tested, 8 x 4 or 7 x 4 | 60 sheets | 340000 => rohilkhand-ply-veneers, awadh-board-centre ! yamuna-shuttering-works, sahyaveer-ply-udyog, kandlasea-timber-imports
noida-up | furniture | Wardrobe shutters 19 mm | For thirty flats | 900 sq.ft | 600000 => chandni-decor-fabrics, braj-modular-studio ! golconda-modular-systems, brahmagiri-interiors, chota-nagpur-interiors
delhi-dl | laminates | Brushed copper metal laminate 1 mm | Lift lobby panels | 30 sheets | 150000 => indraprastha-laminate-mart ! aravali-board-store, rangpat-surfaces, marwar-ply-point
delhi-dl | hardware | Chrome cabinet knob 38 mm | For office lockers | 400 pieces | 90000 => jamuna-smart-homes ! aravali-board-store, salsette-fittings-company, vishwamitri-wood-machines
hoshiarpur-pb | - | Sagwan lakdi first class 4 x 2 inch | Window frames | 220 cu.ft | 1000000 => doaba-timber-works ! kandlasea-timber-imports, yamuna-shuttering-works, nila-timber-depot
kozhikode-kl | plywood | Full gurjan plywood 19 mm | Calibrated, every month | 200 sheets | 1300000 => malabar-shuttering-co ! valapattanam-ply-works, perumba-veneers-boards, netravati-woods
thrissur-kl | veneers | Teak veneer 4 mm, book matched | Twelve doors, one flitch | 48 sheets | 200000 => nila-timber-depot, coromandel-veneers ! perumba-veneers-boards, sabarmati-veneer-gallery, rohilkhand-ply-veneers
kannur-kl | doors | Laminated flush door 30 mm | White or green | 64 doors | 240000 => valapattanam-ply-works ! kaveri-door-mart, tapi-plywood-house, dhundhar-door-works
mysuru-ka | doors | Fire door 120 minutes | With test certificate | 18 doors | 430000 => kaveri-door-mart ! godatir-panels-llp, valapattanam-ply-works, dhundhar-door-works
hubballi-ka | hardware | Tandem box 500 mm white | Kitchen drawers, soft close | 90 sets | 200000 => malaprabha-furniture-fittings ! kaveri-door-mart, salsette-fittings-company, shivneri-ply-hardware
hyderabad-ts | veneers | Natural teak veneer 4 mm | Crown or book matched | 60 sheets | 340000 => deccan-laminate-gallery, coromandel-veneers ! sabarmati-veneer-gallery, nila-timber-depot, hooghly-veneer-works
hyderabad-ts | furniture | Oak office desk 5 x 2.5 ft | Delivery in lots of 20 | 60 desks | 540000 => golconda-modular-systems ! brahmagiri-interiors, chota-nagpur-interiors, braj-modular-studio
vijayawada-ap | doors | WPC door 30 mm | Bathrooms of a residential tower | 210 doors | 700000 => krishna-delta-doors ! kaveri-door-mart, ajanta-door-house, dhundhar-door-works
madurai-tn | adhesives | Hot melt granules 50 kg brown | For an edge bander | 10 bags | 100000 => vaigai-plywoods ! malaprabha-furniture-fittings, damodar-chem-adhesives, gir-adhesives-coatings
coimbatore-tn | plywood | Commercial MR ply 16 mm | For partitions | 300 sheets | 520000 => vaigai-plywoods, perumba-veneers-boards ! valapattanam-ply-works, malabar-shuttering-co, vizag-board-depot
kolkata-wb | veneers | Recon walnut veneer 4 mm | Straight grain | 30 sheets | 125000 => hooghly-veneer-works ! rohilkhand-ply-veneers, deccan-laminate-gallery, sabarmati-veneer-gallery
howrah-wb | hardware | Tower bolt 6 inch satin steel | For hostel doors | 500 pieces | 85000 => damodar-chem-adhesives ! kalinga-panel-traders, shivneri-ply-hardware, vishwamitri-wood-machines
guwahati-as | plywood | BWR plywood 12 mm | 8 x 4 sheets | 200 sheets | 500000 => brahmaputra-ply-agency ! patliputra-ply-emporium, awadh-board-centre, kandlasea-timber-imports
bhubaneswar-od | wpc | WPC louvers walnut | 9.5 ft long, lobby wall | 160 pieces | 130000 => kalinga-panel-traders ! jalmukt-panels, bengaluru-panel-exchange, brahmagiri-interiors
ranchi-jh | furniture | Modular kitchen, sage green | 8 x 6 ft, three flats | 150 sq.ft | 330000 => chota-nagpur-interiors ! braj-modular-studio, chandni-decor-fabrics, golconda-modular-systems
bhopal-mp | plywood | Shuttering plywood 12 mm, film faced | For slabs, 30 repetitions | 400 sheets | 540000 => malwa-board-laminate ! sahyaveer-ply-udyog, kandlasea-timber-imports, vidarbha-ply-traders
dehradun-uk | flooring | Oak laminate flooring 8 mm, AC5 | Cold rooms of a hotel | 3,000 sq.ft | 480000 => doon-flooring-company ! marwar-ply-point, sopara-surfaces, teesta-timber-bamboo
jamshedpur-jh | laminates | Digital laminate, hill mural | A wall of a children's ward | 20 sheets | 55000 => patliputra-ply-emporium ! indraprastha-laminate-mart, panchganga-laminates, deccan-laminate-gallery
shimla-hp | plywood | Fire retardant plywood 25 mm | For a cinema | 80 sheets | 420000 => sutlej-plywood-syndicate ! sahyaveer-ply-udyog, doaba-timber-works, terai-boards`;

/** Never looked at while the weights are tuned: whoever fits something to these writes others first. */
const HELD_OUT = `
pune-mh | boards | BWP blockboard 19 mm | Wardrobe doors, straight boards | 95 sheets | 500000 => vidarbha-ply-traders ! konkan-timber-boards, godatir-panels-llp, awadh-board-centre
pune-mh | laminates | Acrylic laminate 1.3 mm, high gloss | Eleven kitchens | 70 sheets | 370000 => sopara-surfaces ! panchganga-laminates, shivneri-ply-hardware, aravali-board-store
nashik-mh | doors | Fire rated door 60 minute | Stair lobbies of a hospital | 24 doors | 400000 => godatir-panels-llp ! ajanta-door-house, sahyaveer-ply-udyog, kaveri-door-mart
ahmedabad-gj | plywood | Marine plywood 16 mm | 8 x 4, no joints on the face | 60 sheets | 390000 => tapi-plywood-house ! kandlasea-timber-imports, vizag-board-depot, godatir-panels-llp
rajkot-gj | laminates | Anti-fingerprint laminate, sage green | 1.25 mm, kitchen shutters | 45 sheets | 230000 => rangpat-surfaces ! malwa-board-laminate, panchganga-laminates, indraprastha-laminate-mart
jodhpur-rj | plywood | Full gurjan ply 18 mm | For a modular factory | 300 sheets | 1650000 => marwar-ply-point, sahyaveer-ply-udyog ! tapi-plywood-house, kandlasea-timber-imports, vidarbha-ply-traders
gurugram-hr | laminates | Concrete finish laminate 1 mm, matt | Office reception | 80 sheets | 180000 => aravali-board-store ! indraprastha-laminate-mart, rangpat-surfaces, deccan-laminate-gallery
lucknow-up | mdf | Bagasse board 18 mm | Display units | 100 sheets | 160000 => awadh-board-centre ! ganga-agro-boards, terai-boards, malwa-board-laminate
kanpur-up | boards | BWP blockboard 19 mm, gurjan face | Shelves of a library | 110 sheets | 500000 => awadh-board-centre ! sahyaveer-ply-udyog, panchvrik-plywood-mills, terai-boards
ludhiana-pb | hardware | Tandem box 550 mm grey | Modular kitchens | 60 sets | 240000 => sutlej-plywood-syndicate ! aravali-board-store, shivneri-ply-hardware, malaprabha-furniture-fittings
kochi-kl | wpc | PVC foam board 18 mm | Kitchen carcasses | 90 sheets | 270000 => periyar-home-interiors ! kalinga-panel-traders, brahmagiri-interiors, bengaluru-panel-exchange
bengaluru-ka | mdf | Plain MDF 18 mm | For CNC jali work | 75 sheets | 180000 => bengaluru-panel-exchange ! godatir-panels-llp, vizag-board-depot, vidarbha-ply-traders
mangaluru-ka | plywood | Anti-skid floor plywood 19 mm | Truck floors | 40 sheets | 210000 => netravati-woods ! malabar-shuttering-co, valapattanam-ply-works, tapi-plywood-house
visakhapatnam-ap | boards | Pine blockboard 19 mm | Hostel wardrobes | 95 sheets | 300000 => vizag-board-depot ! tapi-plywood-house, vidarbha-ply-traders, sutlej-plywood-syndicate
chennai-tn | veneers | Dyed blue veneer 4 mm | Restaurant counter | 20 sheets | 95000 => coromandel-veneers ! nila-timber-depot, perumba-veneers-boards, sabarmati-veneer-gallery
siliguri-wb | timber | Sal wood 5 x 3 inch | Roof trusses | 180 cu.ft | 270000 => teesta-timber-bamboo ! doaba-timber-works, konkan-timber-boards, kandlasea-timber-imports
patna-br | plywood | Fire guard plywood 18 mm | Gurjan core, for a school hall | 90 sheets | 420000 => patliputra-ply-emporium ! awadh-board-centre, sahyaveer-ply-udyog, brahmaputra-ply-agency
indore-mp | mdf | HDF sheet 8 mm | Door skins | 200 sheets | 350000 => malwa-board-laminate ! godatir-panels-llp, vidarbha-ply-traders, indraprastha-laminate-mart
rudrapur-uk | - | Prelam MDF 12 mm, sage green | School desks | 400 sheets | 780000 => terai-boards ! ganga-agro-boards, awadh-board-centre, malwa-board-laminate
pune-mh | edge-band | PVC edge band 22 mm, woodgrain | 0.8 mm thick, matched shades | 6,000 metres | 80000 => panchganga-laminates ! damanganga-edge-bands, malaprabha-furniture-fittings, malwa-board-laminate`;

export type LabelledRequirement = {
  readonly set: 'tuned on' | 'held out';
  readonly city: string;
  readonly category: string | null;
  readonly title: string;
  readonly description: string;
  readonly quantity: string;
  readonly budget: number;
  /** Slugs of sellers. */
  readonly right: readonly string[];
  readonly near: readonly string[];
};

const slugs = (text: string) => text.split(',').map((slug) => slug.trim());

const read = (set: LabelledRequirement['set'], text: string): LabelledRequirement[] =>
  text
    .trim()
    .split('\n')
    .map((line) => {
      const [asked = '', sellers = ''] = line.split(' => ');
      const [city = '', category = '', title = '', description = '', quantity = '', budget = ''] = asked.split(' | ');
      const [right = '', near = ''] = sellers.split(' ! ');
      const kind = category === '-' ? null : category;
      const words = { title, description, quantity, budget: Number(budget) };
      return { set, city, category: kind, ...words, right: slugs(right), near: slugs(near) };
    });

export const LABELLED_REQUIREMENTS: readonly LabelledRequirement[] = [
  ...read('tuned on', TUNED_ON),
  ...read('held out', HELD_OUT),
];
