/** Hindi in its own letters. */
export const HINDI = `
प्लाई => plywood
प्लाईवुड => plywood
प्लाईवुड १८ एमएम => plywood; thickness=18 mm
प्लाई 12 एम एम => plywood; thickness=12 mm
मरीन प्लाई => plywood-bwp-marine
मरीन प्लाईवुड १९ मिमी => plywood-bwp-marine; thickness=19 mm
वाटरप्रूफ प्लाई => plywood-bwp-marine, plywood-bwr
कमर्शियल प्लाई => plywood-commercial-mr
गर्जन प्लाई => plywood-gurjan
शटरिंग प्लाई => plywood-shuttering-film-faced
सेंटरिंग प्लाई १२ एमएम => plywood-shuttering-film-faced; thickness=12 mm
फायर प्लाई => plywood-fire-retardant
६ सूत प्लाई => plywood; thickness=19 mm
४ सूत की प्लाई => plywood; thickness=12 mm
८x४ प्लाई => plywood; size=8 × 4 ft
फ्लेक्सी प्लाई => plywood-flexible
पैकिंग प्लाई => plywood-packing
ब्लॉक बोर्ड => boards; name~block
ब्लॉकबोर्ड १९ एमएम => boards; name~block; thickness=19 mm
एमडीएफ => mdf
एमडीएफ बोर्ड १८ एमएम => mdf; thickness=18 mm
पार्टिकल बोर्ड => mdf-particle-board, mdf-pre-laminated-particle-board
सनमाइका => laminates
सनमाइका १ एमएम => laminates; thickness=1 mm
माइका => laminates
लेमिनेट => laminates
लैमिनेट शीट => laminates
सफेद सनमाइका => laminates; name~white
एक्रिलिक शीट => laminates-acrylic
विनियर => veneers
सागवान विनियर => veneers; name~teak|sagwan
अखरोट विनियर => veneers; name~walnut
दरवाजा => doors
दरवाज़ा => doors
फ्लश डोर => doors-flush-plain, doors-flush-laminated, doors-veneered
लकड़ी का दरवाजा => doors
बाथरूम का दरवाज़ा => doors-pvc, doors-wpc
चौखट => doors-frames
पीवीसी दरवाजा => doors-pvc
डब्ल्यूपीसी बोर्ड => wpc-wpc-board
पीवीसी फोम बोर्ड => wpc-pvc-foam-board
कब्जा => hardware-hinges
कब्ज़ा पीतल => hardware-hinges; name~brass
दरवाजे का कब्जा => hardware-hinges
चिटकनी => hardware-tower-bolts
कुंडी => hardware-tower-bolts
चैनल => hardware-drawer-channels
दराज चैनल => hardware-drawer-channels
ताला => hardware-locks, electronics-smart-locks
हैंडल => hardware-handles
पेंच => hardware-screws
पहिया => hardware-castors
गोंद => adhesives
फेविकोल => adhesives-white-glue
लकड़ी पॉलिश => adhesives-wood-polish
किनारी टेप => edge-band
सागवान => timber-teak, veneers-natural-teak, doors
सागवान लकड़ी => timber-teak
साल की लकड़ी => timber-sal, timber-battens
बांस => timber-bamboo
वॉलपेपर => flooring-wallpaper
मॉड्यूलर किचन => furniture-modular-kitchen
शीशा => furniture-glass-mirror
आईना => furniture-glass-mirror
परदा कपड़ा => fashion-decor-fabrics
गमला => home-garden-planters
`;
