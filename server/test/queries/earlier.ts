/** Held out once: written after the lexicon and the engine were finished. They keep what was reached. */
export const EARLIER = {
  English: `
exterior grade plywood => plywood-bwp-marine, plywood-bwr
kitchen plywood 18mm => plywood; thickness=18 mm
water resistant ply 16 mm => plywood; thickness=16 mm
poplar plywood 12mm => plywood; thickness=12 mm
ply 6mm => plywood; thickness=6 mm
25 mm plywood => plywood; thickness=25 mm
plywood 7x4 => plywood; size=7 × 4 ft
plywood 8x3 18mm => plywood; thickness=18 mm; size=8 × 3 ft
palashwud plywood => plywood; name~palashwud
trishulwood gurjan => plywood-gurjan; name~trishulwood
keruing face plywood => plywood-bwp-marine, plywood-bwr; name~keruing
film faced ply black => plywood-shuttering-film-faced; name~black
double core gurjan ply => plywood-gurjan; name~double core
compreg board => plywood-densified
fire guard ply 18mm => plywood-fire-retardant; thickness=18 mm
one inch ply => plywood; thickness=25 mm
half inch plywood => plywood; thickness=12 mm
pine board 19mm => boards; name~pine; thickness=19 mm
gurjan face block board => boards; name~gurjan
maple laminboard => boards-laminboard; name~maple
beech finger joint => boards-finger-joint-board; name~beech
door grade lvl => boards-lvl
interior mdf 18mm => mdf-plain-mdf; thickness=18 mm
mdf 5.5 mm => mdf-plain-mdf; thickness=5.5 mm
walnut prelam mdf => mdf-pre-laminated-mdf; name~walnut
high density hmr => mdf-hdhmr
dark brown hdf => mdf-hdf; name~dark brown
osb 18mm => mdf-osb; thickness=18 mm
plain particle board => mdf-particle-board
straw board => mdf-agro-board
sapele laminate => laminates; name~sapele
grey concrete laminate => laminates; name~concrete
indigo linen => laminates; name~indigo
mustard laminate => laminates; name~mustard
teal acrylic => laminates-acrylic; name~teal
compact board 12mm => laminates-compact; thickness=12 mm
gun metal laminate => laminates-metal; name~gun
chevron print laminate => laminates-digital; name~chevron
sky blue pvc roll => laminates-pvc; name~sky blue
off white liner => laminates-liner; name~off-white
ebony veneer => veneers; name~ebony
crown cut veneer => veneers; name~crown
birch veneer 3.5mm => veneers; name~birch
ochre dyed veneer => veneers-dyed; name~ochre
recon wenge => veneers-reconstituted; name~wenge
fumed oak 4 mm => veneers-fumed; thickness=4 mm
raw walnut leaves => veneers-raw; name~walnut
poplar face veneer => veneers-face-veneer; name~poplar
sage green flush door => doors-flush-laminated; name~sage
rosewood door => doors-veneered; name~rosewood
grooved door wenge => doors-veneered; name~wenge
panel door moulded white => doors-moulded-skin; name~white
dusty rose door => doors-membrane; name~dusty rose
60 minute fire door => doors-fire-door; name~60 minute
meranti chaukhat => doors-frames; name~meranti
blue pvc door => doors-pvc; name~blue
doors 84x36 => doors; size=84 × 36 in
wpc sheet 6mm => wpc-wpc-board; thickness=6 mm
acp black => wpc-acp; name~black
teak louvers => wpc-louvers; name~teak
emerald marble sheet => wpc-uv-marble-sheet; name~emerald
copper charcoal panel => wpc-charcoal-panel; name~copper
butt hinge 4 inch => hardware-hinges; name~4 in
auto hinge => hardware-hinges; name~auto
zinc drawer channel => hardware-drawer-channels; name~zinc
slim tandem => hardware-tandem-boxes; name~slim
lever handle set => hardware-handles; name~lever
d handle chrome => hardware-handles; name~chrome
rim lock => hardware-locks; name~rim
lock cylinder 60mm => hardware-locks; name~cylinder
hydraulic door closer => hardware-door-closers; name~hydraulic
chipboard screw => hardware-screws; name~chipboard
swivel castor => hardware-castors; name~swivel
pull out pantry => hardware-kitchen-baskets; name~pantry
plate rack => hardware-kitchen-baskets; name~plate rack
sliding door rail => hardware-sliding-systems
fast setting adhesive => adhesives; name~fast
pu clear coat matt => adhesives-wood-polish
grey primer => adhesives-primers; name~grey
brown edge sealant => adhesives-edge-sealant
aluminium shutter profile gold => edge-band-aluminium-profile; name~gold
teak beading => edge-band-beading; name~teak
abs tape woodgrain => edge-band-abs-tape
ghana teak => timber-teak; name~ghana
southern yellow pine => timber-pine; name~yellow
pine battens => timber-battens; name~pine
green bamboo => timber-bamboo; name~green
smoked oak flooring => flooring-laminate-flooring; name~smoked
spc floor walnut => flooring-spc; name~walnut
palm wallpaper => flooring-wallpaper; name~palm
white skirting => flooring-skirting; name~white
navy blue kitchen => furniture-modular-kitchen; name~navy
office desk oak => furniture-office-furniture; name~oak
brass round mirror => furniture-glass-mirror; name~brass
float glass 5mm => furniture-glass-mirror; name~float
cold press => machinery-press; name~cold
circular saw => machinery-power-tools; name~circular
bluetooth lock => electronics-smart-locks; name~bluetooth
puck light => electronics-sensor-lights; name~puck
linen upholstery => fashion-upholstery-fabrics; name~linen
composite decking => home-garden-decking
terracotta planter => home-garden-planters; name~terracotta
`,
  misspelt: `
plyood => plywood
playwod 12mm => plywood; thickness=12 mm
plywwod => plywood
pywood => plywood
marinne plywood => plywood-bwp-marine
comarcial ply => plywood-commercial-mr
commersial plywood => plywood-commercial-mr
retardant plwood => plywood-fire-retardant
calibarted plywood => plywood-calibrated
gurjaan ply => plywood-gurjan
altrenate plywood => plywood-alternate
felxible plywood => plywood-flexible
shuttreing ply => plywood-shuttering-film-faced
centring ply => plywood-shuttering-film-faced
desnified plywood => plywood-densified
chequred plywood => plywood-chequered
paking ply => plywood-packing
blockbord pine => boards-pine-blockboard
blok board 19 mm => boards; name~block; thickness=19 mm
harwood blockboard => boards-hardwood-blockboard
laminbaord => boards-laminboard
fingerjoint bord => boards-finger-joint-board
laminted veneer lumber => boards-lvl
prelam mfd => mdf-pre-laminated-mdf
hdhrm => mdf-hdhmr
particel board => mdf-particle-board, mdf-pre-laminated-particle-board
bagass board => mdf-agro-board
decoratve laminate => laminates-1-mm-decorative
lamnates gloss => laminates
sunmcia => laminates
acrlic sheet red => laminates-acrylic; name~red
antifingerprint lamiate => laminates-anti-fingerprint
metallc laminate => laminates-metal
linar laminate => laminates-liner
venir walnut => veneers; name~walnut
natral teak veneer => veneers-natural-teak
reconstitutd veneer => veneers-reconstituted
smoked ok veneer => veneers-smoked
dyd veneer => veneers-dyed
flsh door => doors-flush-plain, doors-flush-laminated, doors-veneered
venered door => doors-veneered
mouldd skin door => doors-moulded-skin
membrane doar => doors-membrane
bathrom pvc door => doors-pvc
doorframe => doors-frames
wpc baord => wpc-wpc-board
sunbord 5mm => wpc-pvc-foam-board
alumnium composite panel => wpc-acp
lovers wpc => wpc-louvers
flutd panel => wpc-fluted-panel
marbel uv sheet => wpc-uv-marble-sheet
charcaol panel => wpc-charcoal-panel
hinge hydrulic => hardware-hinges; name~hydraulic
drawr channel => hardware-drawer-channels
teliscopic channel => hardware-drawer-channels
tandembox => hardware-tandem-boxes
mortis lock => hardware-locks; name~mortise
chitkni => hardware-tower-bolts
dor closer => hardware-door-closers
wood scerw => hardware-screws
castr wheel => hardware-castors
kichen basket => hardware-kitchen-baskets
slidding track => hardware-sliding-systems
carpentar glue => adhesives-white-glue
contact adhesve => adhesives-contact-adhesive
wood plish => adhesives-wood-polish
hot malt => adhesives-hot-melt
egde band => edge-band
aluminium profil => edge-band-aluminium-profile
beeding patti => edge-band-beading
meranti timbr => timber-meranti
bmaboo => timber-bamboo
engineerd wood flooring => flooring-engineered-wood
laminat flooring => flooring-laminate-flooring
walpaper floral => flooring-wallpaper; name~floral
skriting => flooring-skirting
modular kithcen => furniture-modular-kitchen
wardrobe shuter => furniture-wardrobe-shutters
panel sow => machinery-panel-saw
edge bandr => machinery-edge-bander, edge-band
routr bits => machinery-router-bits
sensr light => electronics-sensor-lights
curtan fabric => fashion-decor-fabrics
plantar => home-garden-planters
`,
} as const;
