/** Payments to participants of all forms: sums, payments, runs and bank templates. */
export const paymentsAddress = '/organizations-dashboard/payments'

/** The list of payments, of a month or of one kind. */
export const paymentListAddress = (search: Readonly<Record<string, string | undefined>> = {}) => {
  const said = Object.entries(search).filter((entry): entry is [string, string] => entry[1] !== undefined)
  return `${paymentsAddress}/list${said.length > 0 ? `?${new URLSearchParams(said)}` : ''}`
}

export const runsAddress = `${paymentsAddress}/runs`
export const runAddress = (runId: string) => `${runsAddress}/${runId}`

/** The steps of making a run; choices are kept in the address, so that a reload loses nothing. */
export const runSteps = ['look', 'template', 'check'] as const
export type RunStep = (typeof runSteps)[number]
export const newRunAddress = (step?: RunStep, chosen: Readonly<Record<string, string>> = {}) => {
  const search = new URLSearchParams(chosen)
  return `${runsAddress}/new${step ? `/${step}` : ''}${search.size > 0 ? `?${search}` : ''}`
}

export const bankTemplatesAddress = `${paymentsAddress}/templates`
export const newTemplateAddress = (from?: string) => `${bankTemplatesAddress}/new${from ? `?from=${from}` : ''}`
export const bankTemplateAddress = (templateId: string) => `${bankTemplatesAddress}/${templateId}`
