import type { Caller } from '#contract/caller.ts'
import { problem } from '#contract/problems.ts'
import { database } from '#database/connection.ts'
import { lockOwnAccount, ownAccount } from '#domain/accounts/accounts/own-account.ts'
import { requirePassword } from '#domain/accounts/accounts/require-password.ts'
import { translate } from '#platform/texts.ts'
import { closeAccount } from './close-account.ts'

interface Confirmation {
  readonly email: string
  readonly pwd?: string | undefined
}

/** Deletes the caller's own account; `closeAccount` says what is deleted and what stays. */
export async function deleteAccount(caller: Caller, { email, pwd }: Confirmation) {
  const known = await ownAccount(caller)
  // An account that only signs in through Google or the municipal app has no password to check.
  if (known.passwordHash !== null || pwd !== undefined) await requirePassword(caller, known, pwd ?? '')
  if (email !== known.email) throw wrongEmail(caller)
  await database().transaction(async (tx) => {
    await closeAccount(tx, await lockOwnAccount(tx, caller))
  })
  return null
}

function wrongEmail({ language }: Caller) {
  return problem('request.invalid', { count: 1 }, [{ field: 'email', message: translate(language, 'fields.ownEmail') }])
}
