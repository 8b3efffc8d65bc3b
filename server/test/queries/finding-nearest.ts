/**
 * What people type for a place where nobody sells it: the first three results are of the nearest place that has it, any
 * of these where two are about as far. Every fifth row is kept aside, as in finding.ts.
 */
export const NEAREST = `
laminate in surat => laminates; city=Morbi
plywood mumbai => plywood; city~^(Pune|Nashik)$
laminate mumbai => laminates; city=Pune
plywood thane => plywood; city~^(Pune|Nashik)$
laminate nashik => laminates; city=Pune
plywood kanpur => plywood; city=Lucknow
mdf kanpur => mdf-plain-mdf, mdf-pre-laminated-mdf; city=Lucknow
plywood delhi => plywood; city=Gurugram
laminate noida => laminates; city~^(Kirti Nagar|Gurugram)$
mdf delhi => mdf-plain-mdf, mdf-pre-laminated-mdf; city~^(Kirti Nagar|Gurugram)$
wpc delhi => wpc; city=Noida
hardware delhi => hardware; city=Shahdara
plywood bhopal => plywood; city=Indore
laminates bhopal => laminates; city=Indore
plywood kolhapur => plywood; city=Pune
plywood ambala => plywood; city=Yamunanagar
ply chandigarh => plywood; city~^(Yamunanagar|Ludhiana)$
ply amritsar => plywood; city~^(Hoshiarpur|Ludhiana)$
doors bengaluru => doors; city=Mysuru
doors hyderabad => doors; city=Vijayawada
hardware kolkata => hardware; city=Howrah
adhesive kolkata => adhesives-white-glue, adhesives-contact-adhesive; city=Howrah
hardware ahmedabad => hardware; city=Vadodara
hardware thane => hardware; city=Mumbai
edge band surat => edge-band; city=Vapi
timber kochi => timber; city=Thrissur
veneer kochi => veneers; city=Perumbavoor
plywood kochi => plywood; city=Perumbavoor
plywood vijayawada => plywood; city=Visakhapatnam
laminate mysuru => laminates; city=Bengaluru
`;
