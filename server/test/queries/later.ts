/** Written when the first lexicon was finished, and held out until then: 0.900 were found. Tuned on ever since. */
export const LATER = {
  English: `
4x8 plywood => plywood; size=8 × 4 ft
boiling water proof ply => plywood-bwp-marine, plywood-bwr
boiling water resistant plywood 18mm => plywood-bwr, plywood-bwp-marine
formwork plywood => plywood-shuttering-film-faced
concrete shuttering boards => plywood-shuttering-film-faced
plyboard 19mm => boards
oriented strand board => mdf-osb
medium density fibreboard => mdf
hardboard => mdf-hdf
melamine board white => mdf, laminates
chipboard 25mm => mdf-particle-board, mdf-pre-laminated-particle-board
termite proof ply => plywood
ply for kitchen cabinets => plywood
plywood for wardrobe => plywood
18 mm => *; thickness=18 mm
12mm bwp => plywood-bwp-marine, plywood-gurjan; thickness=12 mm
okoume face marine ply => plywood-bwp-marine; name~okoume
eucalyptus core plywood => plywood; name~eucalyptus
kashtmitra 710 => plywood-bwp-marine; name~kashtmitra
godatir mdf => mdf; name~godatir
bendable plywood => plywood-flexible
anti skid plywood => plywood-chequered
crate plywood => plywood-packing
rubberwood panel => boards-finger-joint-board; name~rubberwood
waterproof block board 32mm => boards-bwp-blockboard
tan leather laminate => laminates
glossy laminate => laminates
matte black laminate => laminates; name~black
rose gold laminate => laminates-metal; name~rose gold
zero touch laminate => laminates-anti-fingerprint
inner laminate => laminates-liner
high gloss acrylic => laminates-acrylic
jaali print => laminates-digital
book matched teak veneer => veneers-natural-teak
burgundy veneer => veneers-dyed; name~burgundy
zebrano => veneers, laminates; name~zebrano
main door teak => doors; name~teak
bathroom doors => doors-pvc, doors-wpc
fireproof door => doors-fire-door
doors 78x30 => doors; size=78 × 30 in
room door white => doors; name~white
wall cladding panels => wpc-louvers, wpc-fluted-panel, wpc-charcoal-panel, wpc-uv-marble-sheet
marble look sheet => wpc-uv-marble-sheet
soft close hinges => hardware-hinges
drawer slides 22 inch => hardware-drawer-channels
kitchen drawer system => hardware-tandem-boxes, hardware-drawer-channels
cabinet pulls => hardware-handles
almirah lock => hardware-locks
drywall screws => hardware-screws; name~drywall
trolley wheels => hardware-castors
barn door track => hardware-sliding-systems; name~barn
wood glue => adhesives-white-glue
rubber adhesive => adhesives-contact-adhesive
varnish => adhesives-wood-polish
edge tape 22mm => edge-band; name~22 mm
teak logs => timber-teak
wooden flooring => flooring
vinyl click flooring => flooring-spc
study table => furniture-office-furniture
hot press machine => machinery-press
digital door lock => electronics-smart-locks
cupboard light => electronics-sensor-lights
curtain cloth => fashion-decor-fabrics
flower pot => home-garden-planters
garden bench => home-garden-garden-furniture
`,
  misspelt: `
plwyood => plywood
plywoodd 18mm => plywood; thickness=18 mm
ploywood => plywood
marrine ply => plywood-bwp-marine
mairne plywood => plywood-bwp-marine
comercal plywood => plywood-commercial-mr
commercail ply => plywood-commercial-mr
fire retardand ply => plywood-fire-retardant
caliberated ply => plywood-calibrated
gurgan plywood => plywood-gurjan
alternet ply => plywood-alternate
fleksible ply => plywood-flexible
shutterng plywood => plywood-shuttering-film-faced
shuttaring ply 12mm => plywood-shuttering-film-faced; thickness=12 mm
densifyed plywood => plywood-densified
pakcing ply => plywood-packing
blockbaord 19mm => boards; name~block
block bard => boards; name~block
laminbord => boards-laminboard
finger joynt board => boards-finger-joint-board
mdf bord 18mm => mdf; thickness=18 mm
hdmhr board => mdf-hdhmr
partcle board => mdf-particle-board, mdf-pre-laminated-particle-board
prelaminted mdf => mdf-pre-laminated-mdf
bagase board => mdf-agro-board
lamiante 1mm => laminates; thickness=1 mm
laminete sheets => laminates
sunmicca => laminates
acryllic sheet white => laminates-acrylic; name~white
fingerprnt laminate => laminates-anti-fingerprint
copmact laminate => laminates-compact
veener teak => veneers; name~teak|sagwan
venear oak => veneers; name~oak
walnet veneer => veneers; name~walnut
reconstructed veneer => veneers-reconstituted
flussh door => doors-flush-plain, doors-flush-laminated, doors-veneered
laminatd door => doors-flush-laminated
mambrane door => doors-membrane
wpc dor => doors-wpc
fier door => doors-fire-door
dore frame sal => doors-frames
pvc foem board => wpc-pvc-foam-board
aluminum composit panel => wpc-acp
louvars => wpc-louvers
flooted panel => wpc-fluted-panel
hindges => hardware-hinges
hydralic hinge => hardware-hinges; name~hydraulic
telescopik channel => hardware-drawer-channels
tandum box => hardware-tandem-boxes
handels => hardware-handles
padlok => hardware-locks; name~padlock
tower blot => hardware-tower-bolts
door colser => hardware-door-closers
adhessive => adhesives
polysh => adhesives-wood-polish
aluminim profile => edge-band-aluminium-profile
bambo poles => timber-bamboo
laminate flooring oke => flooring-laminate-flooring
wallpapper => flooring-wallpaper
moduler kitchen => furniture-modular-kitchen
mirorr => furniture-glass-mirror
rooter bits => machinery-router-bits
smrat lock => electronics-smart-locks
uphostery fabric => fashion-upholstery-fabrics
`,
  Hinglish: `
acchi wali ply dikhao => plywood
ply ka rate 18mm => plywood; thickness=18 mm
rasoi ke liye ply => plywood
deemak proof ply => plywood
mazboot ply => plywood
baarah mm ply => plywood; thickness=12 mm
atharah mm ply => plywood; thickness=18 mm
aath by chaar ply => plywood; size=8 × 4 ft
bathroom ke liye waterproof ply => plywood-bwp-marine, plywood-bwr
chhat dhalai ki plate => plywood-shuttering-film-faced
slab wali ply => plywood-shuttering-film-faced
mudne wali ply => plywood-flexible
patli ply 6 mm => plywood; thickness=6 mm
moti ply 25mm => plywood; thickness=25 mm
lakdi ka block board => boards; name~block
plyboard chahiye => boards, plywood
chamakdar sunmica => laminates
bhura sunmica => laminates; name~brown
neela acrylic => laminates-acrylic; name~blue
sangmarmar design laminate => laminates; name~marble
sagwan ka main darwaja => doors; name~teak
plastic ka darwaza => doors-pvc, doors-wpc
andar ka darwaza => doors
darwaje ka frame => doors-frames
deewar ki sheet => wpc
chhoti chitkani => hardware-tower-bolts
khitti => hardware-tower-bolts
koyanda => hardware-tower-bolts, hardware-locks
darwaza band karne wala => hardware-door-closers
steel ka handle => hardware-handles; name~steel
sone jaisa handle => hardware-handles
dabba channel => hardware-tandem-boxes, hardware-drawer-channels
chabi wala tala => hardware-locks
diwan ke pahiye => hardware-castors
keel pech => hardware-screws
lakdi chipkane ka gond => adhesives
sagwan patti => edge-band-beading, edge-band
saagon ki lakri => timber-teak
devdar lakdi => timber-pine
bans ki balli => timber-bamboo
farsh ki lakdi => flooring
kichen modular => furniture-modular-kitchen
padhai ki mez => furniture-office-furniture
kapde ki almari ka palla => furniture-wardrobe-shutters
lakdi kaatne ki machine => machinery
gharelu smart tala => electronics-smart-locks
sofe ka kapda => fashion-upholstery-fabrics
paudhe ka gamla => home-garden-planters
bagiche ki bench => home-garden-garden-furniture
`,
} as const;
