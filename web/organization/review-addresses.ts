import { formAddress } from './form-addresses.ts'

/** Of all forms. */
export const allApplicationsAddress = '/organizations-dashboard/applications'

export const applicationsAddress = (formId: string) => `${formAddress(formId)}/applications`

/** The applications of one form stand below it, and belong to all applications. */
export const isOfApplications = (pathname: string) =>
  pathname.startsWith(allApplicationsAddress) || /\/forms\/[^/]+\/applications(\/|$)/.test(pathname)

/** `search`: what the list was narrowed by, so that the next one is the next one of that list. */
export const applicationAddress = (formId: string, appId: string, search = '') =>
  `${applicationsAddress(formId)}/${appId}${search}`
