/** Hindi in Latin letters, as it is spoken across a counter and typed on a phone. */
export const HINGLISH = `
ply => plywood
plai => plywood
play 18mm => plywood; thickness=18 mm
ply 18 em em => plywood; thickness=18 mm
ply 12 mili => plywood; thickness=12 mm
6 sut ply => plywood; thickness=19 mm
ply 6 sut wali => plywood; thickness=19 mm
4 sut ply => plywood; thickness=12 mm
marin plai 18 em em => plywood-bwp-marine; thickness=18 mm
water proof ply => plywood-bwp-marine, plywood-bwr
paani wali ply => plywood-bwp-marine, plywood-bwr
vaterproof plai => plywood-bwp-marine, plywood-bwr
komarshial ply => plywood-commercial-mr
comercial plai 18mm => plywood-commercial-mr; thickness=18 mm
sasta commercial ply => plywood-commercial-mr
aag wali ply => plywood-fire-retardant
garjan ply => plywood-gurjan
gurjan ki ply 18 mm => plywood-gurjan; thickness=18 mm
sentring ply => plywood-shuttering-film-faced
setring plai => plywood-shuttering-film-faced
shatring ply 12 mm => plywood-shuttering-film-faced; thickness=12 mm
shuttering ki plai => plywood-shuttering-film-faced
packing wali ply => plywood-packing
blok bord => boards; name~block
blok bord 19 em em => boards; name~block; thickness=19 mm
blackbord pine ka => boards-pine-blockboard
em di ef => mdf
mdf bord 18 mili => mdf; thickness=18 mm
partikal bord => mdf-particle-board, mdf-pre-laminated-particle-board
sanmaika => laminates
sunmica 1mm => laminates; thickness=1 mm
maika => laminates
mica sheet => laminates
sanmika safed => laminates; name~white
sunmica kala => laminates; name~black
sunmica lakdi design => laminates; name~wood|teak|oak|walnut
laminet sheet 0.8 => laminates; thickness=0.8 mm
akrilik sheet => laminates-acrylic
vinir sagwan => veneers; name~teak|sagwan
sagwan veneer 4mm => veneers; thickness=4 mm; name~teak|sagwan
saagwan vinir => veneers; name~teak|sagwan
akhrot veneer => veneers; name~walnut
flas dor => doors-flush-plain, doors-flush-laminated, doors-veneered
flash dor 32 mm => doors; thickness=32 mm
darwaza => doors
darwaja sagwan ka => doors; name~teak
lakdi ka darwaza => doors
bathroom ka darwaza => doors-pvc, doors-wpc
pvc darwaja => doors-pvc
kamre ka darwaza => doors
chokhat => doors-frames
chaukhat sagwan => doors-frames; name~teak
darwaze ki chaukhat => doors-frames
wpc bord 18mm => wpc-wpc-board; thickness=18 mm
sunboard 5 mm => wpc-pvc-foam-board; thickness=5 mm
san bord => wpc-pvc-foam-board
esipi sheet => wpc-acp
kabja => hardware-hinges
kabza pital ka => hardware-hinges; name~brass
kabje 3 inch => hardware-hinges; name~3 in
darwaze ka kabja => hardware-hinges
bijagri => hardware-hinges
chitkani => hardware-tower-bolts
chitkini 8 inch => hardware-tower-bolts; name~8 in
kundi => hardware-tower-bolts
sitkani => hardware-tower-bolts
chainal => hardware-drawer-channels
draj channel 18 inch => hardware-drawer-channels; name~18 in
daraz ka chainal => hardware-drawer-channels
telescopic chanal => hardware-drawer-channels
tala => hardware-locks, electronics-smart-locks
taala chabi => hardware-locks, electronics-smart-locks
almari ka tala => hardware-locks; name~cupboard
handal => hardware-handles
hendal kala => hardware-handles; name~black
pech => hardware-screws
lakdi ka pech 19mm => hardware-screws; name~19 mm
pahiya => hardware-castors
rasoi ki tokri => hardware-kitchen-baskets
gond => adhesives
fevicol => adhesives-white-glue
chipkane wala => adhesives
lakdi polish => adhesives-wood-polish
kinari patti => edge-band
aluminium patti => edge-band
sagwan ki lakdi => timber-teak
sagwan => timber-teak, veneers-natural-teak, doors
sagon lakdi => timber-teak
sal ki lakdi => timber-sal, timber-battens
chid ki lakdi => timber-pine, timber-battens
baans => timber-bamboo
bans => timber-bamboo
farsh laminate => flooring-laminate-flooring
diwar ka kagaz => flooring-wallpaper
rasoi => furniture-modular-kitchen, hardware-kitchen-baskets
modular rasoi => furniture-modular-kitchen
shisha => furniture-glass-mirror
aaina => furniture-glass-mirror
almari shutter => furniture-wardrobe-shutters
aari machine => machinery-panel-saw, machinery-power-tools
parda kapda => fashion-decor-fabrics
sofa ka kapda => fashion-upholstery-fabrics
gamla => home-garden-planters
`;
