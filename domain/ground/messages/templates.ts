import type { AccountKind } from '#contract/accounts/accounts.ts'
import type { OutreachWay } from '#contract/outreach/outreach-facts.ts'
import type { MessageFile } from '#database/schema/outbox.ts'
import type { MailCalendar } from '#platform/mail.ts'
import type { Language } from '#platform/text/locales.ts'

/** A message as an action requests it; the template determines its values and its channel. */
export type Message = EmailMessage | SmsMessage
export type EmailMessage = MessageBy<'email', EmailValues> & {
  /** An attached calendar event. */
  readonly calendar?: MailCalendar | undefined
  /** A file that is made and attached when the message is sent. */
  readonly file?: MessageFile | undefined
  /** Set for an e-mail to an address that the organization has no relation with: it can be refused and reported. */
  readonly outreach?: Outreach | undefined
}

export interface Outreach {
  /** Its row in `outreach_mails`. */
  readonly id: string
  readonly way: OutreachWay
  /** Whether an operator has verified the organization; an unverified one cannot influence the subject. */
  readonly isVerified: boolean
}

export type SmsMessage = MessageBy<'sms', SmsValues>

type MessageBy<Channel, Values> = {
  [Template in keyof Values]: {
    /** Its id in the outbox, where the caller needs it. */
    readonly id?: string
    readonly channel: Channel
    readonly to: string
    /**
     * The kind of account it is about: Turkish addresses candidates informally (sen) and organizations formally (siz).
     */
    readonly kind: AccountKind
    readonly language: Language
    readonly template: Template
    readonly values: Readonly<Values[Template]>
  }
}[keyof Values]

/** `minutes` is the validity of the code, or of the link where there is no code. */
interface EmailValues {
  verification: { name: string; code: string; link: string; minutes: string }
  accountExists: { name: string; link: string }
  passwordReset: { name: string; link: string; minutes: string }
  passwordChanged: { name: string }
  securityChanged: { name: string; change: SecurityChange }
  invitation: { inviter: string; companyName: string; link: string }
  invitationElsewhere: { inviter: string; companyName: string }
  emailChange: { name: string; code: string; minutes: string }
  confirmation: { name: string; code: string; minutes: string }
  emailChanged: { name: string; newEmail: string }
  contact: { writer: string; address: string; topic: string; quote: string }
  /** `quote`: our reply to `asked`, a message from the contact page. */
  contactAnswer: { name: string; quote: string; asked: string; link: string }
  /** `quote`: the reply to a person without an account about the request `asked`. */
  dataRequestToPerson: { name: string; text: string; quote: string; asked: string; link: string }
  dataRequestToUs: { text: string; link: string }
  /** `quote`: the operator's reason. */
  companySuspended: { name: string; companyName: string; quote: string }
  companyRestored: { name: string; companyName: string; quote: string }
  /** An organization demands a second factor of its members until `date`; `has`: the reader has one already. */
  teamProtection: { name: string; companyName: string; root: string; date: string; has: 'yes' | 'no' }
  /** `quote`: the first differences, one per line. */
  ledgerDiffers: { count: string; quote: string }
  newForm: { name: string; companyName: string; title: string; link: string }
  closingSoon: { name: string; companyName: string; title: string; deadline: string; link: string }
  news: NewsEmail
  /** The recipient was entered by an organization; `until` is the last day to take the application over. */
  entered: { name: string; companyName: string; title: string; until: string; link: string }
  /** The same for a participant: nothing expires. */
  enteredParticipant: { name: string; companyName: string; title: string; link: string }
  /** `quote` and `ownSubject`: the organization's own words, or empty. */
  received: {
    name: string
    number: string
    title: string
    companyName: string
    time: string
    link: string
    quote: string
    ownSubject: string
  }
  withdrawn: { name: string; title: string; companyName: string; time: string; link: string }
  written: WrittenEmail
  /** The same, to a member of a community. */
  writtenToMember: WrittenEmail
  /** To an address without an account. */
  communityInvited: { companyName: string; title: string; link: string }
  unfinished: {
    name: string
    companyName: string
    title: string
    deadline: string
    link: string
    quote: string
    ownSubject: string
  }
  /** `first`: the subject of the newest piece of news. */
  digest: { name: string; more: number; first: string; lines: string; link: string }
}

/** A message of an organization: `ownSubject` and `quote` are its own words. */
interface WrittenEmail {
  readonly companyName: string
  readonly title: string
  readonly link: string
  readonly quote: string
  readonly ownSubject: string
  /** The number of attachments, which are opened on the page. */
  readonly files?: number
  /** Their names, one per line. */
  readonly lines?: string
}

/** A piece of news, for candidates and members alike; all texts but `quote` come from its event. */
interface NewsEmail {
  readonly name: string
  readonly subject: string
  readonly text: string
  readonly link: string
  readonly button: string
  readonly why: string
  /** The organization's own words. */
  readonly quote?: string
  /** The place of an appointment, or the times to choose from. */
  readonly lines?: string
  /** The address of a video call. */
  readonly video?: string
}

