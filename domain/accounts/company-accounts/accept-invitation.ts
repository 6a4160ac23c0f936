import { and, eq, isNull } from 'drizzle-orm'
import type { Input } from '#contract/call.ts'
import type { Caller } from '#contract/caller.ts'
import type { acceptInvitation as call } from '#contract/companies/invitations.ts'
import { problem } from '#contract/problems.ts'
import { database, type Transaction } from '#database/connection.ts'
import { accounts, companyMembers } from '#database/schema/accounts.ts'
import { takeToken, voidCodes } from '#domain/accounts/accounts/codes.ts'
import { findAccountById } from '#domain/accounts/accounts/find-account.ts'
import { codeTriesByAddress } from '#domain/accounts/accounts/limits.ts'
import { recordConsents } from '#domain/accounts/accounts/open-account.ts'
import { requireGoodPasswordOf } from '#domain/accounts/accounts/passwords/require-good-password.ts'
import { openSession } from '#domain/accounts/accounts/sessions/open-session.ts'
import { addressOf } from '#domain/ground/callers/address-of.ts'
import { hashPassword } from '#platform/passwords.ts'

type Acceptance = Input<typeof call>

/**
 * Joins an organization by the link of an invitation, which works once. The link came by e-mail, so it also verifies
 * the address.
 */
export async function acceptInvitation(caller: Caller, { token, password, ...person }: Acceptance) {
  await codeTriesByAddress.demand(addressOf(caller))
  const passwordHash = await hashPassword(password)
  const issued = await database().transaction(async (tx) => {
    const joined = await join(tx, token)
    if (!joined) return undefined
    const { name, surname } = person
    const { id: accountId, email } = joined
    const choice = { password, field: 'password', kind: 'Company', language: caller.language } as const
    // Throws before the invitation is used up.
    await requireGoodPasswordOf(tx, choice, { id: accountId, name, surname, email })
    const details = { name, surname, passwordHash, pwdVersion: 'v2', language: caller.language } as const
    await tx
      .update(accounts)
      .set({ ...details, emailVerifiedAt: new Date() })
      .where(eq(accounts.id, accountId))
    await recordConsents(tx, accountId)
    await voidCodes(tx, accountId)
    const found = await findAccountById(tx, accountId)
    return found && openSession(tx, found, caller)
  })
  if (!issued) throw problem('accounts.wrongLink')
  return issued
}

/** Of two concurrent requests the second finds the link used; a withdrawn invitation is void. */
async function join(tx: Transaction, token: string) {
  const taken = await takeToken(tx, 'invitation', token)
  const found = taken && (await findAccountById(tx, taken.accountId))
  if (!found || found.account.email !== taken.target) return undefined
  const [joined] = await tx
    .update(companyMembers)
    .set({ acceptedAt: new Date() })
    .where(and(eq(companyMembers.accountId, found.account.id), isNull(companyMembers.acceptedAt)))
    .returning({ accountId: companyMembers.accountId })
  return joined && found.account
}
