import type { AccountKind } from '#contract/accounts/accounts.ts'

/** Keys of sentences that address candidates informally (sen), with the formal ones (siz) for organizations. */
const toCompanies: Readonly<Record<string, string>> = {
  'messages.code': 'messages.company.code',
  'messages.verification.subject': 'messages.company.verification.subject',
  'messages.verification.lead': 'messages.company.verification.lead',
  'messages.verification.validity': 'messages.company.verification.validity',
  'messages.verification.otherwise': 'messages.company.verification.otherwise',
  'messages.verification.why': 'messages.company.verification.why',
  'messages.accountExists.subject': 'messages.company.accountExists.subject',
  'messages.accountExists.lead': 'messages.company.accountExists.lead',
  'messages.accountExists.otherwise': 'messages.company.accountExists.otherwise',
  'messages.passwordReset.subject': 'messages.company.passwordReset.subject',
  'messages.passwordReset.lead': 'messages.company.passwordReset.lead',
  'messages.passwordReset.otherwise': 'messages.company.passwordReset.otherwise',
  'messages.passwordReset.why': 'messages.company.passwordReset.why',
  'messages.passwordChanged.subject': 'messages.company.passwordChanged.subject',
  'messages.passwordChanged.lead': 'messages.company.passwordChanged.lead',
  'messages.passwordChanged.otherwise': 'messages.company.passwordChanged.otherwise',
  'messages.passwordChanged.why': 'messages.company.passwordChanged.why',
  'messages.securityChanged.subject': 'messages.company.securityChanged.subject',
  'messages.securityChanged.lead': 'messages.company.securityChanged.lead',
  'messages.securityChanged.otherwise': 'messages.company.securityChanged.otherwise',
  'messages.emailChange.subject': 'messages.company.emailChange.subject',
  'messages.emailChange.lead': 'messages.company.emailChange.lead',
  'messages.emailChange.otherwise': 'messages.company.emailChange.otherwise',
  'messages.emailChange.why': 'messages.company.emailChange.why',
  'messages.confirmation.subject': 'messages.company.confirmation.subject',
  'messages.confirmation.lead': 'messages.company.confirmation.lead',
  'messages.confirmation.otherwise': 'messages.company.confirmation.otherwise',
  'messages.confirmation.why': 'messages.company.confirmation.why',
  'messages.emailChanged.subject': 'messages.company.emailChanged.subject',
  'messages.emailChanged.lead': 'messages.company.emailChanged.lead',
  'messages.emailChanged.button': 'messages.company.emailChanged.button',
  'messages.emailChanged.otherwise': 'messages.company.emailChanged.otherwise',
  'messages.emailChanged.why': 'messages.company.emailChanged.why',
  'messages.twoFactorCode.sms': 'messages.company.twoFactorCode.sms',
  'messages.gsmCode.sms': 'messages.company.gsmCode.sms',
  'messages.confirmationCode.sms': 'messages.company.confirmationCode.sms',
}

/** The key of a sentence in the form of address for this kind of account. */
export const formFor = (kind: AccountKind, key: string) => (kind === 'Company' ? (toCompanies[key] ?? key) : key)
