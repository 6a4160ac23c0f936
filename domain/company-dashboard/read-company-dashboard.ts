import { hasAccess } from '#contract/access.ts'
import type { Input, Output } from '#contract/call.ts'
import type { Caller } from '#contract/caller.ts'
import type { readCompanyDashboard as call } from '#contract/company-dashboard.ts'
import { problem } from '#contract/problems.ts'
import { awaitedOf } from './awaited.ts'
import { numbersOf } from './company-numbers.ts'
import { happenedIn } from './happened.ts'
import { liveliestForms } from './liveliest-forms.ts'
import { setupOf } from './setup.ts'

/** The first page of an organization. All of it is asked for at once; what the caller may not see is not asked for. */
export async function readCompanyDashboard(
  { person }: Caller,
  { companyId }: Input<typeof call>,
): Promise<Output<typeof call>> {
  if (person?.kind !== 'Company') throw problem('accounts.notFound')
  const seesForms = hasAccess(person, 'Forms', 'read')
  const seesApplications = hasAccess(person, 'Applications', 'read')
  const [numbers, awaited, happened, forms, setup] = await Promise.all([
    seesForms || seesApplications ? numbersOf(companyId, seesForms) : null,
    awaitedOf(companyId, { seesForms, seesApplications, writes: hasAccess(person, 'Forms', 'write') }),
    seesForms ? happenedIn(companyId) : [],
    seesForms ? liveliestForms(companyId) : [],
    person.userType === 'Root' ? setupOf(companyId) : [],
  ])
  return { numbers, awaited, happened, forms, setup }
}
