export const formsAddress = '/organizations-dashboard/forms'
export const newFormAddress = `${formsAddress}/new-form`
export const formAddress = (formId: string) => `${formsAddress}/${formId}`

/** Of a draft, with the dialog that publishes it. */
export const publishHash = '#publish'

/** For how long a form keeps finished applications. */
export const retentionAddress = (formId: string) => `${formAddress(formId)}/retention`
