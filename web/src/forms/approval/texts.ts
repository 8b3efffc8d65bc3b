export const approved = 'Approved';
export const buyersStillSeeThe = ' Buyers still see the approved version.';
