import type { FormType } from '#contract/form-content.ts'
import { listAddresses } from '#contract/form-facts.ts'
import { slug } from '#platform/text/slug.ts'

export const formsAddress = '/organizations-dashboard/forms'
export const newFormAddress = `${formsAddress}/new-form`
export const formAddress = (formId: string) => `${formsAddress}/${formId}`

/** Where everybody reads a published form. */
export const publicAddress = (form: { type: FormType; title: string; formIdentityNumber: number }) =>
  `${listAddresses[form.type]}/${slug(form.title, form.type)}-${form.formIdentityNumber}`
