import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import type { AccountKind, Provider } from '#contract/accounts/accounts.ts'
import type { Permissions, UserType } from '#contract/permissions.ts'
import { belongsTo } from './columns/belongs-to.ts'
import { moment } from './columns/moment.ts'
import { companies } from './companies.ts'

/** Who signs in. A candidate or a member of an organization; what they are is in the table of that noun. */
export const accounts = pgTable(
  'accounts',
  {
    id: uuid().primaryKey(),
    kind: text().$type<AccountKind>().notNull(),
    /** In lower case. One address has one account, whatever it signs in with. */
    email: text().notNull(),
    emailVerifiedAt: moment(),
    /** The address before the present one, which hears of changes too while it is recent. */
    earlierEmail: text(),
    emailChangedAt: moment(),
    name: text().notNull(),
    surname: text().notNull(),
    photo: text(),
    /** argon2id; over the MD5 of the older system where the version is v1. Null for those who never set one. */
    passwordHash: text(),
    pwdVersion: text().$type<'v1' | 'v2'>().notNull().default('v2'),
    provider: text().$type<Provider>().notNull().default('Kopru'),
    googleSubject: text(),
    istanbulSeninSubject: text(),
    /** Unlinked by their owner: the same address alone does not link them again. */
    unlinkedProviders: text().array().$type<Exclude<Provider, 'Kopru'>[]>().notNull().default([]),
    gsm: text(),
    gsmVerifiedAt: moment(),
    twoFactorGsm: boolean().notNull().default(false),
    language: text().$type<'tr' | 'en'>().notNull().default('tr'),
    /** Runs the product itself: reads what people write to us, gives organizations their badge. */
    operator: boolean().notNull().default(false),
    /** Made by the demo, whatever its address is today: its password is printed at every local start. */
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
    /** Counts the changes of the two above, so that of two Roots who save at once the second is told. */
    version: integer().notNull().default(1),
    changedAt: moment(),
    changedBy: uuid().references(() => accounts.id),
    invitedAt: moment(),
    /** Who invited them, to be named on the page that the invitation leads to. */
    invitedBy: uuid().references(() => accounts.id),
    acceptedAt: moment(),
    lastUsedAt: moment(),
    /** The address of the room in which they hold interviews by video. */
    videoRoom: text(),
  },
  (table) => [index('company_members_company').on(table.companyId)],
)

/**
 * A signed-in device. Its refresh token is replaced at each use and stored as a hash; the one before is remembered, so that
 * whoever uses it again is found out and the whole session ends.
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
    /** When its owner last proved to be there: by signing in, or by the password or a second factor since. */
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

/** A code or a link that was sent, as a hash. Used once, within its time and its tries. */
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
    /** The address or number that it was sent to, and that it therefore proves. */
    target: text().notNull(),
    codeHash: text().notNull(),
    tokenHash: text(),
    /** A hash of the place that signed up (decision 68): using the code gives its limits back. */
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
    /** The application it was given with; null for what was agreed to at sign-up. */
    applicationId: uuid(),
    /** Which of the form's own texts it is, and the first version of the form with these words of it. */
    formTextId: uuid(),
    formVersion: integer(),
    givenAt: moment().notNull().defaultNow(),
    withdrawnAt: moment(),
  },
  (table) => [
    index('consents_account').on(table.accountId),
    index('consents_application').on(table.applicationId).where(sql`${table.applicationId} is not null`),
  ],
)

/** Hand-overs of the municipal app that have been used, until they would be refused for their age anyway. */
export const usedHandovers = pgTable(
  'used_handovers',
  { id: text().primaryKey(), expiresAt: moment().notNull() },
  (table) => [index('used_handovers_expires').on(table.expiresAt)],
)
