/** As later.ts, in Devanagari. */
export const LATER_DEVANAGARI = {
  Hindi: `
प्लाइवुड => plywood
परतदार लकड़ी => plywood, veneers, boards
प्लाईवुड 4 फुट बाई 8 फुट => plywood; size=8 × 4 ft
१२ एमएम प्लाई => plywood; thickness=12 mm
अठारह एमएम प्लाई => plywood; thickness=18 mm
अच्छी क्वालिटी प्लाईवुड => plywood
जलरोधी प्लाईवुड => plywood-bwp-marine, plywood-bwr
समुद्री प्लाईवुड => plywood-bwp-marine
अग्निरोधक प्लाई => plywood-fire-retardant
लचीला प्लाईवुड => plywood-flexible
ब्लाक बोर्ड => boards; name~block
ब्लॉकबॉर्ड => boards; name~block
लैमिनबोर्ड => boards-laminboard
वीनियर => veneers
विनीयर सागौन => veneers; name~teak|sagwan
लेमिनेशन शीट => laminates
सन्माइका काला => laminates; name~black
डिजिटल लैमिनेट => laminates-digital
प्रीलैम एमडीएफ => mdf-pre-laminated-mdf
फ्लश दरवाजे => doors-flush-plain, doors-flush-laminated, doors-veneered
मुख्य दरवाजा सागौन => doors; name~teak
दरवाजे की चौखट => doors-frames
फाइबर दरवाजा => doors-pvc, doors-wpc
कब्जे => hardware-hinges
हाइड्रोलिक कब्जा => hardware-hinges; name~hydraulic
सिटकनी => hardware-tower-bolts
टॉवर बोल्ट => hardware-tower-bolts
स्मार्ट लॉक => electronics-smart-locks
हत्था => hardware-handles
ड्रावर चैनल => hardware-drawer-channels
चिपकाने वाला गोंद => adhesives
पॉलिश => adhesives-wood-polish
एज बैंड टेप => edge-band
एल्युमिनियम प्रोफाइल => edge-band-aluminium-profile
सागौन की लकड़ी => timber-teak
चीड़ की लकड़ी => timber-pine, timber-battens
बाँस => timber-bamboo
लकड़ी का फर्श => flooring
रसोई => furniture-modular-kitchen, hardware-kitchen-baskets
दर्पण => furniture-glass-mirror
अलमारी => furniture-wardrobe-shutters, hardware-locks
सोफा कपड़ा => fashion-upholstery-fabrics
फूलदान गमला => home-garden-planters
`,
  Marathi: `
प्लायवुड => plywood
प्लायवूड १२ मिमी => plywood; thickness=12 mm
स्वस्त प्लायवूड => plywood
पाणी रोधक प्लाय => plywood-bwp-marine, plywood-bwr
मरिन प्लायवूड => plywood-bwp-marine
शटरींग प्लायवूड => plywood-shuttering-film-faced
ब्लॉकबोर्ड => boards; name~block
एमडीएफ बोर्ड => mdf
सनमाईका काळा => laminates; name~black
लॅमिनेट शीट => laminates
व्हेनियर => veneers
सागवानी दरवाजा => doors; name~teak
दाराची चौकट => doors-frames
कवाड => doors
बाथरूम दरवाजा => doors-pvc, doors-wpc
बिजागऱ्या => hardware-hinges
कडी कोयंडा => hardware-tower-bolts, hardware-locks
खिट्टी => hardware-tower-bolts
टॉवरबोल्ट => hardware-tower-bolts
अलड्रॉप => hardware-tower-bolts
कुलूप चावी => hardware-locks, electronics-smart-locks
दरवाजा हँडल => hardware-handles
ड्रॉवर चॅनेल १८ इंच => hardware-drawer-channels; name~18 in
फेव्हिकॉल => adhesives-white-glue
सागाचे लाकूड => timber-teak
बांबू काठ्या => timber-bamboo
भिंतीचा कागद => flooring-wallpaper
मॉड्युलर किचन => furniture-modular-kitchen
कपाट => furniture-wardrobe-shutters, hardware-locks
पडदा => fashion-decor-fabrics
`,
} as const;
