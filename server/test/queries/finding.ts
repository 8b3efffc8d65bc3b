/**
 * What people type when they look for a place, a seller or a price, each with what all of the first three results must
 * be, or as many as the demo has, as in labels.ts. Written before any of it was understood; every fifth row of a kind is kept aside and never looked
 * at while something is changed to please the others.
 */
export const FINDING = {
  /** Asked of the suggestions, most of them before the last word is finished. */
  'places while typing': `
18 mm bwp ply nag => plywood; thickness=18 mm; city=Nagpur
laminate pune => laminates; city=Pune
laminate pun => laminates; city=Pune
laminate hyd => laminates; city=Hyderabad
plywood luckn => plywood; city=Lucknow
plywood yamun => plywood; city=Yamunanagar
mdf lucknow => mdf; city=Lucknow
mdf gurg => mdf; city=Gurugram
veneer chenn => veneers; city=Chennai
veneer kolk => veneers; city=Kolkata
flush door jaip => doors; city=Jaipur
door vijaya => doors; city=Vijayawada
hardware ludh => hardware; city=Ludhiana
hardware mumb => hardware; city=Mumbai
lock mumbai => hardware, electronics; city=Mumbai
edge band vap => edge-band; city=Vapi
edge band hyder => edge-band; city=Hyderabad
flooring dehra => flooring; city=Dehradun
flooring udai => flooring; city=Udaipur
wpc bang => wpc; city=Bengaluru
wpc bengal => wpc; city=Bengaluru
laminate bengaluru => laminates; city=Bengaluru
blockboard nash => boards; city=Nashik
timber koz => timber; city=Kozhikode
ply ahmed => plywood; city=Ahmedabad
ply indor => plywood; city=Indore
sunmica kirti => laminates; city=Kirti Nagar
laminates koch => laminates; city=Kochi
ply perumb => plywood; city=Perumbavoor
modular kitchen noid => furniture; city=Noida
plywood in madu => plywood; city=Madurai
plywood guj => plywood; state=Gujarat
laminate mahar => laminates; state=Maharashtra
plywood keral => plywood; state=Kerala
pune laminate => laminates; city=Pune
nagpur ply => plywood; city=Nagpur
प्लाई नागपुर => plywood; city=Nagpur
सनमाइका पुणे => laminates; city=Pune
plywood mangal => plywood; city=Mangaluru
ply visakh => plywood; city=Visakhapatnam
mdf vizag => mdf; city=Visakhapatnam
doors mys => doors; city=Mysuru
laminate morb => laminates; city=Morbi
plywood gurgao => plywood; city=Gurugram
plywood patn => plywood; city=Patna
`,
  /** Asked of the search; the first three sellers deal in it there. */
  sellers: `
mumbai plywood dealer => plywood
plywood dealer => plywood
plywood dealers in pune => plywood; city=Pune
ply shop pune => plywood; city=Pune
laminate shop hyderabad => laminates; city=Hyderabad
sunmica dukan pune => laminates; city=Pune
ply ki dukan nagpur => plywood; city=Nagpur
plywood wholesale yamunanagar => plywood; city=Yamunanagar
plywood wholesaler lucknow => plywood; city=Lucknow
laminate supplier morbi => laminates; city=Morbi
veneer supplier => veneers
veneer suppliers chennai => veneers; city=Chennai
hardware shop mysore => hardware; city=Mysuru
hardware dukan => hardware
door dealer jaipur => doors; city=Jaipur
door shop ahmedabad => doors; city=Ahmedabad
mdf dealer gurgaon => mdf; city=Gurugram
dealer in nagpur => *; city=Nagpur
shop in kochi => *; city=Kochi
supplier bengaluru => *; city=Bengaluru
laminate wholesale dealer pune => laminates; city=Pune
timber dealer gandhidham => timber; city=Gandhidham
timber merchant => timber
edge band supplier vapi => edge-band; city=Vapi
adhesive dealer howrah => adhesives; city=Howrah
flooring shop dehradun => flooring; city=Dehradun
wpc supplier ahmedabad => wpc; city=Ahmedabad
acp sheet dealer bhubaneswar => wpc; city=Bhubaneswar
modular kitchen dealer noida => furniture; city=Noida
machinery supplier coimbatore => machinery; city=Coimbatore
plywood dealr pune => plywood; city=Pune
ply suplier nagpur => plywood; city=Nagpur
plywood wholsale ludhiana => plywood; city=Ludhiana
plywood dealer kerala => plywood; state=Kerala
laminate dealers in gujarat => laminates; state=Gujarat
प्लाई की दुकान नागपुर => plywood; city=Nagpur
प्लायवूड दुकान पुणे => plywood; city=Pune
plywood stockist patna => plywood; city=Patna
bwp ply dealer pune => plywood; city=Pune
18mm ply supplier ludhiana => plywood; city=Ludhiana
best plywood shop in jodhpur => plywood; city=Jodhpur
hinge wholesaler mumbai => hardware; city=Mumbai
wholesale plywood => plywood
plywood suppliers near indore => plywood; city=Indore
shop for laminates in madurai => laminates; city=Madurai
`,
  /** Asked of the shop. */
  ceilings: `
bwp ply under 180 => plywood-bwp-marine; sqft<=180
plywood under 100 => plywood; sqft<=100
commercial ply below 100 => plywood-commercial-mr; sqft<=100
ply 3000 se kam => plywood; price<=3000
plywood under 2000 => plywood; price<=2000
plywood upto 2500 => plywood; price<=2500
18mm ply under 3k => plywood; thickness=18 mm; price<=3000
ply below 100 pune => plywood; city=Pune; sqft<=100
laminate under 60 => laminates; sqft<=60
laminate under 1500 => laminates; price<=1500
laminate less than 1000 => laminates; price<=1000
flush door below 4000 => doors; price<=4000
door under 5000 => doors; price<=5000
darwaza 5000 tak => doors; price<=5000
hinge under 200 => hardware-hinges; price<=200
hinges below 150 rs => hardware-hinges; price<=150
drawer channel under 500 => hardware-drawer-channels; price<=500
lock under 1000 => hardware-locks, electronics; price<=1000
handle below 300 => hardware-handles, edge-band-handle-profile; price<=300
fevicol under 1000 => adhesives; price<=1000
mdf under 50 => mdf; sqft<=50
mdf board under 1500 => mdf; price<=1500
prelam mdf below 60 => mdf-pre-laminated-mdf, mdf-pre-laminated-particle-board; sqft<=60
veneer under 150 => veneers; sqft<=150
wpc board under 150 => wpc-wpc-board; sqft<=150
acp sheet under 120 => wpc-acp; sqft<=120
blockboard under 120 => boards; sqft<=120
blockboard below ₹3000 => boards; price<=3000
ply rs 100 se kam => plywood; sqft<=100
ply ₹120 ke andar => plywood; sqft<=120
प्लाई 100 रुपये से कम => plywood; sqft<=100
दरवाजा 5000 तक => doors; price<=5000
ply up to 90 => plywood; sqft<=90
plywood within 100 => plywood; sqft<=100
smart lock under 10k => electronics-smart-locks, hardware-locks; price<=10000
plywood max 80 => plywood; sqft<=80
ply under 1,500 => plywood; price<=1500
bwr ply below rs.120 => plywood-bwr; sqft<=120
bwp ply under 200 per sq ft => plywood-bwp-marine; sqft<=200
plywood pune under 150 => plywood; city=Pune; sqft<=150
18 mm ply nagpur under 4000 => plywood; thickness=18 mm; city=Nagpur; price<=4000
kitchen basket under 3000 => hardware-kitchen-baskets; price<=3000
प्लायवूड १०० पेक्षा कमी => plywood; sqft<=100
ply 100 se niche => plywood; sqft<=100
plywood under 2500 per sheet => plywood; price<=2500
`,
  /** Asked of the search, then once more for the city of the caller, as the browser does. */
  'near me': `
plywood near me => plywood; city=Nagpur
laminates near me => laminates; city=Pune
ply shop near me => plywood; city=Lucknow
near me hardware => hardware; city=Mumbai
mere paas plywood => plywood; city=Indore
mere aas paas ply => plywood; city=Ludhiana
doors nearby => doors; city=Jaipur
मेरे पास प्लाई => plywood; city=Patna
veneer around me => veneers; city=Kolkata
plywood near me under 3000 => plywood; city=Lucknow; price<=3000
mdf close to me => mdf; city=Gurugram
माझ्या जवळ प्लाय => plywood; city=Nashik
sunmica near by me => laminates; city=Hyderabad
timber nearme => timber; city=Kozhikode
18mm ply near me => plywood; thickness=18 mm; city=Yamunanagar
`,
  /** Asked of the shop. */
  slips: `
wpc doar => doors-wpc
plywod 18m => plywood; thickness=18 mm
soft closing hing => hardware-hinges; name~soft-close|hydraulic
pun ply => plywood; city=Pune
laminat 1m => laminates; thickness=1 mm
plywwod 12 m => plywood; thickness=12 mm
pvc dor => doors-pvc
flsh door => doors; name~flush|laminated door
flush dor 30mm => doors; thickness=30 mm
marin plywod => plywood-bwp-marine
commercil plywood => plywood-commercial-mr
bwp plywoood 18m => plywood-bwp-marine; thickness=18 mm
gurjn plywod => plywood-gurjan
shutring ply 12m => plywood-shuttering-film-faced; thickness=12 mm
blokboard 19m => boards; thickness=19 mm
mdff 18mm => mdf; thickness=18 mm
hdmr bord => mdf-hdhmr
prlam mdf => mdf-pre-laminated-mdf, mdf-pre-laminated-particle-board
partical bord => mdf-particle-board, mdf-pre-laminated-particle-board
laminets => laminates
sunmika => laminates
acrilic laminate => laminates-acrylic
venear => veneers
teek veneer => veneers; name~teak|sagwan
membrain door => doors-membrane
fire dor => doors-fire-door
tandam box => hardware-tandem-boxes
telescopc chanel => hardware-drawer-channels
drower channal => hardware-drawer-channels
towar bolt => hardware-tower-bolts
dor closer => hardware-door-closers
castar wheel => hardware-castors
kichen basket => hardware-kitchen-baskets
cabinet handel => hardware-handles, edge-band-handle-profile
fevicoll => adhesives
wood polis => adhesives-wood-polish
egde band => edge-band, machinery-edge-bander
alumium profile => edge-band-aluminium-profile
spc florring => flooring-spc
wallpapr => flooring-wallpaper
acp shet => wpc-acp
louvar panel => wpc-louvers
nagpr plywood => plywood; city=Nagpur
smrt lock => electronics-smart-locks
modulr kitchen => furniture-modular-kitchen, hardware-kitchen-baskets
`,
} as const;
