/** As earlier.ts, in Devanagari. */
export const EARLIER_DEVANAGARI = {
  Hindi: `
सस्ती प्लाई => plywood
प्लाई १८ मिमी => plywood; thickness=18 mm
प्लाईवुड ६ एमएम => plywood; thickness=6 mm
८ बाई ४ प्लाई => plywood; size=8 × 4 ft
किचन के लिए प्लाई => plywood
मरीन प्लाई १२ एमएम => plywood-bwp-marine; thickness=12 mm
वॉटर प्रूफ प्लाईवुड => plywood-bwp-marine, plywood-bwr
कमर्शियल प्लाईवुड १८ एमएम => plywood-commercial-mr; thickness=18 mm
बीडब्ल्यूआर प्लाई => plywood-bwr
गुर्जन प्लाई => plywood-gurjan
कैलिब्रेटेड प्लाई => plywood-calibrated
शटरिंग प्लाईवुड १२ एमएम => plywood-shuttering-film-faced; thickness=12 mm
फिल्म फेस प्लाई => plywood-shuttering-film-faced
फायर रेटेड प्लाई => plywood-fire-retardant
फ्लेक्सिबल प्लाई => plywood-flexible
पैकिंग वाली प्लाई ९ एमएम => plywood-packing; thickness=9 mm
पाइन ब्लॉक बोर्ड => boards-pine-blockboard
हार्डवुड ब्लॉक बोर्ड => boards-hardwood-blockboard
फिंगर जॉइंट बोर्ड => boards-finger-joint-board
एचडीएचएमआर बोर्ड => mdf-hdhmr
प्लेन एमडीएफ => mdf-plain-mdf
पार्टिकल बोर्ड ९ एमएम => mdf; thickness=9 mm
सनमाइका ०.८ एमएम => laminates; thickness=0.8 mm
लाल एक्रिलिक => laminates-acrylic; name~red
नीला लैमिनेट => laminates; name~blue
लाइनर लैमिनेट => laminates-liner
कॉम्पैक्ट लैमिनेट => laminates-compact
मेटल लैमिनेट => laminates-metal
ओक विनियर => veneers; name~oak
स्मोक्ड ओक => veneers-smoked, flooring
टीक विनियर => veneers; name~teak|sagwan
सफेद दरवाजा => doors; name~white
टीक डोर => doors; name~teak
फायर डोर => doors-fire-door
मेम्ब्रेन डोर => doors-membrane
डोर फ्रेम => doors-frames
एसीपी शीट => wpc-acp
पीवीसी लैमिनेट => laminates-pvc
लूवर => wpc-louvers
चारकोल पैनल => wpc-charcoal-panel
यूवी मार्बल शीट => wpc-uv-marble-sheet
हिंज => hardware-hinges
पीतल का हैंडल => hardware-handles; name~brass
काला हैंडल => hardware-handles; name~black
टेलीस्कोपिक चैनल => hardware-drawer-channels
टैंडम बॉक्स => hardware-tandem-boxes
मोर्टिस लॉक => hardware-locks; name~mortise
पीतल की कुंडी => hardware-tower-bolts; name~brass
डोर क्लोजर => hardware-door-closers
लकड़ी का पेंच => hardware-screws
किचन बास्केट => hardware-kitchen-baskets
वुड पॉलिश => adhesives-wood-polish
प्राइमर => adhesives-primers
हॉट मेल्ट => adhesives-hot-melt
पीवीसी टेप => edge-band-pvc-tape
टी पट्टी => edge-band-t-patti
मेरांटी => timber-meranti
हरा बांस => timber-bamboo; name~green
लैमिनेट फ्लोरिंग => flooring-laminate-flooring
स्कर्टिंग => flooring-skirting
गोल शीशा => furniture-glass-mirror; name~round
वार्डरोब शटर => furniture-wardrobe-shutters
एज बैंडर मशीन => machinery-edge-bander
ड्रिल => machinery-power-tools; name~drill
सेंसर लाइट => electronics-sensor-lights
`,
  Marathi: `
प्लाय १८ मिमी => plywood; thickness=18 mm
८ बाय ४ प्लाय => plywood; size=8 × 4 ft
किचनसाठी प्लायवूड => plywood
कमर्शियल प्लाय १२ एमएम => plywood-commercial-mr; thickness=12 mm
सेंटरिंग प्लाय => plywood-shuttering-film-faced
पाइन ब्लॉकबोर्ड => boards-pine-blockboard
पांढरा लॅमिनेट => laminates; name~white
लाल सनमायका => laminates; name~red
अॅक्रिलिक काळा => laminates-acrylic; name~black
टीक व्हिनियर => veneers; name~teak|sagwan
पांढरे दार => doors; name~white
लाकडी दरवाजा => doors
सागवानी चौकट => doors-frames; name~teak
पीव्हीसी दार => doors-pvc
बिजागरी ४ इंच => hardware-hinges; name~4 in
पितळी कडी => hardware-tower-bolts; name~brass
पितळी हँडल => hardware-handles; name~brass
ड्रॉवर चॅनेल => hardware-drawer-channels
पितळी कुलूप => hardware-locks; name~brass
लाकडी स्क्रू => hardware-screws
डिंक ५ किलो => adhesives
पॉलिश लाकडाची => adhesives-wood-polish
साल लाकडी => timber-sal, timber-battens
हिरवा बांबू => timber-bamboo; name~green
गोल आरसा => furniture-glass-mirror; name~round
किचन बास्केट काळी => hardware-kitchen-baskets; name~black
kitchen sathi ply => plywood
pandhra darwaja => doors; name~white
lakdi dar => doors
kala sanmaika => laminates; name~black
sagwani veneer => veneers; name~teak|sagwan
pitali kadi => hardware-tower-bolts; name~brass
`,
} as const;
