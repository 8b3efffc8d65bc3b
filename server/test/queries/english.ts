/** What people type in plain English, each with what must be among the first ten. */
export const ENGLISH = `
plywood => plywood
marine plywood => plywood-bwp-marine
marine plywood 18 mm => plywood-bwp-marine; thickness=18 mm
18mm marine ply => plywood-bwp-marine; thickness=18 mm
ply 19mm bwp => plywood-bwp-marine; thickness=19 mm
bwr plywood 18mm => plywood-bwr; thickness=18 mm
bwr ply 12 mm => plywood-bwr; thickness=12 mm
commercial plywood => plywood-commercial-mr
mr grade ply 12mm => plywood-commercial-mr; thickness=12 mm
commercial ply 18 mm 8x4 => plywood-commercial-mr; thickness=18 mm; size=8 × 4 ft
fire retardant plywood => plywood-fire-retardant
fire resistant ply 18mm => plywood-fire-retardant; thickness=18 mm
fr ply => plywood-fire-retardant
calibrated plywood 16mm => plywood-calibrated; thickness=16 mm
gurjan plywood => plywood-gurjan
full gurjan ply 18mm => plywood-gurjan; thickness=18 mm
alternate ply => plywood-alternate
flexible plywood 8mm => plywood-flexible; thickness=8 mm
flexi ply => plywood-flexible
shuttering plywood => plywood-shuttering-film-faced
film faced plywood 12mm => plywood-shuttering-film-faced; thickness=12 mm
film face ply => plywood-shuttering-film-faced
centering ply => plywood-shuttering-film-faced
densified plywood 25 mm => plywood-densified; thickness=25 mm
chequered plywood => plywood-chequered
packing ply 9mm => plywood-packing; thickness=9 mm
waterproof plywood => plywood-bwp-marine, plywood-bwr
8x4 plywood 12mm => plywood; thickness=12 mm; size=8 × 4 ft
3/4 ply => plywood; thickness=19 mm
3/4 inch plywood => plywood; thickness=19 mm
is 710 plywood => plywood-bwp-marine, plywood-gurjan
Vanaroop bwr plywood => plywood-bwr; name~vanaroop
sahyaveer ply => plywood; name~sahyaveer
blockboard 19mm => boards; name~block; thickness=19 mm
block board => boards; name~block
pine blockboard 25 mm => boards-pine-blockboard; thickness=25 mm
hardwood block board 19 mm => boards-hardwood-blockboard
bwp blockboard => boards-bwp-blockboard
laminboard => boards-laminboard
finger joint board teak => boards-finger-joint-board; name~teak
lvl => boards-lvl
laminated veneer lumber => boards-lvl
mdf 18mm => mdf-plain-mdf, mdf-pre-laminated-mdf; thickness=18 mm
mdf board 12 mm => mdf-plain-mdf, mdf-pre-laminated-mdf; thickness=12 mm
prelam mdf => mdf-pre-laminated-mdf
pre laminated mdf white => mdf-pre-laminated-mdf; name~white
hdhmr 16.75 mm => mdf-hdhmr; thickness=16.75 mm
hdhmr board 18mm => mdf-hdhmr
hdf sheet => mdf-hdf
particle board 9mm => mdf-particle-board, mdf-pre-laminated-particle-board; thickness=9 mm
prelaminated particle board => mdf-pre-laminated-particle-board
bagasse board => mdf-agro-board
osb 12 mm => mdf-osb; thickness=12 mm
laminate 1mm => laminates; thickness=1 mm
1 mm decorative laminate => laminates-1-mm-decorative
laminate 0.8 mm grey => laminates; thickness=0.8 mm; name~grey
liner laminate white => laminates-liner; name~white
compact laminate 6mm => laminates-compact; thickness=6 mm
acrylic sheet black => laminates-acrylic; name~black
pvc laminate => laminates-pvc
anti fingerprint laminate => laminates-anti-fingerprint
digital laminate mural => laminates-digital
brushed copper laminate => laminates-metal; name~copper
teak woodgrain laminate => laminates; name~teak
white marble laminate gloss => laminates; name~white marble
teak veneer 4mm => veneers; thickness=4 mm; name~teak|sagwan
walnut veneer => veneers; name~walnut
smoked oak veneer => veneers-smoked
dyed veneer blue => veneers-dyed; name~blue
recon veneer oak => veneers-reconstituted; name~oak
fumed larch => veneers-fumed; name~larch
raw veneer ash => veneers-raw; name~ash
face veneer gurjan => veneers-face-veneer; name~gurjan
flush door => doors-flush-plain, doors-flush-laminated, doors-veneered
flush door 32mm 81x33 => doors; size=81 × 33 in
laminated flush door navy blue => doors-flush-laminated; name~navy
teak door => doors; name~teak
veneered door walnut => doors-veneered; name~walnut
moulded door => doors-moulded-skin
membrane door ivory => doors-membrane; name~ivory
wpc door => doors-wpc
pvc bathroom door => doors-pvc
fire door 120 minute => doors-fire-door; name~120
door frame teak => doors-frames; name~teak
wpc board 18mm => wpc-wpc-board; thickness=18 mm
pvc foam board => wpc-pvc-foam-board
acp sheet 4mm => wpc-acp; thickness=4 mm
aluminium composite panel red => wpc-acp; name~red
louvers => wpc-louvers
fluted panel => wpc-fluted-panel
uv marble sheet => wpc-uv-marble-sheet
charcoal panel => wpc-charcoal-panel
hinges => hardware-hinges
hydraulic hinge => hardware-hinges; name~hydraulic
drawer channel 18 inch => hardware-drawer-channels; name~18 in
telescopic channel 20 in => hardware-drawer-channels; name~20 in
tandem box => hardware-tandem-boxes
cabinet knob => hardware-handles; name~knob
door handle brass => hardware-handles; name~brass
mortise lock => hardware-locks; name~mortise
padlock 50mm => hardware-locks; name~padlock
tower bolt 6 inch => hardware-tower-bolts; name~6 in
door closer 65 kg => hardware-door-closers; name~65 kg
wood screw 38mm => hardware-screws; name~38 mm
castor wheel => hardware-castors
cutlery tray => hardware-kitchen-baskets; name~cutlery
sliding wardrobe track => hardware-sliding-systems
carpenter glue 5 kg => adhesives
contact adhesive => adhesives-contact-adhesive
pu polish => adhesives-wood-polish
mdf primer => adhesives-primers
edge sealer => adhesives-edge-sealant
hot melt granules => adhesives-hot-melt
edge band tape white => edge-band; name~white
abs edge band => edge-band-abs-tape
t patti rose gold => edge-band-t-patti; name~rose gold
gola profile handle => edge-band-handle-profile
sal wood => timber-sal, timber-battens
pine timber => timber-pine, timber-battens
meranti wood => timber-meranti
bamboo poles => timber-bamboo
laminate flooring 8mm => flooring-laminate-flooring; thickness=8 mm
spc flooring => flooring-spc
engineered wood flooring oak => flooring-engineered-wood; name~oak
wallpaper => flooring-wallpaper
skirting => flooring-skirting
modular kitchen => furniture-modular-kitchen
office table => furniture-office-furniture
mirror => furniture-glass-mirror
panel saw => machinery-panel-saw
edge banding machine => machinery-edge-bander
router bits => machinery-router-bits
fingerprint door lock => electronics-smart-locks
sofa fabric => fashion-upholstery-fabrics
deck board => home-garden-decking
`;
