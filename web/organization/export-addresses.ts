/** The list of exports with their progress. */
export const exportsAddress = '/organizations-dashboard/exports'
