/** Slips of the finger and of the ear, still meant as English. */
export const MISSPELT = `
plywod => plywood
plywud => plywood
playwood 18mm => plywood; thickness=18 mm
pliwood => plywood
plywoood 12 mm => plywood; thickness=12 mm
pyl => plywood
plyy => plywood
pllywood bwr => plywood-bwr
marin ply => plywood-bwp-marine
maren plywood => plywood-bwp-marine
marine plaiwood 19mm => plywood-bwp-marine; thickness=19 mm
comercial ply => plywood-commercial-mr
commerical plywood 18 mm => plywood-commercial-mr; thickness=18 mm
comershial plywood => plywood-commercial-mr
fire retardent ply => plywood-fire-retardant
fire retardnt plywood => plywood-fire-retardant
calibreted ply => plywood-calibrated
callibrated plywood => plywood-calibrated
gurjun plywood => plywood-gurjan
gurjn ply 12mm => plywood-gurjan; thickness=12 mm
flexibel ply => plywood-flexible
shutering ply => plywood-shuttering-film-faced
shuttring plywood 12mm => plywood-shuttering-film-faced; thickness=12 mm
film fased ply => plywood-shuttering-film-faced
densifed ply => plywood-densified
checkered plywood => plywood-chequered
cheqered ply => plywood-chequered
packng ply => plywood-packing
blokboard => boards; name~block
block bord 19mm => boards; name~block; thickness=19 mm
blackboard pine => boards-pine-blockboard
hardwod blockboard => boards-hardwood-blockboard
lamin bord => boards-laminboard
fingre joint board => boards-finger-joint-board
mfd board => mdf
mdff 18mm => mdf
hdmr board => mdf-hdhmr
particle bord 25mm => mdf-particle-board; thickness=25 mm
partical board => mdf-particle-board, mdf-pre-laminated-particle-board
pre laminatd mdf => mdf-pre-laminated-mdf
agroboard => mdf-agro-board
lamnate => laminates
laminet 1mm => laminates; thickness=1 mm
lamination sheet 1mm => laminates; thickness=1 mm
laminats walnut => laminates; name~walnut
sanmica => laminates
sunmika 1 mm => laminates; thickness=1 mm
acrilic sheet => laminates-acrylic
acrylc laminate => laminates-acrylic
anti fingerprnt laminate => laminates-anti-fingerprint
metalic laminate => laminates-metal
vineer teak => veneers; name~teak|sagwan
venner => veneers
veener walnut => veneers; name~walnut
smokd oak veneer => veneers-smoked
reconstitued veneer => veneers-reconstituted
flash door => doors-flush-plain, doors-flush-laminated, doors-veneered
flus door 30mm => doors; thickness=30 mm
flush dor => doors-flush-plain, doors-flush-laminated, doors-veneered
membrain door => doors-membrane
molded door => doors-moulded-skin
bathrom door => doors-pvc, doors-wpc
dor frame => doors-frames
wcp board => wpc-wpc-board
pvc fome board => wpc-pvc-foam-board
acp shet => wpc-acp
luvers => wpc-louvers
louvres => wpc-louvers
flutted panel => wpc-fluted-panel
charcol panel => wpc-charcoal-panel
uv marbel sheet => wpc-uv-marble-sheet
hinje => hardware-hinges
hydrolic hinge => hardware-hinges; name~hydraulic
drawer chanel => hardware-drawer-channels
drower channel 22 inch => hardware-drawer-channels; name~22 in
tendem box => hardware-tandem-boxes
handel brass => hardware-handles; name~brass
mortice lock => hardware-locks; name~mortise
towerbolt => hardware-tower-bolts
door closure => hardware-door-closers
scrues => hardware-screws
caster wheel => hardware-castors
kitchen baskt => hardware-kitchen-baskets
adhesiv => adhesives
fevicol type glue => adhesives-white-glue
wood polis => adhesives-wood-polish
primmer => adhesives-primers
hotmelt => adhesives-hot-melt
edge bend tape => edge-band
edgeband pvc => edge-band-pvc-tape
alluminium profile => edge-band-aluminium-profile
aluminum profile gold => edge-band-aluminium-profile; name~gold
meranty wood => timber-meranti
bambu => timber-bamboo
floring laminate => flooring-laminate-flooring
laminate floring oak => flooring-laminate-flooring; name~oak
wal paper => flooring-wallpaper
skiring => flooring-skirting
modlar kitchen => furniture-modular-kitchen
wardrob shutter => furniture-wardrobe-shutters
panal saw => machinery-panel-saw
drill mashine => machinery-power-tools
smart lok => electronics-smart-locks
`;
