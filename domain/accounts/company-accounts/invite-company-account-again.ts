import { eq } from 'drizzle-orm'
import type { Input } from '#contract/call.ts'
import type { Caller } from '#contract/caller.ts'
import type { inviteCompanyAccountAgain as inviteAgainCall } from '#contract/companies/company-accounts.ts'
import { problem } from '#contract/problems.ts'
import { database, type Transaction } from '#database/connection.ts'
import { accounts, companyMembers } from '#database/schema/accounts.ts'
import { voidCodes } from '#domain/accounts/accounts/codes.ts'
import { findAccountByEmail } from '#domain/accounts/accounts/find-account.ts'
import { sendInvitation } from '#domain/accounts/accounts/invitation.ts'
import { isTaken } from '#domain/accounts/accounts/is-taken.ts'
import { requireSending } from '#domain/accounts/accounts/limits.ts'
import { signedIn } from '#domain/ground/callers/signed-in.ts'
import { requireOutreach } from '#domain/ground/outreach/require-outreach.ts'
import { withFixedDuration } from '../accounts/with-fixed-duration.ts'
import { asRoot } from './as-root.ts'
import { memberOf } from './members.ts'

/** Sends a new invitation; the link of the former one stops working. */
export async function inviteCompanyAccountAgain(
  caller: Caller,
  { companyId, accountId }: Input<typeof inviteAgainCall>,
) {
  const { email } = await memberOf(database(), companyId, accountId, caller)
  const invitedBy = signedIn(caller).accountId
  await requireSending('invitation', email, caller)
  return withFixedDuration(() =>
    asRoot(caller, companyId, async (tx) => {
      const { can } = await memberOf(tx, companyId, accountId, caller)
      if (!can.inviteAgain) throw problem('companyAccounts.alreadyHere')
      await requireOutreach(tx, companyId, 'colleague', email)
      await voidCodes(tx, accountId)
      await tx
        .update(companyMembers)
        .set({ invitedAt: new Date(), invitedBy })
        .where(eq(companyMembers.accountId, accountId))
      await sendInvitation(tx, { account: await openIfFree(tx, accountId, email), companyId, invitedBy })
      return memberOf(tx, companyId, accountId, caller)
    }),
  )
}

/** An address that belonged to another account may be free by now. */
async function openIfFree(tx: Transaction, accountId: string, email: string) {
  if (!(await findAccountByEmail(tx, email))) await open(tx, accountId)
  const [account] = await tx.select().from(accounts).where(eq(accounts.id, accountId))
  if (!account) throw problem('accounts.notFound')
  return account
}

/** If a concurrent sign-up takes the address, that account wins and this one stays a placeholder. */
async function open(tx: Transaction, accountId: string) {
  try {
    await tx.transaction((attempt) =>
      attempt.update(accounts).set({ deletedAt: null }).where(eq(accounts.id, accountId)),
    )
  } catch (error) {
    if (!isTaken(error)) throw error
  }
}
