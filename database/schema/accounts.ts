import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import type { AccountKind, Provider } from '#contract/accounts/accounts.ts'
import type { SensitiveKind } from '#contract/data/sensitive-kinds.ts'
import type { Permissions, UserType } from '#contract/permissions.ts'
import { belongsTo } from './columns/belongs-to.ts'
import { moment } from './columns/moment.ts'
import { companies } from './companies.ts'

/** An account that signs in: a candidate or a member of an organization. The table of that noun holds the rest. */
export const accounts = pgTable(
  'accounts',
  {
    id: uuid().primaryKey(),
    kind: text().$type<AccountKind>().notNull(),
    /** In lower case. One address has one account, whichever way its owner signs in. */
    email: text().notNull(),
    emailVerifiedAt: moment(),
    /** The previous address. While the change is recent it also gets the notices about account changes. */
    earlierEmail: text(),
    emailChangedAt: moment(),
    name: text().notNull(),
    surname: text().notNull(),
    photo: text(),
    /** argon2id; over the MD5 of the older system where the version is v1. Null if no password was ever set. */
    passwordHash: text(),
    pwdVersion: text().$type<'v1' | 'v2'>().notNull().default('v2'),
    provider: text().$type<Provider>().notNull().default('Kopru'),
    googleSubject: text(),
    istanbulSeninSubject: text(),
    /** Providers that the owner unlinked: an equal e-mail address alone does not link them again. */
    unlinkedProviders: text().array().$type<Exclude<Provider, 'Kopru'>[]>().notNull().default([]),
    gsm: text(),
    gsmVerifiedAt: moment(),
    twoFactorGsm: boolean().notNull().default(false),
    language: text().$type<'tr' | 'en'>().notNull().default('tr'),
    /** Runs the product itself: reads the messages of the contact page, gives organizations their badge. */
    operator: boolean().notNull().default(false),
    /** Created by the demo, even if its address was changed later: its password is printed at every local start. */
    demo: boolean().notNull().default(false),
    createdAt: moment().notNull().defaultNow(),
    deletedAt: moment(),
  },
  (table) => [
    uniqueIndex('accounts_email').on(table.email).where(sql`${table.deletedAt} is null`),
    uniqueIndex('accounts_google').on(table.googleSubject),
    uniqueIndex('accounts_istanbulsenin').on(table.istanbulSeninSubject),
    check('accounts_email_lower', sql`${table.email} = lower(${table.email})`),
  ],
)

/** An account's place in an organization. */
export const companyMembers = pgTable(
  'company_members',
  {
    accountId: uuid()
      .primaryKey()
      .references(() => accounts.id),
    companyId: belongsTo(() => companies.id),
    userType: text().$type<UserType>().notNull(),
    permissions: jsonb().$type<Permissions>().notNull().default({}),
    /** Counts changes of role and permissions, so that of two Roots who save at once the second gets a conflict. */
    version: integer().notNull().default(1),
    changedAt: moment(),
    changedBy: uuid().references(() => accounts.id),
    invitedAt: moment(),
    /** The member who sent the invitation; the invitation page names them. */
    invitedBy: uuid().references(() => accounts.id),
    acceptedAt: moment(),
    lastUsedAt: moment(),
    /** The address of the video room in which this member holds interviews. */
    videoRoom: text(),
  },
  (table) => [index('company_members_company').on(table.companyId)],
)

/**
 * A signed-in device. Its refresh token is replaced at each use and stored as a hash. The previous one is kept too: if
 * it is used again, it was stolen, and the whole session ends.
 */
export const sessions = pgTable(
  'sessions',
  {
    id: uuid().primaryKey(),
    accountId: belongsTo(() => accounts.id),
    refreshHash: text().notNull(),
    previousHash: text(),
    rotatedAt: moment().notNull().defaultNow(),
    device: text().notNull(),
    address: text().notNull(),
    createdAt: moment().notNull().defaultNow(),
    lastUsedAt: moment().notNull().defaultNow(),
    /** When the owner last proved their identity: by signing in, or by the password or a second factor since. */
    confirmedAt: moment().notNull().defaultNow(),
    expiresAt: moment().notNull(),
    endedAt: moment(),
  },
  (table) => [
    uniqueIndex('sessions_refresh').on(table.refreshHash),
    index('sessions_previous').on(table.previousHash),
    index('sessions_account').on(table.accountId),
    index('sessions_ended').on(table.endedAt),
  ],
)

/** A code or a link that was sent, as a hash. Valid once, until it expires or its tries are used up. */
export const codes = pgTable(
  'codes',
  {
    id: uuid().primaryKey(),
    accountId: belongsTo(() => accounts.id),
    purpose: text()
      .$type<
        | 'verification'
        | 'invitation'
        | 'passwordReset'
        | 'twoFactor'
        | 'gsm'
        | 'email'
        | 'confirmation'
        | 'passkey'
        | 'signIn'
      >()
      .notNull(),
    /** The address or number that the code was sent to; entering the code proves that the account owns it. */
    target: text().notNull(),
    codeHash: text().notNull(),
    tokenHash: text(),
    /** A hash of the network address that signed up (decision 68): using the code gives its rate limits back. */
    place: text(),
    tries: integer().notNull().default(0),
    createdAt: moment().notNull().defaultNow(),
    expiresAt: moment().notNull(),
    usedAt: moment(),
  },
  (table) => [
    index('codes_account').on(table.accountId, table.purpose),
    uniqueIndex('codes_token').on(table.tokenHash),
    index('codes_expires').on(table.expiresAt),
  ],
)

/** What a person agreed to, when, and in which version of the text. */
export const consents = pgTable(
  'consents',
  {
    id: uuid().primaryKey(),
    accountId: belongsTo(() => accounts.id),
    text: text().$type<'terms' | 'notice' | 'sharing' | 'correctness' | 'sensitive' | 'formText'>().notNull(),
    /** The day from which that version is used. */
    version: text().notNull(),
    /** The application it was given with; null for consents of the sign-up. */
    applicationId: uuid(),
    /** The form's own text that was agreed to, and the first version of the form in which it has these words. */
    formTextId: uuid(),
    formVersion: integer(),
    /** For explicit consent: the kind of sensitive data; null if it was given to all kinds. */
    kind: text().$type<SensitiveKind>(),
    /** Given with a single checkbox for all kinds, in its wording. */
    together: boolean().notNull().default(false),
    givenAt: moment().notNull().defaultNow(),
    withdrawnAt: moment(),
  },
  (table) => [
    index('consents_account').on(table.accountId),
    index('consents_application').on(table.applicationId).where(sql`${table.applicationId} is not null`),
  ],
)

/** Used hand-overs of the municipal app, kept until they would be refused for their age anyway. */
export const usedHandovers = pgTable(
  'used_handovers',
  { id: text().primaryKey(), expiresAt: moment().notNull() },
  (table) => [index('used_handovers_expires').on(table.expiresAt)],
)
