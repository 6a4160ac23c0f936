import type { FormType } from '#contract/forms/form-content.ts'
import { formTypes, listAddresses } from '#contract/forms/form-facts.ts'

/** The type whose list or advertisement lies at an address inside the locale; undefined is the list of all types. */
export function typeAt(pathname: string): FormType | undefined {
  const [, first] = pathname.split('/')
  return formTypes.find((type) => listAddresses[type] === `/${first}`)
}

export const listAddress = (type: FormType | undefined) => (type ? listAddresses[type] : '/search')
