import type { PlacementWords } from '#features/promotions/words.ts';

export const OPPORTUNITY: PlacementWords = {
  listTab: 'myOpportunities',
  formTab: 'addOpportunity',
  name: 'opportunity',
  listTitle: 'My Opportunities',
  count: ['opportunity', 'opportunities'],
  add: 'Add opportunity',
  save: 'Save opportunity',
  listFailed: 'Failed to load opportunities. Please try again.',
  empty: 'No opportunities found. Create your first opportunity to get started!',
  deleteQuestion: 'Are you sure you want to delete this opportunity?',
  deleted: 'Opportunity deleted successfully',
  deleteFailed: 'Failed to delete opportunity',
  addFailed: 'Failed to add opportunity',
  updateFailed: 'Failed to update opportunity',
  form: {
    add: 'Add Opportunity',
    addLine: 'Say what you offer and where. Our team checks it before others see it and can apply.',
    edit: 'Edit Opportunity',
    editLine: 'Our team checks your changes first. Until then others see the approved version.',
    loadFailed: 'Failed to load opportunity data for editing.',
  },
  changes: ['opportunities', 'members'],
};
