export const isAlreadyGivenTo = (name: string, holder: string) => `${name} is already given to ${holder}`;
export const inWordsGiveValue = (inWords: string, value: string) => `${inWords}. Give ${value} anyway?`;
export const forData = (data: string) => ` for ${data}`;
export const newLabel = 'New';
export const shortlisted = 'Shortlisted';
export const decision = 'Decision';
export const theCitiesGivenTo = ' The cities given to you will be open again.';
export const noLongerSeesYour = (organisationName: string, opportunity: string, cities: string) =>
  `${organisationName} will no longer see your answers and documents, and you cannot apply for ${opportunity} again.${cities}`;
