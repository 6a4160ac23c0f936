import { sql } from 'drizzle-orm'
import { accounts, codes, consents, sessions } from '#database/schema/accounts.ts'
import { contactMessages } from '#database/schema/contact.ts'
import { dataCopies } from '#database/schema/exports/data-copies.ts'
import { notificationPreferences, notifications } from '#database/schema/notifications.ts'
import { operatorActs } from '#database/schema/operations/operator-acts.ts'
import { outbox } from '#database/schema/outbox.ts'
import { authenticators, passkeys, recoveryCodes } from '#database/schema/second-factors.ts'
import { type NewsValues, newsText } from '#domain/ground/notifications/news-text.ts'
import type { Language } from '#platform/text/locales.ts'
import * as the from './columns.ts'
import { part, type Row, type Whose } from './part.ts'

/** The account: contact data, ways to sign in, consents, and notifications. */

export const account = part('account', {
  table: accounts,
  which: ({ accountId }) => sql`${accounts.id} = ${accountId}`,
  order: sql`${accounts.id}`,
  columns: {
    id: the.id,
    name: the.text,
    surname: the.text,
    email: the.text,
    emailVerifiedAt: the.moment,
    earlierEmail: the.text,
    emailChangedAt: the.moment,
    gsm: the.text,
    gsmVerifiedAt: the.moment,
    twoFactorGsm: the.yesNo,
    language: the.word,
    provider: the.word,
    googleSubject: the.text,
    istanbulSeninSubject: the.text,
    unlinkedProviders: the.facts,
    createdAt: the.moment,
    photo: the.left('The picture itself lies among the files.'),
    kind: the.ofSelf,
    passwordHash: the.secret,
    pwdVersion: the.machinery,
    operator: the.machinery,
    demo: the.machinery,
    deletedAt: the.left('Nobody with a deleted account asks for a copy.'),
  },
})

export const signIns = part('signIns', {
  table: sessions,
  which: the.ofAccount(sessions.accountId),
  order: sql`${sessions.createdAt} desc, ${sessions.id}`,
  columns: {
    id: the.id,
    device: the.title,
    address: the.text,
    createdAt: the.moment,
    lastUsedAt: the.moment,
    confirmedAt: the.moment,
    expiresAt: the.moment,
    endedAt: the.moment,
    rotatedAt: the.machinery,
    accountId: the.ofSelf,
    refreshHash: the.secret,
    previousHash: the.secret,
  },
})

export const sentCodes = part('sentCodes', {
  table: codes,
  which: the.ofAccount(codes.accountId),
  order: sql`${codes.createdAt} desc, ${codes.id}`,
  columns: {
    id: the.id,
    purpose: the.word,
    target: { kind: 'text', as: 'sentTo' },
    createdAt: the.moment,
    expiresAt: the.moment,
    usedAt: the.moment,
    tries: the.text,
    accountId: the.ofSelf,
    codeHash: the.secret,
    tokenHash: the.secret,
    place: the.secret,
  },
})

export const authenticatorApps = part('authenticators', {
  table: authenticators,
  which: the.ofAccount(authenticators.accountId),
  order: sql`${authenticators.createdAt}`,
  columns: {
    createdAt: the.moment,
    confirmedAt: the.moment,
    accountId: the.ofSelf,
    secret: the.secret,
    lastStep: the.machinery,
  },
})

export const ownPasskeys = part('passkeys', {
  table: passkeys,
  which: the.ofAccount(passkeys.accountId),
  order: sql`${passkeys.createdAt}, ${passkeys.id}`,
  columns: {
    name: the.title,
    createdAt: the.moment,
    lastUsedAt: the.moment,
    transports: the.facts,
    id: the.secret,
    accountId: the.ofSelf,
    publicKey: the.secret,
    counter: the.machinery,
  },
})

export const ownRecoveryCodes = part('recoveryCodes', {
  table: recoveryCodes,
  which: the.ofAccount(recoveryCodes.accountId),
  order: sql`${recoveryCodes.usedAt}, ${recoveryCodes.codeHash}`,
  columns: { usedAt: the.moment, accountId: the.ofSelf, codeHash: the.secret },
})

export const ownConsents = part('consents', {
  table: consents,
  which: the.ofAccount(consents.accountId),
  order: sql`${consents.givenAt} desc, ${consents.id}`,
  columns: {
    id: the.id,
    text: { kind: 'word', as: 'agreedTo' },
    version: { kind: 'day', as: 'textVersion' },
    applicationId: the.ofApplication(consents.applicationId),
    givenAt: the.moment,
    withdrawnAt: the.moment,
    kind: { kind: 'word', as: 'sensitiveKind', value: () => sql`'kind' || initcap(${consents.kind})` },
    together: the.machinery,
    formTextId: the.id,
    formVersion: the.id,
    accountId: the.ofSelf,
  },
})

