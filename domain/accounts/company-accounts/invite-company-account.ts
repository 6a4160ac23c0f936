import type { Input } from '#contract/call.ts'
import type { Caller } from '#contract/caller.ts'
import type { inviteCompanyAccount as inviteCall } from '#contract/companies/company-accounts.ts'
import { problem } from '#contract/problems.ts'
import type { Transaction } from '#database/connection.ts'
import { accounts, companyMembers } from '#database/schema/accounts.ts'
import { sendInvitation } from '#domain/accounts/accounts/invitation.ts'
import { requireSending } from '#domain/accounts/accounts/limits.ts'
import { signedIn } from '#domain/ground/callers/signed-in.ts'
import { requireOutreach } from '#domain/ground/outreach/require-outreach.ts'
import { newId } from '#platform/ids.ts'
import { withFixedDuration } from '../accounts/with-fixed-duration.ts'
import { asRoot } from './as-root.ts'
import { memberOf, membersOf } from './members.ts'

type Invitation = Input<typeof inviteCall>

/**
 * Answer, list and duration are the same whether or not the address has an account elsewhere, so that an inviter
 * cannot find that out.
 */
export async function inviteCompanyAccount(caller: Caller, invitation: Invitation) {
  const { companyId, email, userType, permissions } = invitation
  const invitedBy = signedIn(caller).accountId
  await requireSending('invitation', email, caller)
  return withFixedDuration(() =>
    asRoot(caller, companyId, async (tx) => {
      const members = await membersOf(tx, companyId, caller)
      if (members.some((member) => member.email === email)) throw problem('companyAccounts.alreadyHere')
      await requireOutreach(tx, companyId, 'colleague', email)
      const account = await createAccount(tx, caller, invitation)
      await tx.insert(companyMembers).values({
        accountId: account.id,
        companyId,
        userType,
        permissions: userType === 'Root' ? {} : permissions,
        invitedAt: new Date(),
        invitedBy,
      })
      await sendInvitation(tx, { account, companyId, invitedBy })
      return memberOf(tx, companyId, account.id, caller)
    }),
  )
}

async function createAccount(tx: Transaction, { language }: Caller, { email, name, surname }: Invitation) {
  const person = { id: newId(), kind: 'Company', email, name, surname, language } as const
  const [account] = await tx.insert(accounts).values(person).onConflictDoNothing().returning()
  if (account) return account
  const [standIn] = await tx
    .insert(accounts)
    .values({ ...person, deletedAt: new Date() })
    .returning()
  if (!standIn) throw new Error('A closed account has a name that is taken')
  return standIn
}
