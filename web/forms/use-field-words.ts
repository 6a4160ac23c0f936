import type { AccountKind } from '#contract/accounts/accounts.ts'
import type { Sentences } from '../texts/namespaces.ts'
import { useTexts } from '../texts/texts.tsx'

/** Turkish addresses organizations as siz; these replace the sentences that say sen. */
const toCompanies = {
  'fields.name': 'form.company.name',
  'fields.surname': 'form.company.surname',
  'fields.email': 'form.company.email',
  'fields.password': 'form.company.password',
  'fields.passwordSpaces': 'form.company.passwordSpaces',
  'fields.passwordMinus': 'form.company.passwordMinus',
  'fields.oldPassword': 'form.company.oldPassword',
  'fields.accepted': 'form.company.accepted',
} as const

/** The sentence for a schema's message, in the form of address that the page's reader expects. */
export function useFieldWords(kind: AccountKind) {
  const common = useTexts('common')
  return (key: `fields.${string}`, values?: Readonly<Record<string, string | number>>) =>
    kind === 'Company' && key in toCompanies
      ? common(toCompanies[key as keyof typeof toCompanies])
      : common(key as keyof Sentences['common'], values)
}
