/** What these screens say, in one place for other languages. */
export const lexicon = 'Lexicon';
export const searchLabel = 'Word or meaning';
export const allWords = 'All words';
export const kinds = {
  staff: 'Added or changed',
  builtIn: 'Built in',
  off: 'Switched off',
  ignored: 'Ignored words',
} as const;
export const word = 'Word';
export const means = 'Means';
export const ignored = 'Nothing: ignored in searches';
export const origin = 'Origin';
export const builtIn = 'Built in';
export const changedByStaff = 'Changed';
export const addedByStaff = 'Added';
export const off = 'Switched off';
export const edited = 'Edited';
export const actions = 'Actions';
export const addWord = 'Add word';
export const edit = 'Edit';
export const editWord = (term: string) => `Edit “${term}”`;
export const remove = 'Remove';
export const switchOff = 'Switch off';
export const switchOn = 'Switch on';
export const reset = 'Back to the built-in meaning';
export const removeQuestion = (term: string) => `Remove “${term}”?`;
export const removeText = 'Search will no longer know this word.';
export const wordHelp = 'As buyers type it, in any script; up to 3 words.';
export const meansHelp =
  'In the words of the catalogue, commas between alternatives: laminate, sunmica. Leave it empty for a word that says nothing about a product.';
export const tryWith = 'Try with';
export const save = 'Save';
export const add = 'Add';
export const tryAText = 'Try a text';
export const tryLine = 'How search understands it now.';
export const typeAText = 'Type what a buyer would type';
export const understood = 'Understood';
export const before = 'Before';
export const after = 'After';
export const typeToSee = 'Type something to see how it is understood.';
export const failedToRead = 'This could not be tried. Please check the word.';
export const sameAs = (typed: string, meanings: string) => `${typed} = ${meanings}`;
export const takenFor = (typed: string, corrected: string) => `${typed} taken for ${corrected}`;
export const notKnown = 'Not known';
export const addToLexicon = (word: string) => `Add “${word}”`;
export const place = 'Place';
export const thickness = 'Thickness';
export const millimetres = (count: number) => `${count} mm`;
export const size = 'Size';
export const grade = 'Grade';
export const category = 'Category';
export const didYouMean = 'Did you mean';
export const found = 'Found';
export const countProducts = (count: string) => (count === '1' ? '1 product' : `${count} products`);
export const nothingFound = 'Searches with nothing found';
export const last30Days = 'The last 30 days';
export const noneMissed = 'Every search of the last 30 days found something.';
export const failedToLoad = 'Failed to load the searches. Please try again.';
export const countTimes = (count: number) => (count === 1 ? 'once' : `${count} times`);
export const none = '–';
