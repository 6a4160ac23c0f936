import { expect, test } from 'vitest'
import { hasAccess, type Member, modules } from '#contract/access.ts'
import { listOwnCommunities } from '#contract/communities/own-communities.ts'
import { readCompany } from '#contract/companies/companies.ts'
import { listMemberNews, readCompanyDashboard } from '#contract/company-dashboard.ts'
import { listExports } from '#contract/exports/exports.ts'
import { listForms } from '#contract/forms/company-forms.ts'
import { listCalendar, listInterviewers, listOpenInterviews } from '#contract/interviews/calendar.ts'
import type { May } from '#contract/may.ts'
import { listOwnOpportunities } from '#contract/opportunities.ts'
import { countParticipants, listParticipantChoices, listParticipants } from '#contract/participants/participants.ts'
import { readPaymentOverview } from '#contract/payments/payment-overview.ts'
import { GrantLevel } from '#contract/permissions.ts'
import { readReportsOverview } from '#contract/reports/overview.ts'
import { listApplicationForms } from '#contract/review/application-forms.ts'
import { listPackages, readCreditUse, readSubscription } from '#contract/subscriptions/subscription.ts'
import { formAddress, formsAddress } from '../form-addresses.ts'
import {
  allApplicationsAddress,
  applicationAddress,
  applicationsAddress,
  isOfApplications,
  reservesAddress,
} from '../review-addresses.ts'
import { behindTheLast, offered, type RailPlace, railPlaces } from './offered.ts'

/** The calls of each page before its first render. */
const asks: Readonly<Record<RailPlace, readonly { readonly may: May }[]>> = {
  dashboard: [readCompanyDashboard, readCompany],
  forms: [listForms],
  applications: [listApplicationForms],
  participants: [countParticipants, listParticipants, listParticipantChoices],
  interviews: [listCalendar, listInterviewers, listOpenInterviews],
  payments: [readPaymentOverview],
  reports: [readReportsOverview],
  exports: [listExports],
  communities: [listOwnCommunities],
  opportunities: [listOwnOpportunities, readCompany],
  preview: [readCompany],
  packages: [readSubscription, readCreditUse, listPackages],
  notifications: [listMemberNews],
  settings: [],
}

const opens = (member: Member, place: RailPlace) =>
  asks[place].every(({ may }) => {
    if (may.who !== 'member') throw new Error(`${place} asks for what not every member may`)
    return may.module === undefined || hasAccess(member, may.module, may.access ?? 'read')
  })

test.each(
  [...modules, 'All' as const].flatMap((module) => GrantLevel.options.map((level) => [module, level] as const)),
)('%s %s: the rail shows what opens, and nothing else', (module, level) => {
  const member: Member = { userType: 'Sub', permissions: { [module]: level } }
  expect(offered(member)).toEqual(railPlaces.filter((place) => opens(member, place)))
})

test('a reviewer finds the applications, and somebody who may only write no list', () => {
  const of = (permissions: Member['permissions']) => offered({ userType: 'Sub', permissions })
  expect(of({ Applications: 'ReadOnly' })).toEqual([
    'dashboard',
    'applications',
    'interviews',
    'exports',
    'preview',
    'packages',
    'notifications',
    'settings',
  ])
  expect(of({ Applications: 'WriteOnly', Forms: 'WriteOnly' })).toEqual([
    'dashboard',
    'exports',
    'preview',
    'packages',
    'notifications',
    'settings',
  ])
  expect(offered({ userType: 'Root', permissions: {} })).toEqual(railPlaces)
})

test('the applications of a form belong to the applications, the form itself does not', () => {
  const ofThem = [applicationsAddress('7'), applicationAddress('7', '8'), reservesAddress('7')]
  for (const address of [allApplicationsAddress, ...ofThem]) expect(isOfApplications(address)).toBe(true)
  for (const address of [formsAddress, formAddress('7')]) expect(isOfApplications(address)).toBe(false)
})

test('on a phone accounting has payments beside the participants, and an owner the four first places', () => {
  const inFront = (shown: readonly RailPlace[]) => {
    const behind = behindTheLast(shown)
    return shown.filter((place) => !behind.includes(place))
  }
  expect(inFront(railPlaces)).toEqual(['dashboard', 'forms', 'applications', 'participants'])
  const accounting = offered({ userType: 'Sub', permissions: { Participants: 'FullAccess' } })
  expect(inFront(accounting)).toEqual(['dashboard', 'participants', 'payments', 'exports'])
})
