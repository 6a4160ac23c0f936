import { eq } from 'drizzle-orm'
import type { AccountKind } from '#contract/accounts/accounts.ts'
import { problem } from '#contract/problems.ts'
import type { Database, Transaction } from '#database/connection.ts'
import { companyMembers } from '#database/schema/accounts.ts'
import { companies } from '#database/schema/companies.ts'
import type { Language } from '#platform/text/locales.ts'
import { translate } from '#platform/texts.ts'
import { isCommonPassword } from './is-common-password.ts'
import { isOwnWord, type PasswordOwner } from './is-own-word.ts'

interface Choice {
  readonly password: string
  /** The field of the request that contains it. */
  readonly field: string
  readonly kind: AccountKind
  readonly language: Language
}

/** Refuses a password that guessing would try first: a common one, or the owner's name with a year. */
export function requireGoodPassword(choice: Choice, owner: PasswordOwner) {
  if (isCommonPassword(choice.password)) throw refusal(choice, 'passwordCommon')
  if (isOwnWord(choice.password, owner)) throw refusal(choice, 'passwordOwn')
}

/** The same for an existing account, with the name of its organization. */
export async function requireGoodPasswordOf(
  tx: Transaction | Database,
  choice: Choice,
  account: PasswordOwner & { readonly id: string },
) {
  const [company] =
    choice.kind === 'Company'
      ? await tx
          .select({ name: companies.name })
          .from(companyMembers)
          .innerJoin(companies, eq(companies.id, companyMembers.companyId))
          .where(eq(companyMembers.accountId, account.id))
      : []
  requireGoodPassword(choice, { ...account, companyName: company?.name })
}

/** The texts for organizations use the formal address (siz) in Turkish. */
const words = {
  passwordCommon: { Candidate: 'fields.passwordCommon', Company: 'form.company.passwordCommon' },
  passwordOwn: { Candidate: 'fields.passwordOwn', Company: 'form.company.passwordOwn' },
} as const

function refusal({ field, kind, language }: Choice, reason: keyof typeof words) {
  const message = translate(language, words[reason][kind])
  return problem('request.invalid', { count: 1 }, [{ field, message }])
}
