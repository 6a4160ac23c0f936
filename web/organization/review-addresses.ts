import { formAddress } from './form-addresses.ts'

/** The list of all forms with applications. */
export const allApplicationsAddress = '/organizations-dashboard/applications'

export const applicationsAddress = (formId: string) => `${formAddress(formId)}/applications`

/** What was written to those who applied to a form. */
export const mailingsAddress = (formId: string) => `${formAddress(formId)}/messages`

/** Whether an address belongs to the applications, of all forms or of one. */
export const isOfApplications = (pathname: string) =>
  pathname.startsWith(allApplicationsAddress) || /\/forms\/[^/]+\/(applications|messages)(\/|$)/.test(pathname)

/** Whether an address is that of one application. */
export const isOfOneApplication = (pathname: string) => /\/forms\/[^/]+\/applications\/[^/]+/.test(pathname)

/** `search` carries the list's filters, so that "next" follows that list. */
export const applicationAddress = (formId: string, appId: string, search = '') =>
  `${applicationsAddress(formId)}/${appId}${search}`
