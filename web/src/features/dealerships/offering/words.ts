import { msg, plural } from '@lingui/core/macro';
import type { PlacementWords } from '#features/promotions/words.ts';

export const OPPORTUNITY: PlacementWords = {
  listTab: 'myOpportunities',
  formTab: 'addOpportunity',
  name: 'opportunity',
  listTitle: msg`My Opportunities`,
  count: (total) => msg`${plural(total, { one: '# opportunity', other: '# opportunities' })}`,
  add: msg`Add opportunity`,
  save: msg`Save opportunity`,
  listFailed: msg`Failed to load opportunities. Please try again.`,
  empty: msg`No opportunities found. Create your first opportunity to get started!`,
  deleteQuestion: msg`Are you sure you want to delete this opportunity?`,
  deleted: msg`Opportunity deleted successfully`,
  deleteFailed: msg`Failed to delete opportunity`,
  addFailed: msg`Failed to add opportunity`,
  updateFailed: msg`Failed to update opportunity`,
  form: {
    add: msg`Add Opportunity`,
    addLine: msg`Say what you offer and where. Our team checks it before others see it and can apply.`,
    edit: msg`Edit Opportunity`,
    editLine: msg`Our team checks your changes first. Until then others see the approved version.`,
    loadFailed: msg`Failed to load opportunity data for editing.`,
  },
  changes: ['opportunities', 'members'],
};
