import type { AccountKind } from '#contract/accounts.ts'
import type { Sentences } from '../namespaces.ts'
import { useTexts } from '../texts.tsx'

/** Turkish says "siz" to organizations; these are the sentences that would otherwise say "sen". */
const toCompanies = {
  'fields.name': 'company.name.invalid',
  'fields.surname': 'company.surname.invalid',
  'fields.email': 'company.email.invalid',
  'fields.password': 'company.password.invalid',
  'fields.passwordSpaces': 'company.password.spaces',
  'fields.oldPassword': 'company.password.old',
  'fields.accepted': 'company.accepted',
} as const

/** The sentence for a schema's message, in the form of address that the page's reader expects. */
export function useFieldWords(kind: AccountKind) {
  const common = useTexts('common')
  const logins = useTexts('logins')
  return (key: `fields.${string}`, values?: Readonly<Record<string, string | number>>) =>
    kind === 'Company' && key in toCompanies
      ? logins(toCompanies[key as keyof typeof toCompanies])
      : common(key as keyof Sentences['common'], values)
}
