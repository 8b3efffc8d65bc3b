/**
 * Written from the trade and the demo's catalogue alone, by somebody who had not seen the search. Nothing is ever
 * changed to please one of these queries: whoever tunes on them writes others first.
 */
export const HELD_OUT = {
  English: `
ply for modular kitchen carcass => plywood-bwr, plywood-bwp-marine, plywood-calibrated, plywood-gurjan
termite proof plywood => plywood
710 grade ply 19mm => plywood-bwp-marine, plywood-gurjan; thickness=19 mm
sahyaveer 18 bwr => plywood-bwr; name~sahyaveer; thickness=18 mm
shuttering sheet 12mm black film => plywood-shuttering-film-faced; name~black; thickness=12 mm
slab casting plywood => plywood-shuttering-film-faced
ply for truck floor => plywood-chequered, plywood-densified
anti slip plywood => plywood-chequered
boat plywood => plywood-bwp-marine
bendable ply for round reception counter => plywood-flexible
9mm packing sheets for export boxes => plywood-packing; thickness=9 mm
fireproof ply for cinema hall => plywood-fire-retardant
IS:303 12 mm ply sheet => plywood; thickness=12 mm
7 by 4 plywood 18mm => plywood; size=7 × 4 ft; thickness=18 mm
6x4 ply => plywood; size=6 × 4 ft
25mm waterproof board => plywood, boards, wpc; thickness=25 mm
cheap ply for partition 16mm => plywood; thickness=16 mm
gurjan 18 double core => plywood-gurjan
devgirika full gurjan => plywood-gurjan; name~devgirika
plywood eucalyptus core calibrated => plywood-calibrated; name~eucalyptus
okoume face 25 mm => plywood, boards; name~okoume; thickness=25 mm
densified wood board for press jig => plywood-densified
blockboard 19 godatir => boards; name~godatir; thickness=19 mm
1 inch pine block board => boards-pine-blockboard; thickness=25 mm
block board for long shelves => boards-pine-blockboard, boards-hardwood-blockboard
rubber wood board 18 mm => boards-finger-joint-board; name~rubberwood
lvl door grade 45mm => boards-lvl; thickness=45 mm
laminboard 25 => boards-laminboard; thickness=25 mm
moisture resistant hdhmr 16.75 => mdf-hdhmr
mdf 18 mm 8*4 => mdf-plain-mdf, mdf-pre-laminated-mdf; thickness=18 mm
mdf for jali cutting cnc => mdf-plain-mdf, mdf-hdhmr
sugarcane board => mdf-agro-board
chipboard 25mm plain => mdf-particle-board; thickness=25 mm
oriented strand board 15 => mdf-osb
prelam board sage green => mdf; name~sage green
hdf sheet brown 8 mm => mdf-hdf; thickness=8 mm
5.5 mm mdf back panel => mdf-plain-mdf; thickness=5.5 mm
fingerprint free black laminate => laminates-anti-fingerprint; name~black
white marble laminate glossy => laminates, wpc-uv-marble-sheet; name~marble
printed laminate kids wardrobe => laminates-digital
inner side laminate off white 0.6 => laminates-liner
toilet cubicle board 6 mm => laminates-compact; thickness=6 mm
high gloss acrylic navy => laminates-acrylic; name~navy
brushed gold sheet bar counter => laminates-metal
rangpat 0.8 laminates => laminates-0-8-mm; name~rangpat
nimbaros oak => laminates; name~nimbaros.*oak
suede finish teak sunmica 1mm => laminates-1-mm-decorative; name~teak
pvc laminate for curved surface => laminates-pvc
concrete finish laminate sheet => laminates; name~concrete
teak veneer 8x4 4mm => veneers-natural-teak, veneers-reconstituted; thickness=4 mm
smoked oak 4 mm crown cut => veneers-smoked
blue colour veneer => veneers-dyed; name~blue
recon veneer wenge => veneers-reconstituted; name~wenge
larch veneer book matched => veneers-fumed; name~larch
raw veneer leaves for pressing => veneers-raw
0.25 mm face veneer for door skin => veneers-face-veneer; thickness=0.25 mm
bathroom door waterproof 84x36 => doors-pvc, doors-wpc; size=84 × 36 in
teak main door => doors; name~teak
2 hour fire exit door => doors-fire-door
flush door 81 x 33 inch => doors; size=81 × 33 in
32mm flush door => doors-flush-plain, doors-flush-laminated, doors-veneered; thickness=32 mm
sal wood frame for door => doors-frames, timber-sal; name~sal
white moulded door => doors-moulded-skin; name~white|ivory
blue membrane door => doors-membrane; name~blue
butt hinge 4" ss => hardware-hinges; name~butt
soft close drawer slides 18" => hardware-drawer-channels
auto close cabinet hinge pair => hardware-hinges
tandem drawer white => hardware-tandem-boxes; name~white
spoon tray for kitchen drawer => hardware-kitchen-baskets; name~tray
barn door rail => hardware-sliding-systems; name~barn
trolley wheels 100mm => hardware-castors; name~100 mm
gypsum screw => hardware-screws; name~drywall
almirah lock with keys => hardware-locks
kabjo lever handle => hardware-handles; name~kabjo lever
cupboard knobs antique => hardware-handles; name~knob
door closer 65 kg office => hardware-door-closers
10 ft sliding wardrobe track => hardware-sliding-systems; name~10 ft
glue for laminate 5kg bucket => adhesives-white-glue, adhesives-contact-adhesive
matt pu polish for veneer => adhesives-wood-polish
mdf primer grey => adhesives-primers; name~grey
hot melt for edge banding machine => adhesives-hot-melt
handleless kitchen gola profile => edge-band-handle-profile
rose gold t patti => edge-band-t-patti; name~rose gold
22 mm edge band 100 mtr white => edge-band; name~22 mm.*white
profile for glass shutter black => edge-band-aluminium-profile
teak beading for glass => edge-band-beading
ghana teak 4x2 => timber-teak; name~ghana
ceiling batten 1x1 => timber-battens
kiln dried meranti => timber-meranti
new zealand pine wood => timber-pine
click lock vinyl floor waterproof => flooring-spc
wooden flooring 12 mm => flooring; thickness=12 mm
4 inch skirting for wooden floor => flooring-skirting
flower wallpaper roll => flooring-wallpaper
mirror for dressing table => furniture-glass-mirror
5 feet office table => furniture-office-furniture
l shape modular kitchen => furniture-modular-kitchen
digital lock main door fingerprint => electronics-smart-locks
motion sensor light for wardrobe => electronics-sensor-lights
green sofa cloth => fashion-upholstery-fabrics; name~green|assorted
curtains material => fashion-decor-fabrics; name~curtain
wooden deck for balcony => home-garden-decking
plant pot 18 inch => home-garden-planters
garden bench teak => home-garden-garden-furniture
plywood cutting machine => machinery-panel-saw, machinery-power-tools
router bit set 6mm shank => machinery-router-bits
cold press for flush door 9x4 => machinery-press
shop front cladding sheet red => wpc-acp; name~red
fluted panel walnut bed back => wpc-fluted-panel; name~walnut
louvers for tv wall => wpc-louvers
charcoal sheet gold line => wpc-charcoal-panel
marble sheet pooja room => wpc-uv-marble-sheet
wpc 18mm sheet => wpc-wpc-board; thickness=18 mm
foam sheet for sign board => wpc-pvc-foam-board
calib ply 16 => plywood-calibrated; thickness=16 mm
tele channel 20 => hardware-drawer-channels; name~20 in
shutt ply => plywood-shuttering-film-faced
lamin 1mm maple => laminates; name~maple
wallp => flooring-wallpaper
`,
  misspelt: `
plywod 12 mm => plywood; thickness=12 mm
merine playwood 19mm => plywood-bwp-marine, plywood-gurjan; thickness=19 mm
comercial plai 16 mm => plywood-commercial-mr; thickness=16 mm
shutring plywood black => plywood-shuttering-film-faced; name~black
calebreted ply => plywood-calibrated
flexibal plywood => plywood-flexible
fire retardent ply 18 => plywood-fire-retardant; thickness=18 mm
pakking ply => plywood-packing
gurjon plywood => plywood-gurjan, plywood; name~gurjan
checkered ply => plywood-chequered
fir rated dor => doors-fire-door
lamnate teak colour => laminates; name~teak
laminet sheet gloss => laminates
acrelic sheet black => laminates-acrylic; name~black
compect laminate => laminates-compact
vineer teek => veneers; name~teak|sagwan
wallnut venir => veneers; name~walnut
hydrolic hinges => hardware-hinges; name~hydraulic
draver chanel 22 => hardware-drawer-channels; name~22 in
tandum box grey => hardware-tandem-boxes; name~grey
black handel => hardware-handles; name~black
towar bold 6 inch => hardware-tower-bolts
door closar => hardware-door-closers
caster weel => hardware-castors
padlok brass => hardware-locks; name~padlock
woodscrew brass => hardware-screws; name~wood screw
kitchan basket => hardware-kitchen-baskets
wardrob sliding trek => hardware-sliding-systems
contect adhesiv => adhesives-contact-adhesive
wood pollish => adhesives-wood-polish
primmer for wood => adhesives-primers
edgeband tap white => edge-band; name~white
alluminum profile => edge-band-aluminium-profile
woden beeding => edge-band-beading
louvres oak => wpc-louvers; name~oak
flutted wall panal => wpc-fluted-panel
acp shet silver => wpc-acp; name~silver
uv marbel black => wpc-uv-marble-sheet; name~black
wpc bord 12 => wpc-wpc-board; thickness=12 mm
mdf bord 8mm => mdf; name~MDF; thickness=8 mm
partical bord 9 => mdf-particle-board, mdf-pre-laminated-particle-board; thickness=9 mm
hdmr 18mm => mdf-hdhmr
bloc bord 30 mm => boards; thickness=30 mm
membrain door cream => doors-membrane; name~cream
flush dore 30 mm => doors; thickness=30 mm
door freme teak => doors-frames; name~teak
enginered wood floor => flooring-engineered-wood
skerting => flooring-skirting
modulor kichen => furniture-modular-kitchen
senser lite => electronics-sensor-lights
upholstry fabric => fashion-upholstery-fabrics
pannel saw => machinery-panel-saw
edge bandar machine => machinery-edge-bander
bambu pole => timber-bamboo
jalvir marine => boards, plywood; name~jalveer
sahyavir ply 6mm => plywood; name~sahyaveer; thickness=6 mm
kastmitra commercial => plywood-commercial-mr; name~kashtmitra
terakhadi flexi => plywood-flexible
vanrup 12mm => plywood; name~vanaroop; thickness=12 mm
trivenka pvc door => doors-pvc; name~trivenika
tarangni acrylic => laminates-acrylic; name~tarangini
chitrkana uv sheet => wpc-uv-marble-sheet; name~chitrakana
lohasaki screw => hardware-screws; name~lohasakhi
mazbut fit drill => machinery-power-tools; name~mazboot
`,
} as const;
