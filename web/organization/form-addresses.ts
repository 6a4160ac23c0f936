export const formsAddress = '/organizations-dashboard/forms'
export const newFormAddress = `${formsAddress}/new-form`
export const formAddress = (formId: string) => `${formsAddress}/${formId}`
