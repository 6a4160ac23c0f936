import type { Caller } from '#contract/caller.ts'
import { problem } from '#contract/problems.ts'
import { database } from '#database/connection.ts'
import { signedIn } from '../../../ground/callers/signed-in.ts'
import { findAccountById } from '../find-account.ts'
import { describeSession } from './describe-session.ts'

export async function readSession(caller: Caller) {
  const found = await findAccountById(database(), signedIn(caller).accountId)
  if (!found) throw problem('accounts.signInNeeded')
  return describeSession(found)
}
