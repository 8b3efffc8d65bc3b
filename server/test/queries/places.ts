/**
 * What people type when they mean a place: its slug, then what the rest of the text asks for, as in labels.ts.
 * Written before places were understood. Nothing is ever changed to please one of these queries.
 */
export const PLACES = {
  English: `
plywood pune => pune-mh | plywood
plywood in pune => pune-mh | plywood
18 mm plywood nagpur => nagpur-mh | plywood; thickness=18 mm
marine ply mumbai => mumbai-mh | plywood-bwp-marine
laminate dealers in ahmedabad => ahmedabad-gj | laminates
sunmica surat => surat-gj | laminates
veneer bengaluru => bengaluru-ka | veneers
flush door hyderabad => hyderabad-ts | doors
mdf board chennai => chennai-tn | mdf
kolkata plywood => kolkata-wb | plywood
delhi laminates => delhi-dl | laminates
new delhi veneers => new-delhi-dl | veneers
kirti nagar laminate => kirti-nagar-dl | laminates
yamunanagar plywood => yamunanagar-hr | plywood
plywood factory yamunanagar 12mm => yamunanagar-hr | plywood; thickness=12 mm
commercial ply kerala => kerala | plywood-commercial-mr
perumbavoor plywood => perumbavoor-kl | plywood
hinges in rajkot => rajkot-gj | hardware-hinges
hardware aligarh => aligarh-up | hardware
drawer channel ludhiana => ludhiana-pb | hardware-drawer-channels
particle board gandhidham => gandhidham-gj | mdf-particle-board, mdf-pre-laminated-particle-board
bwp ply near nashik => nashik-mh | plywood-bwp-marine
shuttering ply indore => indore-mp | plywood-shuttering-film-faced
blockboard jaipur => jaipur-rj | boards
teak veneer kochi => kochi-kl | veneers; name~teak|sagwan
wpc board coimbatore => coimbatore-tn | wpc
plywood maharashtra => maharashtra | plywood
laminates gujarat => gujarat | laminates
doors tamil nadu => tamil-nadu | doors
west bengal plywood => west-bengal | plywood
plywood uttar pradesh => uttar-pradesh | plywood
mdf rajasthan 18 mm => rajasthan | mdf; thickness=18 mm
navi mumbai plywood => navi-mumbai-mh | plywood
greater noida laminate => greater-noida-up | laminates
plywood noida => noida-up | plywood
gurugram veneers => gurugram-hr | veneers
chandigarh flush door => chandigarh-ch | doors
plywood patna => patna-br | plywood
guwahati ply 12 mm => guwahati-as | plywood; thickness=12 mm
raipur commercial plywood => raipur-cg | plywood-commercial-mr
bhubaneswar laminate => bhubaneswar-od | laminates
ranchi plywood => ranchi-jh | plywood
goa plywood => goa | plywood
vijayawada doors => vijayawada-ap | doors
visakhapatnam marine plywood => visakhapatnam-ap | plywood-bwp-marine
thane sunmica => thane-mh | laminates
kolhapur plywood 19mm => kolhapur-mh | plywood; thickness=19 mm
solapur laminate => solapur-mh | laminates
ratnagiri boards => ratnagiri-mh | boards
amravati plywood => amravati-mh | plywood
vadodara hdhmr => vadodara-gj | mdf-hdhmr
lucknow plywood => lucknow-up | plywood
kanpur blockboard 19 mm => kanpur-up | boards; thickness=19 mm
mangaluru plywood => mangaluru-ka | plywood
mysuru laminate => mysuru-ka | laminates
dehradun plywood => dehradun-uk | plywood
pune => pune-mh | *
karnataka => karnataka | *
`,
  'other names': `
bombay plywood => mumbai-mh | plywood
poona laminate => pune-mh | laminates
bangalore veneers => bengaluru-ka | veneers
calcutta plywood => kolkata-wb | plywood
madras flush door => chennai-tn | doors
baroda mdf => vadodara-gj | mdf
gurgaon laminate => gurugram-hr | laminates
mysore plywood => mysuru-ka | plywood
mangalore marine ply => mangaluru-ka | plywood-bwp-marine
cochin plywood => kochi-kl | plywood
calicut doors => kozhikode-kl | doors
trivandrum plywood => thiruvananthapuram-kl | plywood
vizag laminate => visakhapatnam-ap | laminates
banaras plywood => varanasi-up | plywood
allahabad sunmica => prayagraj-up | laminates
hubli plywood => hubballi-ka | plywood
belgaum laminate => belagavi-ka | laminates
orissa plywood => odisha | plywood
pondicherry doors => puducherry-py | doors
trichy plywood => tiruchirappalli-tn | plywood
sambhajinagar plywood => chhatrapati-sambhajinagar-mh | plywood
ncr delhi plywood => delhi-dl | plywood
`,
  misspelt: `
plywood puna => pune-mh | plywood
plywod pune => pune-mh | plywood
nagpoor plywood => nagpur-mh | plywood
plywood mumbay => mumbai-mh | plywood
laminate ahemdabad => ahmedabad-gj | laminates
ahmadabad sunmica => ahmedabad-gj | laminates
banglore plywood => bengaluru-ka | plywood
bengluru laminate => bengaluru-ka | laminates
hydrabad flush door => hyderabad-ts | doors
haidrabad plywood => hyderabad-ts | plywood
chenai plywood => chennai-tn | plywood
kolkatta veneers => kolkata-wb | veneers
dilli plywood => delhi-dl | plywood
dehli laminate => delhi-dl | laminates
nasik plywood => nashik-mh | plywood
indor laminate => indore-mp | laminates
jaypur plywood => jaipur-rj | plywood
coimbatur doors => coimbatore-tn | doors
ludhiyana plywood => ludhiana-pb | plywood
lukhnow plywood => lucknow-up | plywood
luknow laminate => lucknow-up | laminates
vadodra plywood => vadodara-gj | plywood
yamuna nagar plywood => yamunanagar-hr | plywood
yamunanager ply 18mm => yamunanagar-hr | plywood; thickness=18 mm
maharastra plywood => maharashtra | plywood
gujrat laminate => gujarat | laminates
rajsthan mdf => rajasthan | mdf
karnatka plywood => karnataka | plywood
tamilnadu plywood => tamil-nadu | plywood
keral plywood => kerala | plywood
panjab laminate => punjab | laminates
hariyana plywood => haryana | plywood
gauhati plywood => guwahati-as | plywood
bhubneshwar laminate => bhubaneswar-od | laminates
surath sunmica => surat-gj | laminates
rajkoat hinges => rajkot-gj | hardware-hinges
`,
  Hinglish: `
pune me plywood => pune-mh | plywood
mumbai mein 18 mm ply => mumbai-mh | plywood; thickness=18 mm
nagpur wali plai => nagpur-mh | plywood
delhi ka sunmica => delhi-dl | laminates
jaipur me darwaza => jaipur-rj | doors
surat ke paas laminate => surat-gj | laminates
pune madhe plywood => pune-mh | plywood
nashik la sanmaika => nashik-mh | laminates
indore me kabja => indore-mp | hardware-hinges
kanpur se blok bord => kanpur-up | boards
`,
  Hindi: `
पुणे प्लाईवुड => pune-mh | plywood
मुंबई में प्लाई => mumbai-mh | plywood
दिल्ली लैमिनेट => delhi-dl | laminates
नागपुर प्लाईवुड १८ एमएम => nagpur-mh | plywood; thickness=18 mm
जयपुर दरवाजा => jaipur-rj | doors
अहमदाबाद सनमाइका => ahmedabad-gj | laminates
इंदौर प्लाईवुड => indore-mp | plywood
लखनऊ प्लाई => lucknow-up | plywood
कानपुर ब्लॉक बोर्ड => kanpur-up | boards
हैदराबाद प्लाईवुड => hyderabad-ts | plywood
बेंगलुरु वीनियर => bengaluru-ka | veneers
कोलकाता प्लाईवुड => kolkata-wb | plywood
सूरत सनमाइका => surat-gj | laminates
राजस्थान प्लाईवुड => rajasthan | plywood
महाराष्ट्र प्लाईवुड => maharashtra | plywood
गुजरात लैमिनेट => gujarat | laminates
पटना प्लाईवुड => patna-br | plywood
भोपाल एमडीएफ => bhopal-mp | mdf
यमुनानगर प्लाईवुड => yamunanagar-hr | plywood
वाराणसी दरवाजा => varanasi-up | doors
`,
  Marathi: `
पुणे प्लायवूड => pune-mh | plywood
पुण्यात प्लायवूड => pune-mh | plywood
मुंबईत सनमायका => mumbai-mh | laminates
नाशिक प्लाय => nashik-mh | plywood
नागपूर प्लायवूड => nagpur-mh | plywood
कोल्हापूर प्लायवूड => kolhapur-mh | plywood
सोलापूर सनमायका => solapur-mh | laminates
रत्नागिरी दरवाजा => ratnagiri-mh | doors
ठाणे प्लाय १८ मिमी => thane-mh | plywood; thickness=18 mm
सांगली बिजागरी => sangli-mh | hardware-hinges
अमरावती प्लायवूड => amravati-mh | plywood
छत्रपती संभाजीनगर प्लायवूड => chhatrapati-sambhajinagar-mh | plywood
`,
} as const;
