import type { AccountKind } from '#contract/accounts/accounts.ts'
import type { Sentences } from '../texts/namespaces.ts'

/** Replacements in the formal address (siz) for organizations. */
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

/** The text of a schema's message, in the form of address for the reader. */
export const fieldWords =
  (kind: AccountKind, say: Say) => (key: `fields.${string}`, values?: Readonly<Record<string, string | number>>) =>
    kind === 'Company' && key in toCompanies
      ? say(toCompanies[key as keyof typeof toCompanies])
      : say(key as keyof Sentences['common'], values)
