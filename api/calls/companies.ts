import * as calls from '#contract/companies/companies.ts'
import * as companyAddress from '#contract/companies/company-address.ts'
import * as companySections from '#contract/companies/company-sections.ts'
import * as companyTargeting from '#contract/companies/company-targeting.ts'
import * as companyTax from '#contract/companies/company-tax.ts'
import * as socialLinks from '#contract/companies/social-links.ts'
import * as dashboardCalls from '#contract/company-dashboard.ts'
import { readCompanyDashboard } from '#domain/desk/company-dashboard/read-company-dashboard.ts'
import { addPicture } from '#domain/forms/companies/add-picture.ts'
import { changeCompany } from '#domain/forms/companies/change-company.ts'
import { changeCompanyAddress, readCompanyAddress } from '#domain/forms/companies/company-address.ts'
import { changeCompanyProfile, readCompanyProfile } from '#domain/forms/companies/company-profile.ts'
import { changeSection, readSection } from '#domain/forms/companies/company-section.ts'
import { changeCompanyTax, readCompanyTax } from '#domain/forms/companies/company-tax.ts'
import { readCompany } from '#domain/forms/companies/read-company.ts'
import { changeSocialLinks, readSocialLinks } from '#domain/forms/companies/social-links.ts'
import { changeTargeting, readTargeting } from '#domain/forms/companies/targeting.ts'
import { listNotifications } from '#domain/ground/notifications/list-notifications.ts'
import { markNotificationsRead } from '#domain/ground/notifications/mark-notifications-read.ts'
import { answer } from '../answer.ts'

export const companyAnswers = [
  answer(calls.readCompany, readCompany),
  answer(calls.changeCompany, changeCompany),
  answer(calls.readCompanyProfile, readCompanyProfile),
  answer(calls.changeCompanyProfile, changeCompanyProfile),
  answer(companyTargeting.readTargeting, readTargeting),
  answer(companyTargeting.changeTargeting, changeTargeting),
  answer(companySections.readSection1, readSection('section1')),
  answer(companySections.changeSection1, changeSection('section1')),
  answer(companySections.readSection2, readSection('section2')),
  answer(companySections.changeSection2, changeSection('section2')),
  answer(companySections.readSection3, readSection('section3')),
  answer(companySections.changeSection3, changeSection('section3')),
  answer(companyAddress.readCompanyAddress, readCompanyAddress),
  answer(companyAddress.changeCompanyAddress, changeCompanyAddress),
  answer(socialLinks.readSocialLinks, readSocialLinks),
  answer(socialLinks.changeSocialLinks, changeSocialLinks),
  answer(companyTax.readCompanyTax, readCompanyTax),
  answer(companyTax.changeCompanyTax, changeCompanyTax),
  answer(calls.addPicture, addPicture),
  answer(dashboardCalls.readCompanyDashboard, readCompanyDashboard),
  answer(dashboardCalls.listMemberNews, listNotifications),
  answer(dashboardCalls.markMemberNewsRead, markNotificationsRead),
]
