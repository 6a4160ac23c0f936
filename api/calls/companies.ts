import * as calls from '#contract/companies.ts'
import { readCompanyDashboard as dashboardCall } from '#contract/company-dashboard.ts'
import { addPicture } from '#domain/companies/add-picture.ts'
import { changeCompany } from '#domain/companies/change-company.ts'
import { changeCompanyAddress, readCompanyAddress } from '#domain/companies/company-address.ts'
import { changeCompanyProfile, readCompanyProfile } from '#domain/companies/company-profile.ts'
import { changeSection, readSection } from '#domain/companies/company-section.ts'
import { changeCompanyTax, readCompanyTax } from '#domain/companies/company-tax.ts'
import { readCompany } from '#domain/companies/read-company.ts'
import { changeSocialLinks, readSocialLinks } from '#domain/companies/social-links.ts'
import { changeTargeting, readTargeting } from '#domain/companies/targeting.ts'
import { readCompanyDashboard } from '#domain/company-dashboard/read-company-dashboard.ts'
import { answer } from '../answer.ts'

/** What an organization says of itself. */
export const companyAnswers = [
  answer(calls.readCompany, readCompany),
  answer(calls.changeCompany, changeCompany),
  answer(calls.readCompanyProfile, readCompanyProfile),
  answer(calls.changeCompanyProfile, changeCompanyProfile),
  answer(calls.readTargeting, readTargeting),
  answer(calls.changeTargeting, changeTargeting),
  answer(calls.readSection1, readSection('section1')),
  answer(calls.changeSection1, changeSection('section1')),
  answer(calls.readSection2, readSection('section2')),
  answer(calls.changeSection2, changeSection('section2')),
  answer(calls.readSection3, readSection('section3')),
  answer(calls.changeSection3, changeSection('section3')),
  answer(calls.readCompanyAddress, readCompanyAddress),
  answer(calls.changeCompanyAddress, changeCompanyAddress),
  answer(calls.readSocialLinks, readSocialLinks),
  answer(calls.changeSocialLinks, changeSocialLinks),
  answer(calls.readCompanyTax, readCompanyTax),
  answer(calls.changeCompanyTax, changeCompanyTax),
  answer(calls.addPicture, addPicture),
  answer(dashboardCall, readCompanyDashboard),
]
