/** What was exported, and how far it is. */
export const exportsAddress = '/organizations-dashboard/exports'
