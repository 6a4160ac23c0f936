/** What is counted over all forms: the way of applications, and the same broken down. */
export const reportsAddress = '/organizations-dashboard/reports'
export const breakdownAddress = `${reportsAddress}/breakdown`
export const participantReportAddress = `${reportsAddress}/participants`
