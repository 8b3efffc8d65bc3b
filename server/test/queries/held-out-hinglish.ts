/** As held-out.ts, in Hindi and Marathi of Latin letters. */
export const HELD_OUT_HINGLISH = {
  Hinglish: `
pani me kharab na ho aisi ply => plywood-bwp-marine, plywood-bwr, plywood-gurjan
rasoi ke liye waterproof plywood 18 mm => plywood; thickness=18 mm
deemak na lage wo ply => plywood
almari banane ka ply 18mm => plywood, boards; thickness=18 mm
4 soot commercial ply => plywood-commercial-mr; thickness=12 mm
pauna inch marine ply => plywood-bwp-marine, plywood-gurjan; thickness~^1[89] mm
aadha inch plywood => plywood; thickness=12 mm
2 sut ka ply => plywood; thickness=6 mm
ek inch block bord => boards; thickness=25 mm
chhat dhalai ka ply => plywood-shuttering-film-faced
sentring ki plai 12 em em => plywood-shuttering-film-faced; thickness=12 mm
aag na pakadne wali ply => plywood-fire-retardant
mudne wala ply counter ke liye => plywood-flexible
bus ke farsh ka ply => plywood-chequered, plywood-densified
peti banane ka patla ply => plywood-packing
sasta ply bed box ke liye => plywood
9 mili plai => plywood; thickness=9 mm
gurjan wali plai 12 mm => plywood; name~gurjan; thickness=12 mm
safed sunmica chamakdar => laminates; name~white|ivory
andar ka liner maika => laminates-liner
lakdi design sunmica 1 mm => laminates-1-mm-decorative; name~woodgrain
neela sanmica => laminates; name~blue|indigo
kala mica gloss => laminates; name~black
sagwan vinir 4mm => veneers-natural-teak, veneers-reconstituted; thickness=4 mm
akhrot ka veneer => veneers; name~walnut
sagwan ki chokhat => doors-frames; name~teak
bathroom ka plastic wala darwaja => doors-pvc, doors-wpc
bedroom ka darwaza laminate wala => doors-flush-laminated, doors-membrane, doors-moulded-skin
sagwan ka darwaja main gate => doors; name~teak
kabza 4 inch steel => hardware-hinges; name~4 in
hydrolic kabje => hardware-hinges; name~hydraulic
darwaje ka kabja peetal => hardware-hinges; name~brass
daraz ki chainal 18 inchi => hardware-drawer-channels; name~18 in
kundi 8 inch kali => hardware-tower-bolts; name~black
darwaja apne aap band karne wala closer => hardware-door-closers
almari ka taala => hardware-locks
godown ka bada tala => hardware-locks; name~padlock
trolley ke pahiye => hardware-castors
bartan rakhne ki tokri kitchen => hardware-kitchen-baskets
lakdi ke pech 38 mm => hardware-screws
pital ke handle cupboard ke => hardware-handles; name~brass
sarakne wala darwaza track => hardware-sliding-systems
gond lakdi chipkane ka 1 kilo => adhesives-white-glue
sunmica chipkane ka glue => adhesives-white-glue, adhesives-contact-adhesive
lakdi ki polish chamakdar => adhesives-wood-polish
kinare ki patti pvc safed => edge-band; name~white
sheeshe wale shutter ka aluminium profile => edge-band-aluminium-profile
bans 8 foot => timber-bamboo
darwaje ki chaukhat ke liye saal lakdi => timber-sal, doors-frames; name~sal
chir ki lakdi 2x2 => timber-pine, timber-battens; name~pine
lakdi wala farsh => flooring-laminate-flooring, flooring-engineered-wood
deewar ka kagaz phool wala => flooring-wallpaper
gamla teak => home-garden-planters
parde ka kapda => fashion-decor-fabrics; name~curtain
kursi aur sofa ka kapda => fashion-upholstery-fabrics
gol aaina => furniture-glass-mirror; name~round
bachcho ki study table => furniture-office-furniture; name~study
plai kaatne wali aari machine => machinery-panel-saw, machinery-power-tools
drill machin => machinery-power-tools; name~drill
mandir me lagane ki marble sheet => wpc-uv-marble-sheet
tv ke peeche wali patti louvers => wpc-louvers, wpc-fluted-panel
dukan ka acp kala => wpc-acp; name~black
godatir ka mdf 12 mm => mdf; name~godatir; thickness=12 mm
palashwud ka blockboard => boards; name~palashwud
chipkoo ka pu => adhesives-wood-polish; name~chipkoo
bura wala board 25 mm => mdf-particle-board; thickness=25 mm
kitchen ka pura furniture banwana hai modular => furniture-modular-kitchen
switch wala nahi sensor wala light almari ka => electronics-sensor-lights
`,
  'Latin Marathi': `
swayampak ghar sathi ply => plywood
kapatasathi sunmica pandhra => laminates; name~white|ivory
darachi kadi 6 inch => hardware-tower-bolts; name~6 in
bijagari 4 inch => hardware-hinges; name~4 in
nhanighar darvaja => doors-pvc, doors-wpc
sagvani darvaja => doors; name~teak
kapatache kulup => hardware-locks
lakud chikatvaycha dink => adhesives-white-glue
`,
} as const;
