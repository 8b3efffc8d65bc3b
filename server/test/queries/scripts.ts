/**
 * What people of each state type for the trade's most asked words, in their own script: English words as they are heard,
 * and the local ones. Each stands with the Latin words whose first three results it must find. Written before any of
 * these scripts was read; every fifth row is kept aside and never looked at while something is changed to please the
 * others.
 */
const SCRIPTS = {
  Gujarati: `
પ્લાયવુડ => plywood
પ્લાય => ply
પ્લાઈવૂડ => plywood
લેમિનેટ => laminate
સનમાઈકા => sunmica
વિનિયર => veneer
દરવાજો => door
બારણું => door
ફ્લશ ડોર => flush door
એમડીએફ => mdf
બ્લોક બોર્ડ => block board
પાર્ટિકલ બોર્ડ => particle board
મિજાગરું => hinge
મિજાગરા => hinge
હેન્ડલ => handle
તાળું => lock
લોક => lock
ગુંદર => glue
ફેવિકોલ => fevicol
રસોડું => kitchen
કિચન => kitchen
મરીન પ્લાય => marine ply
વોટરપ્રૂફ પ્લાય => waterproof ply
સાગ => teak
લાકડું => wood
સ્ક્રૂ => screw
કબાટ => cupboard
ડબલ્યુપીસી => wpc
પીવીસી દરવાજા => pvc door
એજ બેન્ડ => edge band
ફ્લોરિંગ => flooring
વોલપેપર => wallpaper
અરીસો => mirror
કાચ => glass
પડદા => curtain
બારસાખ => frame
૧૮ એમએમ પ્લાય => 18 mm ply
એચડીએચએમઆર => hdhmr
ડ્રોઅર ચેનલ => drawer channel
એક્રેલિક => acrylic
`,
  Malayalam: `
പ്ലൈവുഡ് => plywood
പ്ലൈ => ply
പ്ലൈവുഡ് ഷീറ്റ് => plywood
ലാമിനേറ്റ് => laminate
മൈക്ക => mica
വെനീർ => veneer
വാതിൽ => door
ഡോർ => door
കതക് => door
ഫ്ലഷ് ഡോർ => flush door
എംഡിഎഫ് => mdf
ബ്ലോക്ക് ബോർഡ് => block board
പാർട്ടിക്കിൾ ബോർഡ് => particle board
വിജാഗിരി => hinge
ഹിഞ്ച് => hinge
ഹാൻഡിൽ => handle
കൈപ്പിടി => handle
പൂട്ട് => lock
ലോക്ക് => lock
പശ => glue
ഫെവിക്കോൾ => fevicol
അടുക്കള => kitchen
കിച്ചൺ => kitchen
മറൈൻ പ്ലൈവുഡ് => marine plywood
വാട്ടർപ്രൂഫ് പ്ലൈവുഡ് => waterproof plywood
തേക്ക് => teak
മരം => wood
സ്ക്രൂ => screw
അലമാര => cupboard
ഡബ്ല്യുപിസി => wpc
പിവിസി വാതിൽ => pvc door
എഡ്ജ് ബാൻഡ് => edge band
ഫ്ലോറിംഗ് => flooring
വാൾപേപ്പർ => wallpaper
കണ്ണാടി => mirror
കർട്ടൻ => curtain
കട്ടിള => frame
18 എംഎം പ്ലൈ => 18 mm ply
ഡ്രോയർ ചാനൽ => drawer channel
അക്രിലിക് => acrylic
`,
  Tamil: `
பிளைவுட் => plywood
ப்ளைவுட் => plywood
பிளை => ply
லேமினேட் => laminate
சன்மைக்கா => sunmica
வெனீர் => veneer
கதவு => door
டோர் => door
ஃபிளஷ் டோர் => flush door
எம்டிஎஃப் => mdf
பிளாக் போர்டு => block board
பார்ட்டிகிள் போர்டு => particle board
கீல் => hinge
ஹிஞ்ச் => hinge
கைப்பிடி => handle
ஹேண்டில் => handle
பூட்டு => lock
லாக் => lock
பசை => glue
ஃபெவிகால் => fevicol
சமையலறை => kitchen
கிச்சன் => kitchen
மரைன் பிளைவுட் => marine plywood
வாட்டர்ப்ரூஃப் பிளைவுட் => waterproof plywood
தேக்கு => teak
மரம் => wood
திருகு => screw
ஸ்க்ரூ => screw
அலமாரி => cupboard
டபிள்யூபிசி => wpc
பிவிசி கதவு => pvc door
எட்ஜ் பேண்ட் => edge band
ஃப்ளோரிங் => flooring
வால்பேப்பர் => wallpaper
கண்ணாடி => mirror
திரைச்சீலை => curtain
தாழ்ப்பாள் => tower bolt
௧௮ எம்எம் பிளை => 18 mm ply
டிராயர் சேனல் => drawer channel
அக்ரிலிக் => acrylic
`,
  Telugu: `
ప్లైవుడ్ => plywood
ప్లై => ply
ప్లైవుడ్ షీట్ => plywood
లామినేట్ => laminate
సన్‌మైకా => sunmica
వెనీర్ => veneer
తలుపు => door
డోర్ => door
తలుపులు => door
ఫ్లష్ డోర్ => flush door
ఎండిఎఫ్ => mdf
బ్లాక్ బోర్డ్ => block board
పార్టికల్ బోర్డ్ => particle board
హింజ్ => hinge
మడత బందు => hinge
హ్యాండిల్ => handle
పిడి => handle
తాళం => lock
లాక్ => lock
జిగురు => glue
ఫెవికాల్ => fevicol
వంటగది => kitchen
కిచెన్ => kitchen
మెరైన్ ప్లైవుడ్ => marine plywood
వాటర్‌ప్రూఫ్ ప్లైవుడ్ => waterproof plywood
టేకు => teak
చెక్క => wood
స్క్రూ => screw
బీరువా => cupboard
డబ్ల్యూపీసీ => wpc
పీవీసీ తలుపు => pvc door
ఎడ్జ్ బ్యాండ్ => edge band
ఫ్లోరింగ్ => flooring
వాల్‌పేపర్ => wallpaper
అద్దం => mirror
కర్టెన్ => curtain
గడియ => tower bolt
౧౮ ఎంఎం ప్లై => 18 mm ply
డ్రాయర్ ఛానల్ => drawer channel
యాక్రిలిక్ => acrylic
`,
  Kannada: `
ಪ್ಲೈವುಡ್ => plywood
ಪ್ಲೈ => ply
ಪ್ಲೈವುಡ್ ಶೀಟ್ => plywood
ಲ್ಯಾಮಿನೇಟ್ => laminate
ಸನ್‌ಮೈಕಾ => sunmica
ವೆನೀರ್ => veneer
ಬಾಗಿಲು => door
ಡೋರ್ => door
ಬಾಗಿಲುಗಳು => door
ಫ್ಲಶ್ ಡೋರ್ => flush door
ಎಂಡಿಎಫ್ => mdf
ಬ್ಲಾಕ್ ಬೋರ್ಡ್ => block board
ಪಾರ್ಟಿಕಲ್ ಬೋರ್ಡ್ => particle board
ಹಿಂಜ್ => hinge
ಕೀಲು => hinge
ಹ್ಯಾಂಡಲ್ => handle
ಹಿಡಿಕೆ => handle
ಬೀಗ => lock
ಲಾಕ್ => lock
ಅಂಟು => glue
ಫೆವಿಕಾಲ್ => fevicol
ಅಡುಗೆಮನೆ => kitchen
ಕಿಚನ್ => kitchen
ಮರೈನ್ ಪ್ಲೈವುಡ್ => marine plywood
ವಾಟರ್‌ಪ್ರೂಫ್ ಪ್ಲೈವುಡ್ => waterproof plywood
ತೇಗ => teak
ಮರ => wood
ಸ್ಕ್ರೂ => screw
ಕಪಾಟು => cupboard
ಡಬ್ಲ್ಯೂಪಿಸಿ => wpc
ಪಿವಿಸಿ ಬಾಗಿಲು => pvc door
ಎಡ್ಜ್ ಬ್ಯಾಂಡ್ => edge band
ಫ್ಲೋರಿಂಗ್ => flooring
ವಾಲ್‌ಪೇಪರ್ => wallpaper
ಕನ್ನಡಿ => mirror
ಪರದೆ => curtain
ಚಿಲಕ => tower bolt
೧೮ ಎಂಎಂ ಪ್ಲೈ => 18 mm ply
ಡ್ರಾಯರ್ ಚಾನೆಲ್ => drawer channel
ಅಕ್ರಿಲಿಕ್ => acrylic
`,
  Bengali: `
প্লাইউড => plywood
প্লাই => ply
প্লাইউড শিট => plywood
ল্যামিনেট => laminate
সানমাইকা => sunmica
ভিনিয়ার => veneer
দরজা => door
ডোর => door
কাঠের দরজা => wood door
ফ্লাশ ডোর => flush door
এমডিএফ => mdf
ব্লক বোর্ড => block board
পার্টিকেল বোর্ড => particle board
কব্জা => hinge
হিঞ্জ => hinge
হ্যান্ডেল => handle
হাতল => handle
তালা => lock
লক => lock
আঠা => glue
ফেভিকল => fevicol
রান্নাঘর => kitchen
কিচেন => kitchen
মেরিন প্লাই => marine ply
ওয়াটারপ্রুফ প্লাইউড => waterproof plywood
সেগুন => teak
কাঠ => wood
স্ক্রু => screw
আলমারি => cupboard
ডব্লিউপিসি => wpc
পিভিসি দরজা => pvc door
এজ ব্যান্ড => edge band
ফ্লোরিং => flooring
ওয়ালপেপার => wallpaper
আয়না => mirror
পর্দা => curtain
ছিটকিনি => tower bolt
১৮ এমএম প্লাই => 18 mm ply
ড্রয়ার চ্যানেল => drawer channel
অ্যাক্রিলিক => acrylic
`,
  Gurmukhi: `
ਪਲਾਈਵੁੱਡ => plywood
ਪਲਾਈ => ply
ਪਲਾਈਵੁੱਡ ਸ਼ੀਟ => plywood
ਲੈਮੀਨੇਟ => laminate
ਸਨਮਾਈਕਾ => sunmica
ਵਿਨੀਅਰ => veneer
ਦਰਵਾਜ਼ਾ => door
ਬੂਹਾ => door
ਬੂਹੇ => door
ਫਲੱਸ਼ ਡੋਰ => flush door
ਐਮਡੀਐਫ => mdf
ਬਲਾਕ ਬੋਰਡ => block board
ਪਾਰਟੀਕਲ ਬੋਰਡ => particle board
ਕਬਜ਼ਾ => hinge
ਕਬਜ਼ੇ => hinge
ਹੈਂਡਲ => handle
ਹੱਥੀ => handle
ਤਾਲਾ => lock
ਜਿੰਦਰਾ => lock
ਗੂੰਦ => glue
ਫੈਵੀਕੋਲ => fevicol
ਰਸੋਈ => kitchen
ਕਿਚਨ => kitchen
ਮਰੀਨ ਪਲਾਈ => marine ply
ਵਾਟਰਪਰੂਫ ਪਲਾਈ => waterproof ply
ਸਾਗਵਾਨ => teak
ਲੱਕੜ => wood
ਪੇਚ => screw
ਅਲਮਾਰੀ => cupboard
ਡਬਲਯੂਪੀਸੀ => wpc
ਪੀਵੀਸੀ ਦਰਵਾਜ਼ੇ => pvc door
ਐੱਜ ਬੈਂਡ => edge band
ਫਲੋਰਿੰਗ => flooring
ਵਾਲਪੇਪਰ => wallpaper
ਸ਼ੀਸ਼ਾ => mirror
ਪਰਦਾ => curtain
ਚੁਗਾਠ => frame
੧੮ ਐਮਐਮ ਪਲਾਈ => 18 mm ply
ਦਰਾਜ਼ ਚੈਨਲ => drawer channel
ਐਕਰੀਲਿਕ => acrylic
`,
  Marathi: `
प्लायवूड => plywood
प्लाय => ply
प्लायवुड शीट => plywood
लॅमिनेट => laminate
सनमायका => sunmica
व्हेनिअर => veneer
दार => door
दारे => door
डोअर => door
फ्लश डोअर => flush door
एमडीएफ => mdf
ब्लॉकबोर्ड => block board
पार्टिकल बोर्ड => particle board
बिजागरी => hinge
बिजागर => hinge
हँडल => handle
मूठ => handle
कुलूप => lock
लॉक => lock
डिंक => glue
फेव्हिकॉल => fevicol
स्वयंपाकघर => kitchen
किचन => kitchen
मरीन प्लाय => marine ply
वॉटरप्रूफ प्लायवूड => waterproof plywood
सागवान => teak
लाकूड => wood
स्क्रू => screw
कपाट => cupboard
डब्ल्यूपीसी => wpc
पीव्हीसी दरवाजा => pvc door
एज बँड => edge band
फ्लोअरिंग => flooring
वॉलपेपर => wallpaper
आरसा => mirror
पडदे => curtain
चौकट => frame
१८ मिमी प्लाय => 18 mm ply
ड्रॉवर चॅनेल => drawer channel
ॲक्रिलिक => acrylic
`,
} as const;

type Script = keyof typeof SCRIPTS;

export type Spelt = {
  readonly script: Script;
  readonly query: string;
  /** Finds the same. */
  readonly latin: string;
  readonly isKeptAside: boolean;
};

const EVERY = 5;
const read = (script: Script): Spelt[] =>
  SCRIPTS[script]
    .trim()
    .split('\n')
    .map((line, at) => {
      const [query = '', latin = ''] = line.split(' => ');
      return { script, query, latin, isKeptAside: at % EVERY === EVERY - 1 };
    });

export const IN_SCRIPTS: readonly Script[] = Object.keys(SCRIPTS) as Script[];
export const SPELT: readonly Spelt[] = IN_SCRIPTS.flatMap(read);
