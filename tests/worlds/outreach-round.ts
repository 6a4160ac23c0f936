import { desc, eq, sql } from 'drizzle-orm'
import { inviteByEmail as inviteCall } from '#contract/communities/email-invitations.ts'
import { database } from '#database/connection.ts'
import { outbox } from '#database/schema/outbox.ts'
import { inviteCompanyAccount } from '#domain/accounts/company-accounts/invite-company-account.ts'
import { inviteByEmail } from '#domain/communities/email-invitations.ts'
import { newId } from '#platform/ids.ts'
import { aPublishedCommunity } from './community-world.ts'
import { anEntryRound } from './entry-round.ts'

let place = 0

/** An organization with its three ways to addresses of people who do not know it; no operator has verified it. */
export async function anOutreachRound(about: { readonly name?: string; readonly verifiedAt?: Date | null } = {}) {
  const round = await anEntryRound({}, { verifiedAt: null, ...about })
  const { companyId, caller } = round
  const community = await aPublishedCommunity(round.company, 'invited')
  const addresses = (count: number) => Array.from({ length: count }, () => `yabanci-${newId()}@ornek.test`)
  // Each from a place of its own: how many one place sends is limited besides.
  const colleague = (email: string) =>
    inviteCompanyAccount(
      { ...caller, address: `198.51.${Math.floor(place / 250)}.${place++ % 250}` },
      { companyId, email, name: 'Can', surname: 'Er', userType: 'Sub', permissions: {} },
    )
  const enter = (...emails: string[]) =>
    round.enter({ candidates: emails.map((email) => ({ email, name: 'Ayşe', surname: 'Kaya' })) })
  const invite = (...emails: string[]) =>
    inviteByEmail(caller, { ...community.ids, ...inviteCall.body.parse({ emails }) })
  return { ...round, community, addresses, colleague, enter, invite, inviteEntered: round.invite }
}

/** The pause between two invitations of the same address is over. */
export const aMinuteLater = () => database().execute(sql`delete from rate_limits where key like 'pause:invitation:%'`)

/** The latest e-mail to an address, with the tokens of its two links. */
export async function lastMailTo(email: string) {
  const [mail] = await database()
    .select()
    .from(outbox)
    .where(eq(outbox.recipient, email))
    .orderBy(desc(outbox.createdAt), desc(outbox.id))
  if (!mail) throw new Error(`Nothing was sent to ${email}`)
  const token = /unwanted-mail\?token=([\w-]+)/.exec(mail.text)?.[1] ?? ''
  return { ...mail, token }
}
