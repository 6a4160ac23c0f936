import { eq } from 'drizzle-orm'
import type { AccountKind, signUpCandidate as candidateCall, signUpCompany as companyCall } from '#contract/accounts.ts'
import type { Input } from '#contract/call.ts'
import type { Caller } from '#contract/caller.ts'
import { problem } from '#contract/problems.ts'
import { database, type Transaction } from '#database/connection.ts'
import { accounts, candidates, companies, companyMembers, consents } from '#database/schema/accounts.ts'
import { queueMessage } from '#domain/messages/queue-message.ts'
import { newId } from '#platform/ids.ts'
import { hashPassword, isPassword } from '#platform/passwords.ts'
import { inEvenTime } from './even-time.ts'
import { type Account, findByEmail } from './find-account.ts'
import { addressOf, secondsUntilSending, signUpByAddress } from './limits.ts'
import { linkTo } from './link.ts'
import { sentTo } from './sent.ts'
import { sendVerificationTo } from './verification-message.ts'

/** The versions of what people agree to; a new text has a new version. */
const textVersions = { terms: '2026-11-15', notice: '2026-11-15' } as const

export const signUpCandidate = (caller: Caller, input: Input<typeof candidateCall>) =>
  signUp(caller, input, 'Candidate', async (tx, accountId) => {
    await tx.insert(candidates).values({ id: newId(), accountId })
  })

export const signUpCompany = (caller: Caller, input: Input<typeof companyCall>) =>
  signUp(caller, input, 'Company', async (tx, accountId) => {
    const companyId = newId()
    await tx.insert(companies).values({ id: companyId, name: input.companyName })
    await tx.insert(companyMembers).values({ accountId, companyId, userType: 'Root', acceptedAt: new Date() })
  })

interface Person {
  readonly name: string
  readonly surname: string
  readonly email: string
  readonly password: string
}

type TakePlace = (tx: Transaction, accountId: string) => Promise<void>

async function signUp(caller: Caller, person: Person, kind: AccountKind, takePlace: TakePlace) {
  await signUpByAddress.demand(addressOf(caller))
  return inEvenTime(async () => {
    const passwordHash = await hashPassword(person.password)
    const maySend = (await secondsUntilSending('verification', person.email, caller)) === undefined
    const outcome = await database().transaction(async (tx) => {
      const account = await createAccount(tx, caller, person, kind, passwordHash)
      if (!account) return meetExisting(tx, person, maySend)
      await takePlace(tx, account.id)
      await recordConsents(tx, account.id)
      if (maySend) await sendVerificationTo(tx, account)
      return 'new'
    })
    if (outcome === 'unverified') throw problem('fC3LnL')
    return sentTo(person.email, 'verification')
  })
}

async function createAccount(tx: Transaction, caller: Caller, person: Person, kind: AccountKind, passwordHash: string) {
  const { name, surname, email } = person
  const { language } = caller
  const [account] = await tx
    .insert(accounts)
    .values({ id: newId(), kind, email, name, surname, passwordHash, language })
    .onConflictDoNothing()
    .returning()
  return account
}

async function recordConsents(tx: Transaction, accountId: string) {
  await tx.insert(consents).values([
    { id: newId(), accountId, text: 'terms', version: textVersions.terms },
    { id: newId(), accountId, text: 'notice', version: textVersions.notice },
  ])
}

/** Only the owner of the address hears that there is an account already: by e-mail. */
async function meetExisting(tx: Transaction, { email, password }: Person, maySend: boolean) {
  const account = (await findByEmail(tx, email))?.account
  if (!account || account.emailVerifiedAt) {
    if (account && maySend) await tellOwner(tx, account)
    return 'verified'
  }
  // Of two who chose different passwords for one address, one may be a stranger waiting for the owner to verify it. Neither
  // password counts; whoever reads the e-mail is let in by its code, and sets one by its link.
  if (!(await isPassword(password, account.passwordHash))) {
    await tx.update(accounts).set({ passwordHash: null }).where(eq(accounts.id, account.id))
  }
  if (maySend) await sendVerificationTo(tx, account)
  return 'unverified'
}

async function tellOwner(tx: Transaction, { email, name, language, kind }: Account) {
  const link = linkTo(language, kind === 'Candidate' ? '/student-login' : '/company-login')
  await queueMessage(tx, { channel: 'email', to: email, language, template: 'accountExists', values: { name, link } })
}
