/** What these screens say, in one place for other languages. */
export const phone = 'Phone';
export const email = 'Email';
export const businessLogo = 'Business logo';
export const applyForDealership = 'Apply for Dealership';
export const yourBusinessRecordOur =
  'Your business record. Once our team approves it, you can attach it to applications.';
export const editDealership = 'Edit Dealership';
export const whatYouSaveIs = 'Our team will check your changes again.';
export const failedToLoadDealership = 'Failed to load dealership data for editing.';
export const active = 'Active';
export const pendingApproval = 'Pending Approval';
export const rejected = 'Rejected';
export const type = 'Type';
export const since = 'Since';
