/** What these screens say, in one place for other languages. */
export const country = 'Country';
export const chooseACountry = 'Choose a country';
export const chooseAState = 'Choose a state';
export const chooseACountryFirst = 'Choose a country first';
export const state = 'State';
export const chooseACity = 'Choose a city';
export const chooseAStateFirst = 'Choose a state first';
export const city = 'City';
export const loading = 'Loading...';
export const tryAgain = 'Try Again';
export const oneSeller = '1 seller';
export const sellersCountSellers = (sellersCount: number) => `${sellersCount} sellers`;
export const nearMeButton = 'Near me';
export const positionNotShared = 'Your browser did not share your position. Choose your city instead.';
export const positionNotFound = 'Your position could not be found. Choose your city instead.';
export const yourCity = 'Your city';
export const chooseYourCity = 'Choose your city';
