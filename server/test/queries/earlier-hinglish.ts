/** As earlier.ts, in Hindi of Latin letters. */
export const EARLIER_HINGLISH = {
  Hinglish: `
ghar ke liye ply => plywood
sabse sasti ply => plywood
plai 19 em em => plywood; thickness=19 mm
4 sut wali plai => plywood; thickness=12 mm
pandrah mm plai => plywood
aath by teen ply 18mm => plywood; size=8 × 3 ft
marin plai kitchen ke liye => plywood-bwp-marine
paani se kharab na ho aisi ply => plywood-bwp-marine, plywood-bwr
komersial plai 12 mili => plywood-commercial-mr; thickness=12 mm
garjan plai 12mm => plywood-gurjan; thickness=12 mm
santring ki ply => plywood-shuttering-film-faced
shutring plai 12 em em => plywood-shuttering-film-faced; thickness=12 mm
aag na lage wali ply => plywood-fire-retardant
gol mudne wali plai => plywood-flexible
paking ke liye ply => plywood-packing
blok bord pain ka => boards-pine-blockboard
block bord 25 mm => boards; thickness=25 mm
mdf bord safed => mdf; name~white
emdief 18 mm => mdf; thickness=18 mm
partical bord 9mm => mdf; thickness=9 mm
kaali sanmica => laminates; name~black
lal akrilik => laminates-acrylic; name~red
sanmaika 0.8 mm => laminates; thickness=0.8 mm
sunmica sagwan design => laminates; name~teak
hari laminate => laminates; name~green
taambe ki laminate => laminates-metal; name~copper
maika chamakdar => laminates
vinir akhrot => veneers; name~walnut
sagvan vineer 4 mm => veneers; name~teak|sagwan; thickness=4 mm
shisham darwaja => doors; name~rosewood
neela darwaza => doors; name~blue
flas dor 30 mili => doors; thickness=30 mm
safed darwaza => doors; name~white
fire wala darwaza => doors-fire-door
darwaje ki chokhat sal => doors-frames; name~sal
wpc ka darwaja => doors-wpc
esipi 4mm => wpc-acp; thickness=4 mm
san board 8 mm => wpc-pvc-foam-board; thickness=8 mm
diwar panel => wpc
loovar => wpc-louvers
kabja 4 inch => hardware-hinges; name~4 in
almari ka kabza => hardware-hinges
haidrolik kabja => hardware-hinges; name~hydraulic
draz channel 20 inch => hardware-drawer-channels; name~20 in
chanel 12 inch => hardware-drawer-channels; name~12 in
tendam box safed => hardware-tandem-boxes; name~white
pital ka handle => hardware-handles; name~brass
handal 96 mm => hardware-handles; name~96 mm
latkane wala tala => hardware-locks; name~padlock
pital ka tala => hardware-locks; name~brass
chatkani 6 inch => hardware-tower-bolts; name~6 in
kundi pital => hardware-tower-bolts; name~brass
tambe ki kundi => hardware-tower-bolts; name~copper
dor klozar => hardware-door-closers
pech 50 mm => hardware-screws; name~50 mm
pital ke pech => hardware-screws; name~brass
rabar ka pahiya => hardware-castors; name~rubber
rasoi ki jali tokri => hardware-kitchen-baskets
thali rakhne ka rack => hardware-kitchen-baskets; name~plate
almari ka sliding track => hardware-sliding-systems
lakdi jodne ka gond 5 kilo => adhesives
fevikol 1 kg => adhesives-white-glue; name~1 kg
palish lakdi ki => adhesives-wood-polish
astar safedi => adhesives-primers
kinari tape safed => edge-band; name~white
ti patti kali => edge-band-t-patti; name~black
sunehri patti => edge-band; name~gold
sakhua lakdi => timber-sal, timber-battens
cheed lakdi => timber-pine, timber-battens
hara bans => timber-bamboo; name~green
sagwan farsh => flooring; name~teak
laminet farsh 8mm => flooring-laminate-flooring; thickness=8 mm
phool wala wallpaper => flooring-wallpaper; name~floral
modyular kichan neela => furniture-modular-kitchen; name~blue
daftar ki mej => furniture-office-furniture
gol shisha => furniture-glass-mirror; name~round
dril mashin => machinery-power-tools; name~drill
ungli wala tala => electronics-smart-locks
almari ki batti => electronics-sensor-lights
parde ka kapda neela => fashion-decor-fabrics
hara sofa kapda => fashion-upholstery-fabrics; name~green
bada gamla => home-garden-planters
`,
} as const;
