import { eq } from 'drizzle-orm'
import type { verifyAccount as verifyAccountCall } from '#contract/accounts/accounts.ts'
import type { Input } from '#contract/call.ts'
import type { Caller } from '#contract/caller.ts'
import { problem } from '#contract/problems.ts'
import { database, type Transaction } from '#database/connection.ts'
import { accounts } from '#database/schema/accounts.ts'
import { takeCode, takeToken, voidCodes } from './codes.ts'
import { findAccountByEmail, findAccountById } from './find-account.ts'
import { joinByProvedAddress } from './join-by-proved-address.ts'
import { addressOf, codeTriesByAddress, forgiveCodeTry } from './limits.ts'
import { openSession } from './sessions/open-session.ts'
import { withFixedDuration } from './with-fixed-duration.ts'

type Proof = Input<typeof verifyAccountCall>

/** Verifies an address by a code or link from an e-mail, and signs its owner in. */
export async function verifyAccount(caller: Caller, proof: Proof) {
  await codeTriesByAddress.demand(addressOf(caller))
  const issued = await withFixedDuration(() =>
    database().transaction(async (tx) => {
      const taken = await takeCodeOrToken(tx, proof)
      const found = taken && (await findAccountById(tx, taken.accountId))
      if (!found || found.account.email !== taken.target) return undefined
      const { id, emailVerifiedAt } = found.account
      // A code from an e-mail is one factor, and does not replace the two that this account asks for.
      if (emailVerifiedAt && found.isProtected) return undefined
      await tx
        .update(accounts)
        .set({ emailVerifiedAt: emailVerifiedAt ?? new Date() })
        .where(eq(accounts.id, id))
      await joinByProvedAddress(tx, id)
      await voidCodes(tx, id)
      return openSession(tx, found, caller)
    }),
  )
  if (!issued) throw problem('accounts.wrongCode')
  await forgiveCodeTry(caller)
  return issued
}

async function takeCodeOrToken(tx: Transaction, { email, code, token }: Proof) {
  if (token) return takeToken(tx, 'verification', token)
  const found = email && (await findAccountByEmail(tx, email))
  return found && code ? takeCode(tx, found.account.id, 'verification', code) : undefined
}
