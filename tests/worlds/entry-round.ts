import { eq } from 'drizzle-orm'
import type { Asked } from '#contract/call.ts'
import { enterCandidates as enterCall } from '#contract/entries/enter-candidates.ts'
import { searchApplications as searchCall } from '#contract/review/search-applications.ts'
import { database } from '#database/connection.ts'
import { acts } from '#database/schema/acts.ts'
import { outbox } from '#database/schema/outbox.ts'
import { subscriptions } from '#database/schema/subscriptions.ts'
import { enterCandidates } from '#domain/applying/entries/enter-candidates.ts'
import { inviteEntered } from '#domain/applying/entries/invite-entered.ts'
import { searchApplications } from '#domain/review/application-search/search-applications.ts'
import { newId } from '#platform/ids.ts'
import { aCompany, aPublishedForm } from '../builders.ts'

/** The anonymous visitor who opens an invitation's link. */
export const nobody = { language: 'tr', requestId: 'tests', address: '10.0.0.1' } as const

/**
 * The fixture of tests about entered people: an organization with a form, two people, and ways to enter and invite
 * them.
 */
export async function anEntryRound(
  content: Parameters<typeof aPublishedForm>[1] = {},
  about: Parameters<typeof aCompany>[1] = {},
) {
  const company = await aCompany({ name: 'Deniz', surname: 'Ak' }, about)
  const ayse = { email: `ayse-${newId()}@ornek.test`, name: 'Ayşe', surname: 'Yılmaz' }
  const ali = { email: `ali-${newId()}@ornek.test`, name: 'Ali', surname: 'Kaya' }
  const { companyId, caller } = company
  const { id: formId } = await aPublishedForm(company, content)
  const ids = { companyId, formId }
  const enter = (body: Partial<Asked<typeof enterCall>>) =>
    enterCandidates(caller, { ...ids, ...enterCall.body.parse({ ground: 'request', ...body }) })
  const list = async (status?: ('Submitted' | 'Withdrawn')[], documents?: ['missing']) => {
    const asked = searchCall.body.parse({ sort: 'name', direction: 'up', status, documents })
    return (await searchApplications(caller, { ...ids, ...asked })).items
  }
  const invited = async (email: string) => {
    const { link } = await invite(email)
    return new URL(link).searchParams.get('token') ?? ''
  }
  const invite = async (email: string) => {
    for (const act of await database().select().from(acts).where(eq(acts.formId, formId)))
      await inviteEntered({ actId: act.id })
    const [mail] = await database().select().from(outbox).where(eq(outbox.recipient, email))
    if (!mail?.link) throw new Error(`Nobody invited ${email}`)
    return { ...mail, link: mail.link }
  }
  return { ayse, ali, company, caller, ids, formId, companyId, enter, list, invite, invited }
}

/** How many applications the organization can still take. */
export const creditsOf = async (companyId: string) => {
  const [row] = await database().select().from(subscriptions).where(eq(subscriptions.companyId, companyId))
  return row?.leftApplicationCredit
}
