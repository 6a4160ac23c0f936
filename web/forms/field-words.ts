import type { AccountKind } from '#contract/accounts/accounts.ts'
import type { Sentences } from '../texts/namespaces.ts'

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

type Say = (key: keyof Sentences['common'], values?: Readonly<Record<string, string | number>>) => string

/** The sentence for a schema's message, in the form of address that the page's reader expects. */
export const fieldWords =
  (kind: AccountKind, say: Say) => (key: `fields.${string}`, values?: Readonly<Record<string, string | number>>) =>
    kind === 'Company' && key in toCompanies
      ? say(toCompanies[key as keyof typeof toCompanies])
      : say(key as keyof Sentences['common'], values)
