export const formsAddress = '/organizations-dashboard/forms'
export const newFormAddress = `${formsAddress}/new-form`
export const formAddress = (formId: string) => `${formsAddress}/${formId}`

/** Opens the publish dialog of a draft. */
export const publishHash = '#publish'

/** The form's retention page. */
export const retentionAddress = (formId: string) => `${formAddress(formId)}/retention`
