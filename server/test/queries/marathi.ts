/** Marathi, in its own letters and in Latin ones. */
export const MARATHI = `
प्लाय => plywood
प्लायवूड => plywood
प्लायवूड १८ एमएम => plywood; thickness=18 mm
मरीन प्लाय => plywood-bwp-marine
वॉटरप्रूफ प्लायवूड => plywood-bwp-marine, plywood-bwr
कमर्शियल प्लायवूड => plywood-commercial-mr
शटरिंग प्लाय => plywood-shuttering-film-faced
सेंट्रिंग प्लायवूड => plywood-shuttering-film-faced
६ सूत प्लाय => plywood; thickness=19 mm
ब्लॉक बोर्ड १९ मिमी => boards; name~block; thickness=19 mm
सनमायका => laminates
सनमायका पांढरा => laminates; name~white
लॅमिनेट => laminates
अॅक्रिलिक शीट => laminates-acrylic
व्हिनियर => veneers
सागवान व्हिनियर => veneers; name~teak|sagwan
दरवाजा सागवान => doors; name~teak
दार => doors
लाकडी दार => doors
फ्लश दरवाजा => doors-flush-plain, doors-flush-laminated, doors-veneered
चौकट => doors-frames
बिजागरी => hardware-hinges
पितळ बिजागरी => hardware-hinges; name~brass
कडी => hardware-tower-bolts
कुलूप => hardware-locks, electronics-smart-locks
चॅनेल => hardware-drawer-channels
ड्रॉवर चॅनल => hardware-drawer-channels
हँडल => hardware-handles
काळा हँडल => hardware-handles; name~black
स्क्रू => hardware-screws
चाक => hardware-castors
डिंक => adhesives
सागवान लाकूड => timber-teak
साग => timber-teak, veneers-natural-teak, doors
साल लाकूड => timber-sal, timber-battens
बांबू => timber-bamboo
आरसा => furniture-glass-mirror
स्वयंपाकघर => furniture-modular-kitchen, hardware-kitchen-baskets
पडदा कापड => fashion-decor-fabrics
कुंडी झाडांची => home-garden-planters, hardware-tower-bolts
bijagari => hardware-hinges
sagwan darwaja => doors; name~teak
lakud sagwan => timber-teak
sentring playwood => plywood-shuttering-film-faced
pandhra sunmica => laminates; name~white
kulup => hardware-locks, electronics-smart-locks
aarsa => furniture-glass-mirror
dar lakdi => doors
`;