export type SecurityChange =
  | 'smsOn'
  | 'smsOff'
  | 'authenticatorOn'
  | 'authenticatorOff'
  | 'passkeyAdded'
  | 'passkeyRemoved'
  | 'recoveryCodes'
  | 'bankAccount'
  | 'signedOutByUs'
  | 'secondFactorsRemovedByUs'
  | 'googleLinked'
  | 'istanbulSeninLinked'
  | 'googleUnlinked'
  | 'istanbulSeninUnlinked'
  | 'googleAllowed'
  | 'istanbulSeninAllowed'

interface SmsValues {
  twoFactorCode: { code: string; minutes: string }
  gsmCode: { code: string; minutes: string }
  confirmationCode: { code: string; minutes: string }
  news: { text: string }
}

interface EmailTexts {
  readonly subject: string
  readonly lead: string
  readonly button?: string
  readonly validity?: string
  /** Where the button leads in messages that have no link of their own. */
  readonly page?: Readonly<Record<AccountKind, `/${string}`>>
  /** What to do if the reader did not cause it. */
  readonly otherwise?: string
  readonly why: string
}

const contact = { Candidate: '/contact-us', Company: '/contact-us' } as const
const forgotten = { Candidate: '/student-forgot-password', Company: '/company-forgot-password' } as const
const home = { Candidate: '/student-dashboard', Company: '/organizations-dashboard' } as const

