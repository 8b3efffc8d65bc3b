/** As held-out.ts, in Devanagari. */
export const HELD_OUT_DEVANAGARI = {
  Hindi: `
वाटरप्रूफ प्लाई १८ एमएम => plywood; thickness=18 mm
रसोई के लिए पानी वाला प्लाईवुड => plywood-bwp-marine, plywood-bwr, plywood-gurjan, plywood-calibrated
अलमारी के लिए प्लाई => plywood
आधा इंच प्लाई => plywood; thickness=12 mm
पौना इंच की प्लाई => plywood; thickness~^1[89] mm
छत ढलाई की शटरिंग प्लाई => plywood-shuttering-film-faced
आग से बचाने वाली प्लाई => plywood-fire-retardant
कमर्शियल प्लाई 16 एमएम => plywood-commercial-mr; thickness=16 mm
मरीन प्लाई १९ mm => plywood-bwp-marine, plywood-gurjan; thickness=19 mm
गर्जन प्लाईवुड => plywood; name~gurjan
मुड़ने वाली प्लाई => plywood-flexible
पैकिंग प्लाई ९ एमएम => plywood-packing; thickness=9 mm
१९ मिमी ब्लाक बोर्ड => boards; thickness=19 mm
पाइन बोर्ड => boards, timber-pine; name~pine
एमडीएफ १२ एमएम => mdf; name~MDF; thickness=12 mm
पार्टिकल बोर्ड 9 मिमी => mdf-particle-board, mdf-pre-laminated-particle-board; thickness=9 mm
एच डी एच एम आर १८ एमएम => mdf-hdhmr
नीला सनमाइका => laminates; name~blue|indigo
सफेद लैमिनेट => laminates; name~white
एक्रेलिक शीट लाल => laminates-acrylic; name~red
सागवान का वेनीर 4 एमएम => veneers; name~teak|sagwan; thickness=4 mm
अखरोट वाला वेनियर ३.५ एमएम => veneers; name~walnut; thickness=3.5 mm
सागौन की चौखट => doors-frames; name~teak
फ्लश डोर ३२ एमएम => doors; thickness=32 mm
नहाने के कमरे का पीवीसी दरवाजा => doors-pvc, doors-wpc
मेम्ब्रेन दरवाजा => doors-membrane
कब्जे ४ इंच => hardware-hinges; name~4 in
दराज का चैनल => hardware-drawer-channels
टेलीस्कोपिक चैनल २० इंच => hardware-drawer-channels; name~20 in
काली चिटकनी => hardware-tower-bolts; name~black
पीतल का ताला => hardware-locks; name~brass
हाइड्रोलिक डोर क्लोज़र ८५ किलो => hardware-door-closers; name~85 kg
लकड़ी के पेंच => hardware-screws
दरवाजे का हैंडल => hardware-handles
लकड़ी का गोंद => adhesives-white-glue
पॉलिश लकड़ी की => adhesives-wood-polish
पीवीसी एज टेप २२ एमएम => edge-band-pvc-tape, edge-band-abs-tape; name~22 mm
कांच शटर की एलुमिनियम पट्टी => edge-band-aluminium-profile
हरा बांस ८ फुट => timber-bamboo; name~green
साल लकड़ी चौखट ५x३ => timber-sal, doors-frames; name~sal
लकड़ी वाली फ्लोरिंग ८ एमएम => flooring; thickness=8 mm
दीवार पर लगाने का वालपेपर => flooring-wallpaper
ड्रेसिंग टेबल का आईना => furniture-glass-mirror
पर्दे का कपड़ा => fashion-decor-fabrics; name~curtain
गमले => home-garden-planters
ड्रिल मशीन => machinery-power-tools; name~drill
काली मार्बल शीट यूवी => wpc-uv-marble-sheet; name~black
डब्ल्यूपीसी बोर्ड १८ एमएम => wpc-wpc-board; thickness=18 mm
सह्यवीर प्लाई => plywood; name~sahyaveer
रंगपट लैमिनेट => laminates; name~rangpat
उंगली से खुलने वाला ताला फिंगरप्रिंट => electronics-smart-locks
मोड्यूलर किचेन बनवाना => furniture-modular-kitchen
`,
  Marathi: `
१२ एमएम जाडीचे प्लायवुड => plywood; thickness=12 mm
स्वयंपाकघरासाठी वॉटरप्रूफ प्लाय => plywood-bwp-marine, plywood-bwr, plywood-gurjan, plywood-calibrated
कपाटासाठी प्लाय १८ एमएम => plywood; thickness=18 mm
अर्धा इंच प्लाय => plywood; thickness=12 mm
स्लॅबसाठी सेंट्रिंग प्लाय => plywood-shuttering-film-faced
मरिन प्लाय १९ एमएम => plywood-bwp-marine, plywood-gurjan; thickness=19 mm
ब्लॉक बोर्ड २५ मिमी => boards; thickness=25 mm
पांढरा सनमायका => laminates; name~white|ivory
लाकडी डिझाईनचा सनमायका => laminates; name~woodgrain
हिरवा लॅमिनेट => laminates; name~green|olive
सागवानी दार => doors; name~teak
सागाची दाराची चौकट ७x३ => doors-frames; name~teak
बाथरूमचा दरवाजा => doors-pvc, doors-wpc, doors-flush-plain
आगरोधक दरवाजा => doors-fire-door
बिजागरी ३ इंच => hardware-hinges; name~3 in
खणासाठी चॅनल १८ इंच => hardware-drawer-channels; name~18 in
खिडकीची कडी काळी => hardware-tower-bolts; name~black
कपाटाचे कुलूप => hardware-locks
दरवाजाचे हॅन्डल पितळ => hardware-handles; name~brass
ट्रॉलीची चाके => hardware-castors
स्क्रू ५० मिमी => hardware-screws; name~50 mm
किचन ट्रॉली बास्केट क्रोम => hardware-kitchen-baskets; name~chrome
लाकडी डिंक => adhesives-white-glue
लाकडाला पॉलिश => adhesives-wood-polish
बांबू ८ फूट => timber-bamboo
सागाचे लाकूड फळ्या => timber-teak
लाकडी फरशी => flooring-laminate-flooring, flooring-engineered-wood, flooring-spc
भिंतीचा वॉलपेपर => flooring-wallpaper
गोल आरसा १८ इंची => furniture-glass-mirror; name~round
पडद्याचे कापड => fashion-decor-fabrics; name~curtain
कुंडी १८ इंच => home-garden-planters
ऑफिस टेबल => furniture-office-furniture
ओक विनिअर ४ मिमी => veneers; name~oak; thickness=4 mm
एमडीएफ बोर्ड १८ मिमी => mdf; name~MDF; thickness=18 mm
गोदातीर प्लाय => plywood; name~godatir
एज बँड पट्टी पांढरी => edge-band; name~white
सोफ्याचे कापड => fashion-upholstery-fabrics
लूव्हर पॅनल => wpc-louvers
`,
} as const;