export const news = part('news', {
  table: notifications,
  which: the.ofAccount(notifications.accountId),
  order: sql`${notifications.createdAt} desc, ${notifications.id}`,
  columns: {
    id: the.id,
    event: { kind: 'title', as: 'news' },
    values: the.id,
    createdAt: the.moment,
    readAt: the.moment,
    digestedAt: the.moment,
    address: the.id,
    kind: the.id,
    inApp: the.machinery,
    wantsDigest: the.machinery,
    emailDue: the.machinery,
    smsDue: the.machinery,
    calendar: the.left('Stands among the calendar entries and the messages that were sent.'),
    accountId: the.ofSelf,
    actId: the.machinery,
  },
  // With the sentences shown in the product; news of an older version without a sentence keep their event and values.
  word: async (_, language, rows) => rows.map((row) => sentenceOf(row, language)),
})

function sentenceOf({ values, ...row }: Row, language: Language): Row {
  const sentence = newsText(language, String(row.news), values as NewsValues)
  return sentence === undefined ? { ...row, values } : { ...row, news: sentence }
}

export const preferences = part('preferences', {
  table: notificationPreferences,
  which: the.ofAccount(notificationPreferences.accountId),
  order: sql`${notificationPreferences.kind}`,
  columns: {
    kind: { kind: 'word', as: 'newsKind' },
    inApp: the.yesNo,
    email: { kind: 'yesNo', as: 'byEmail' },
    sms: { kind: 'yesNo', as: 'bySms' },
    accountId: the.ofSelf,
  },
})

/**
 * Sent to a verified address or number of the account, more than an hour ago, so that codes and links in it are void.
 */
const wasSentTo = ({ accountId }: Whose) => sql`${outbox.sentAt} < now() - interval '1 hour' and exists (
  select from ${accounts} where ${accounts.id} = ${accountId} and ${outbox.createdAt} >= ${accounts.createdAt} and (
    (${accounts.emailVerifiedAt} is not null and ${outbox.recipient} = ${accounts.email})
    or (${accounts.gsmVerifiedAt} is not null and ${outbox.recipient} = ${accounts.gsm})))`

export const sentMessages = part('sentMessages', {
  table: outbox,
  which: wasSentTo,
  order: sql`${outbox.sentAt} desc, ${outbox.id}`,
  columns: {
    id: the.id,
    subject: the.title,
    channel: the.word,
    recipient: { kind: 'text', as: 'sentTo' },
    text: { kind: 'text', as: 'message' },
    sentAt: the.moment,
    createdAt: the.machinery,
    html: the.left('The same words, dressed for e-mail programs.'),
    calendar: the.left('Stands among the calendar entries.'),
    file: the.left('The receipt of an application, all of which is in the copy.'),
    fileContent: the.left('The receipt of an application, all of which is in the copy.'),
    code: the.secret,
    link: the.secret,
    unsubscribe: the.secret,
  },
})

export const contacts = part('contacts', {
  table: contactMessages,
  which: ({ accountId }) => sql`exists (select from ${accounts} where ${accounts.id} = ${accountId}
    and ${accounts.emailVerifiedAt} is not null and lower(${contactMessages.email}) = ${accounts.email})`,
  order: sql`${contactMessages.createdAt} desc, ${contactMessages.id}`,
  columns: {
    id: the.id,
    topic: the.word,
    name: the.text,
    email: the.text,
    message: the.text,
    createdAt: the.moment,
    answer: the.text,
    answeredAt: the.moment,
    language: the.word,
    answeredBy: the.ofMember,
  },
})

export const helpGiven = part('helpGiven', {
  table: operatorActs,
  which: ({ accountId }) => sql`${operatorActs.aboutId} = ${accountId}::text`,
  order: sql`${operatorActs.place} desc`,
  columns: {
    act: the.word,
    at: the.moment,
    about: the.text,
    place: the.machinery,
    accountId: the.ofMember,
    companyId: the.machinery,
    aboutId: the.ofSelf,
    values: the.machinery,
    reason: the.left('What those who run the product note for their own work.'),
  },
})

export const copies = part('dataCopies', {
  table: dataCopies,
  which: the.ofCandidate(dataCopies.candidateId),
  order: sql`${dataCopies.createdAt} desc, ${dataCopies.id}`,
  columns: {
    id: the.id,
    createdAt: the.moment,
    endedAt: the.moment,
    expiresAt: the.moment,
    downloads: the.text,
    downloadedAt: the.moment,
    size: the.size,
    candidateId: the.ofSelf,
    language: the.machinery,
    state: the.machinery,
    done: the.machinery,
    total: the.machinery,
    leaseHolder: the.machinery,
    leasedUntil: the.machinery,
    attempts: the.machinery,
    fileKey: the.machinery,
  },
})