export const emailTexts: Readonly<Record<keyof EmailValues, EmailTexts>> = {
  verification: {
    subject: 'messages.verification.subject',
    lead: 'messages.verification.lead',
    button: 'messages.verification.button',
    validity: 'messages.verification.validity',
    otherwise: 'messages.verification.otherwise',
    why: 'messages.verification.why',
  },
  accountExists: {
    subject: 'messages.accountExists.subject',
    lead: 'messages.accountExists.lead',
    button: 'messages.accountExists.button',
    otherwise: 'messages.accountExists.otherwise',
    why: 'messages.verification.why',
  },
  passwordReset: {
    subject: 'messages.passwordReset.subject',
    lead: 'messages.passwordReset.lead',
    button: 'messages.passwordReset.button',
    validity: 'messages.linkMinutes',
    otherwise: 'messages.passwordReset.otherwise',
    why: 'messages.passwordReset.why',
  },
  passwordChanged: {
    subject: 'messages.passwordChanged.subject',
    lead: 'messages.passwordChanged.lead',
    button: 'messages.securityChanged.button',
    page: forgotten,
    otherwise: 'messages.passwordChanged.otherwise',
    why: 'messages.passwordChanged.why',
  },
  securityChanged: {
    subject: 'messages.securityChanged.subject',
    lead: 'messages.securityChanged.lead',
    button: 'messages.securityChanged.button',
    page: forgotten,
    otherwise: 'messages.securityChanged.otherwise',
    why: 'messages.passwordChanged.why',
  },
  invitation: {
    subject: 'messages.invitation.subject',
    lead: 'messages.invitation.lead',
    button: 'messages.invitation.button',
    otherwise: 'messages.invitation.otherwise',
    why: 'messages.invitation.why',
  },
  invitationElsewhere: {
    subject: 'messages.invitationElsewhere.subject',
    lead: 'messages.invitationElsewhere.lead',
    otherwise: 'messages.invitationElsewhere.otherwise',
    why: 'messages.invitationElsewhere.why',
  },
  emailChange: {
    subject: 'messages.emailChange.subject',
    lead: 'messages.emailChange.lead',
    validity: 'messages.codeMinutes',
    otherwise: 'messages.emailChange.otherwise',
    why: 'messages.emailChange.why',
  },
  confirmation: {
    subject: 'messages.confirmation.subject',
    lead: 'messages.confirmation.lead',
    validity: 'messages.codeMinutes',
    otherwise: 'messages.confirmation.otherwise',
    why: 'messages.confirmation.why',
  },
  emailChanged: {
    subject: 'messages.emailChanged.subject',
    lead: 'messages.emailChanged.lead',
    button: 'messages.emailChanged.button',
    page: contact,
    otherwise: 'messages.emailChanged.otherwise',
    why: 'messages.emailChanged.why',
  },
  contact: {
    subject: 'messages.contact.subject',
    lead: 'messages.contact.lead',
    otherwise: 'messages.contact.otherwise',
    why: 'messages.contact.why',
  },
  dataRequestToPerson: {
    subject: 'messages.dataRequestToPerson.subject',
    lead: 'messages.dataRequestToPerson.lead',
    button: 'messages.dataRequestToPerson.button',
    otherwise: 'messages.dataRequestToPerson.otherwise',
    why: 'messages.dataRequestToPerson.why',
  },
  dataRequestToUs: {
    subject: 'messages.dataRequestToUs.subject',
    lead: 'messages.dataRequestToUs.lead',
    button: 'messages.dataRequestToUs.button',
    otherwise: 'messages.dataRequestToUs.otherwise',
    why: 'messages.dataRequestToUs.why',
  },
  contactAnswer: {
    subject: 'messages.contactAnswer.subject',
    lead: 'messages.contactAnswer.lead',
    button: 'messages.contactAnswer.button',
    otherwise: 'messages.contactAnswer.otherwise',
    why: 'messages.contactAnswer.why',
  },
  companySuspended: {
    subject: 'messages.companySuspended.subject',
    lead: 'messages.companySuspended.lead',
    button: 'messages.companySuspended.button',
    page: contact,
    otherwise: 'messages.companySuspended.otherwise',
    why: 'messages.companySuspended.why',
  },
  companyRestored: {
    subject: 'messages.companyRestored.subject',
    lead: 'messages.companyRestored.lead',
    button: 'messages.companyRestored.button',
    page: home,
    otherwise: 'messages.companyRestored.otherwise',
    why: 'messages.companySuspended.why',
  },
  teamProtection: {
    subject: 'messages.teamProtection.subject',
    lead: 'messages.teamProtection.lead',
    button: 'messages.teamProtection.button',
    page: { Candidate: '/student-dashboard/settings/security', Company: '/organizations-dashboard/settings/security' },
    otherwise: 'messages.teamProtection.otherwise',
    why: 'messages.teamProtection.why',
  },
  ledgerDiffers: {
    subject: 'messages.ledgerDiffers.subject',
    lead: 'messages.ledgerDiffers.lead',
    otherwise: 'messages.ledgerDiffers.otherwise',
    why: 'messages.contact.why',
  },
  newForm: {
    subject: 'messages.newForm.subject',
    lead: 'messages.newForm.lead',
    button: 'messages.newForm.button',
    otherwise: 'messages.newForm.otherwise',
    why: 'messages.newForm.why',
  },
  closingSoon: {
    subject: 'messages.closingSoon.subject',
    lead: 'messages.closingSoon.lead',
    button: 'messages.closingSoon.button',
    otherwise: 'messages.closingSoon.otherwise',
    why: 'messages.closingSoon.why',
  },
  news: {
    subject: 'messages.news.subject',
    lead: 'messages.news.lead',
    button: 'messages.news.button',
    why: 'messages.news.why',
  },
  entered: {
    subject: 'messages.entered.subject',
    lead: 'messages.entered.lead',
    button: 'messages.entered.button',
    validity: 'messages.entered.validity',
    otherwise: 'messages.entered.otherwise',
    why: 'messages.entered.why',
  },
  enteredParticipant: {
    subject: 'messages.enteredParticipant.subject',
    lead: 'messages.enteredParticipant.lead',
    button: 'messages.enteredParticipant.button',
    otherwise: 'messages.enteredParticipant.otherwise',
    why: 'messages.enteredParticipant.why',
  },
  received: {
    subject: 'messages.received.subject',
    lead: 'messages.received.lead',
    button: 'messages.received.button',
    otherwise: 'messages.received.otherwise',
    why: 'messages.received.why',
  },
  withdrawn: {
    subject: 'messages.withdrawn.subject',
    lead: 'messages.withdrawn.lead',
    button: 'messages.withdrawn.button',
    otherwise: 'messages.withdrawn.otherwise',
    why: 'messages.received.why',
  },
  written: {
    subject: 'messages.written.subject',
    lead: 'messages.written.lead',
    button: 'messages.written.button',
    otherwise: 'messages.written.otherwise',
    why: 'messages.received.why',
  },
  communityInvited: {
    subject: 'messages.communityInvited.subject',
    lead: 'messages.communityInvited.lead',
    button: 'messages.communityInvited.button',
    otherwise: 'messages.communityInvited.otherwise',
    why: 'messages.communityInvited.why',
  },
  writtenToMember: {
    subject: 'messages.written.subject',
    lead: 'messages.writtenToMember.lead',
    button: 'messages.writtenToMember.button',
    otherwise: 'messages.writtenToMember.otherwise',
    why: 'messages.writtenToMember.why',
  },
  unfinished: {
    subject: 'messages.unfinished.subject',
    lead: 'messages.unfinished.lead',
    button: 'messages.unfinished.button',
    otherwise: 'messages.unfinished.otherwise',
    why: 'messages.unfinished.why',
  },
  digest: {
    subject: 'messages.digest.subject',
    lead: 'messages.digest.lead',
    button: 'messages.digest.button',
    why: 'messages.digest.why',
  },
}

export const smsTexts: Readonly<Record<keyof SmsValues, string>> = {
  twoFactorCode: 'messages.twoFactorCode.sms',
  gsmCode: 'messages.gsmCode.sms',
  confirmationCode: 'messages.confirmationCode.sms',
  news: 'messages.news.sms',
}
