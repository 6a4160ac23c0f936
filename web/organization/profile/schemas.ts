import * as calls from '#contract/companies.ts'

// Loaded when something is sent (use-page-form.ts); here alone a call has its schemas in the browser.

export const Identity = calls.changeCompany.body
export const Profile = calls.changeCompanyProfile.body
export const Section = calls.CompanySection
export const Address = calls.changeCompanyAddress.body
export const Social = calls.changeSocialLinks.body
export const Tax = calls.changeCompanyTax.body
export const Targeting = calls.changeTargeting.body
