export const formsAddress = '/organizations-dashboard/forms'
export const newFormAddress = `${formsAddress}/new-form`
export const formAddress = (formId: string) => `${formsAddress}/${formId}`

/** For how long a form keeps finished applications. */
export const retentionAddress = (formId: string) => `${formAddress(formId)}/retention`
