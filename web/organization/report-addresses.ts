/** Reports over all forms: the funnel of applications, and breakdowns. */
export const reportsAddress = '/organizations-dashboard/reports'
export const breakdownAddress = `${reportsAddress}/breakdown`
export const participantReportAddress = `${reportsAddress}/participants`
