import { eq } from 'drizzle-orm'
import type { signUpCandidate as candidateCall, signUpCompany as companyCall } from '#contract/accounts/accounts.ts'
import type { Input } from '#contract/call.ts'
import type { Caller } from '#contract/caller.ts'
import { problem } from '#contract/problems.ts'
import { database, type Transaction } from '#database/connection.ts'
import { accounts } from '#database/schema/accounts.ts'
import type { Account } from '#domain/ground/callers/account.ts'
import { queueMessage } from '#domain/ground/messages/queue-message.ts'
import { newId } from '#platform/ids.ts'
import { hashPassword, isPassword } from '#platform/passwords.ts'
import { linkToPage } from '../../ground/messages/link-to-page.ts'
import { correctionFor, hashOfAddress } from './correction.ts'
import { type FoundAccount, findAccountByEmail } from './find-account.ts'
import { mayMailSignUp, requireSignUp } from './limits.ts'
import { type AccountPlace, openAccount } from './open-account.ts'
import { requireGoodPassword } from './passwords/require-good-password.ts'
import { sentTo } from './sent-to.ts'
import { queueVerificationMessage, queueVerificationOrInvitation } from './verification-message.ts'
import { withFixedDuration } from './with-fixed-duration.ts'

export const signUpCandidate = (caller: Caller, input: Input<typeof candidateCall>) =>
  signUp(caller, input, { kind: 'Candidate' })

export const signUpCompany = (caller: Caller, input: Input<typeof companyCall>) =>
  signUp(caller, input, { kind: 'Company', companyName: input.companyName })

interface Person {
  readonly name: string
  readonly surname: string
  readonly email: string
  readonly password: string
  readonly to?: string | undefined
}

async function signUp(caller: Caller, person: Person, place: AccountPlace) {
  const { name, surname, email, password } = person
  requireGoodPassword(
    { password, field: 'password', kind: place.kind, language: caller.language },
    { ...person, ...place },
  )
  const signUpPlace = await requireSignUp(caller)
  return withFixedDuration(async () => {
    const passwordHash = await hashPassword(password)
    const maySend = await mayMailSignUp(email)
    const open = (compared?: Compared) =>
      database().transaction(async (tx) => {
        const details = { email, name, surname, passwordHash, language: caller.language }
        const account = await openAccount(tx, details, place)
        if (!account) return meetExisting(tx, person, maySend, compared)
        if (maySend) await queueVerificationMessage(tx, account, person.to, signUpPlace)
        return { opened: account.id }
      })
    let outcome = await open()
    while (typeof outcome === 'object' && 'stored' in outcome) {
      // Between two transactions: hashing is queued, and waiting in a transaction would hold a connection.
      outcome = await open({ ...outcome, isSame: await isPassword(password, outcome.stored) })
    }
    if (outcome === 'unverified') throw problem('fC3LnL')
    // If the address has an account already, the answer looks the same and its token corrects nothing.
    const accountId = typeof outcome === 'object' ? outcome.opened : newId()
    return { ...sentTo(email, 'verification'), correction: correctionFor({ accountId, address: hashOfAddress(email) }) }
  })
}

/** Whether a stored hash matches the given password. */
interface Compared {
  readonly stored: string | null
  readonly isSame: boolean
}

/**
 * The address has an account: only its owner is told, by e-mail. Returns the hash that the password must be compared
 * with, if that has not been done.
 */
async function meetExisting(
  tx: Transaction,
  { email, to }: Person,
  maySend: boolean,
  compared: Compared | undefined,
): Promise<'verified' | 'unverified' | Pick<Compared, 'stored'>> {
  const found = await findAccountByEmail(tx, email)
  const account = found?.account
  if (!account || account.emailVerifiedAt) {
    if (account && maySend) await notifyOwner(tx, account)
    return 'verified'
  }
  // Two sign-ups with one unverified address and different passwords: one of them may be a stranger's, so neither
  // password is kept. The reader of the e-mail signs in by its code, and sets a password by its link.
  if (compared?.stored !== account.passwordHash) return { stored: account.passwordHash }
  if (!compared.isSame) {
    await tx.update(accounts).set({ passwordHash: null }).where(eq(accounts.id, account.id))
  }
  if (maySend) await queueVerificationOrInvitation(tx, found, to)
  return 'unverified'
}

/** The address has an account: its owner gets the same e-mail as for a sign-up with another password. */
export async function meetOther(tx: Transaction, found: FoundAccount, to: string | undefined) {
  const { account } = found
  if (account.emailVerifiedAt) return notifyOwner(tx, account)
  await tx.update(accounts).set({ passwordHash: null }).where(eq(accounts.id, account.id))
  await queueVerificationOrInvitation(tx, found, to)
}

async function notifyOwner(tx: Transaction, { email, name, language, kind }: Account) {
  const link = linkToPage(language, kind === 'Candidate' ? '/student-login' : '/company-login')
  await queueMessage(tx, {
    channel: 'email',
    to: email,
    kind,
    language,
    template: 'accountExists',
    values: { name, link },
  })
}
