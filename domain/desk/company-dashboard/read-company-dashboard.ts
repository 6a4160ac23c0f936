import { hasAccess } from '#contract/access.ts'
import type { Input, Output } from '#contract/call.ts'
import type { Caller } from '#contract/caller.ts'
import type { readCompanyDashboard as call } from '#contract/company-dashboard.ts'
import { problem } from '#contract/problems.ts'
import { awaitedFromCompany } from './awaited-from-company.ts'
import { companyNumbers } from './company-numbers.ts'
import { liveliestForms } from './liveliest-forms.ts'
import { recentFormEvents } from './recent-form-events.ts'
import { setupSteps } from './setup-steps.ts'

/** An organization's dashboard. Its parts are queried in parallel, and only those that the caller may see. */
export async function readCompanyDashboard(
  { person }: Caller,
  { companyId }: Input<typeof call>,
): Promise<Output<typeof call>> {
  if (person?.kind !== 'Company') throw problem('accounts.notFound')
  const seesForms = hasAccess(person, 'Forms', 'read')
  const seesApplications = hasAccess(person, 'Applications', 'read')
  const [numbers, awaited, happened, forms, setup] = await Promise.all([
    seesForms || seesApplications ? companyNumbers(companyId, seesForms) : null,
    awaitedFromCompany(companyId, {
      seesForms,
      seesApplications,
      writes: hasAccess(person, 'Forms', 'write'),
      publishes: hasAccess(person, 'Applications', 'full'),
      answersDataRequests: hasAccess(person, 'Applications', 'full'),
      pays: hasAccess(person, 'Participants', 'readWrite'),
    }),
    seesForms ? recentFormEvents(companyId) : [],
    seesForms ? liveliestForms(companyId) : [],
    person.userType === 'Root' ? setupSteps(companyId) : [],
  ])
  return { numbers, awaited, happened, forms, setup }
}
