import { and, eq, isNotNull } from 'drizzle-orm'
import type { verifyAccount as verifyAccountCall } from '#contract/accounts/accounts.ts'
import type { Input } from '#contract/call.ts'
import type { Caller } from '#contract/caller.ts'
import { problem } from '#contract/problems.ts'
import { database, type Transaction } from '#database/connection.ts'
import { accounts, codes } from '#database/schema/accounts.ts'
import { addressOf } from '#domain/ground/callers/address-of.ts'
import { takeCode, takeToken, voidCodes } from './codes.ts'
import { findAccountByEmail, findAccountById } from './find-account.ts'
import { joinByProvedAddress } from './join-by-proved-address.ts'
import { codeTriesByAddress, forgiveCodeTry, forgiveSignUp } from './limits.ts'
import { openSession } from './sessions/open-session.ts'
import { withFixedDuration } from './with-fixed-duration.ts'

type Proof = Input<typeof verifyAccountCall>

/** Verifies an address by a code or link from an e-mail, and signs its owner in. */
export async function verifyAccount(caller: Caller, proof: Proof) {
  await codeTriesByAddress.demand(addressOf(caller))
  const verified = await withFixedDuration(() =>
    database().transaction(async (tx) => {
      const taken = await takeCodeOrToken(tx, proof)
      const found = taken && (await findAccountById(tx, taken.accountId))
      if (!found || found.account.email !== taken.target) return undefined
      const { id, emailVerifiedAt } = found.account
      // A code from an e-mail is one factor, and does not replace the two that this account requires.
      if (emailVerifiedAt && found.isProtected) return undefined
      await tx
        .update(accounts)
        .set({ emailVerifiedAt: emailVerifiedAt ?? new Date() })
        .where(eq(accounts.id, id))
      await joinByProvedAddress(tx, id)
      await voidCodes(tx, id)
      const place = emailVerifiedAt ? undefined : await placeOfSignUp(tx, id)
      return { issued: await openSession(tx, found, caller), place }
    }),
  )
  if (!verified) throw problem('accounts.wrongCode')
  await forgiveCodeTry(caller)
  if (verified.place) await forgiveSignUp(verified.place)
  return verified.issued
}

/**
 * The network address of the sign-up, from the code that was sent then: verification often happens on another device.
 */
async function placeOfSignUp(tx: Transaction, accountId: string) {
  const [code] = await tx
    .select({ place: codes.place })
    .from(codes)
    .where(and(eq(codes.accountId, accountId), eq(codes.purpose, 'verification'), isNotNull(codes.place)))
    .limit(1)
  return code?.place
}

async function takeCodeOrToken(tx: Transaction, { email, code, token }: Proof) {
  if (token) return takeToken(tx, 'verification', token)
  const found = email && (await findAccountByEmail(tx, email))
  return found && code ? takeCode(tx, found.account.id, 'verification', code) : undefined
}
