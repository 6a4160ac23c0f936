import { eq, sql } from 'drizzle-orm'
import type { Transaction } from '#database/connection.ts'
import { accounts } from '#database/schema/accounts.ts'
import { companies } from '#database/schema/companies.ts'
import { createCode } from '#domain/accounts/accounts/codes.ts'
import type { FoundAccount } from '#domain/accounts/accounts/find-account.ts'
import type { Account } from '#domain/ground/callers/account.ts'
import { queueMessage } from '#domain/ground/messages/queue-message.ts'
import { addOutreach, outreachAbout } from '#domain/ground/outreach/add-outreach.ts'
import { linkToPage } from '../../ground/messages/link-to-page.ts'

/** A week, because invitations are often read after the weekend. */
const linkMinutes = 7 * 24 * 60

interface Invited {
  readonly account: Account
  readonly companyId: string
  /** Null for invitations older than this column. */
  readonly invitedBy: string | null
}

/** Whether the account was invited to an organization and has not joined yet. */
export const isInvited = ({ member }: Pick<FoundAccount, 'member'>) =>
  member !== null && member.invitedAt !== null && member.acceptedAt === null

/**
 * Sends the link by which the invited person joins. If the address has an account elsewhere, its owner is told that it
 * cannot be used here, and the inviter does not learn of it.
 */
export async function sendInvitation(tx: Transaction, { account, companyId, invitedBy }: Invited) {
  const { id, kind, email, language } = account
  const about = await introduce(tx, companyId, invitedBy)
  await addOutreach(tx, companyId, 'colleague', [{ email, aboutId: id }])
  const outreach = (await outreachAbout(tx, [id])).get(id)
  if (isStandIn(account)) {
    await queueMessage(tx, {
      channel: 'email',
      to: email,
      kind,
      language,
      template: 'invitationElsewhere',
      values: about,
      outreach,
    })
    return
  }
  const { token } = await createCode(tx, { accountId: id, purpose: 'invitation', target: email, linkMinutes })
  const values = { ...about, link: linkToPage(language, '/company-invitation', token) }
  await queueMessage(tx, { channel: 'email', to: email, kind, language, template: 'invitation', values, outreach })
}

/**
 * A placeholder row: the invited address belongs to another account, so this one was created closed and only shows the
 * address in the list of members.
 */
const isStandIn = ({ deletedAt }: Account) => deletedAt !== null

async function introduce(tx: Transaction, companyId: string, invitedBy: string | null) {
  const [about] = await tx
    .select({
      companyName: companies.name,
      inviter: sql<string | null>`${accounts.name} || ' ' || ${accounts.surname}`,
    })
    .from(companies)
    .leftJoin(accounts, eq(accounts.id, sql`${invitedBy}::uuid`))
    .where(eq(companies.id, companyId))
  const companyName = about?.companyName ?? ''
  return { companyName, inviter: about?.inviter ?? companyName }
}
