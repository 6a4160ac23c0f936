import * as calls from '#contract/companies/companies.ts'
import * as companyAddress from '#contract/companies/company-address.ts'
import * as companySections from '#contract/companies/company-sections.ts'
import * as companyTargeting from '#contract/companies/company-targeting.ts'
import * as companyTax from '#contract/companies/company-tax.ts'
import * as socialLinks from '#contract/companies/social-links.ts'

// Loaded on submit (use-page-form.ts): only this module has the calls' schemas in the browser.

export const Identity = calls.CompanyIdentity
export const Profile = calls.CompanyProfile
export const Section = companySections.CompanySection
export const Address = companyAddress.CompanyAddress
export const Social = socialLinks.changeSocialLinks.body
export const Tax = companyTax.changeCompanyTax.body
export const Targeting = companyTargeting.changeTargeting.body
