/** Opens a tab that sees the site as a member does. It asks for the reason and for its own token (decision 080). */
export const openSeeAs = (id: string): void => void window.open(`/admin/members/${id}/see-as`, '_blank', 'noopener');
