import { sql } from 'drizzle-orm'
import { boolean, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import type { JoinRule, MemberState, SharedPart } from '#contract/communities/community-facts.ts'
import { accounts } from './accounts.ts'
import { candidates } from './candidates.ts'
import { belongsTo } from './columns/belongs-to.ts'
import { moment } from './columns/moment.ts'
import { companies } from './companies.ts'

/** An organization's group of candidates: alumni, volunteers, a talent pool. */
export const communities = pgTable(
  'communities',
  {
    id: uuid().primaryKey(),
    number: integer().notNull().unique().generatedByDefaultAsIdentity({ startWith: 3001 }),
    companyId: belongsTo(() => companies.id),
    name: text().notNull(),
    summary: text().notNull(),
    about: text().notNull().default(''),
    language: text().$type<'tr' | 'en'>().notNull().default('tr'),
    cover: text(),
    joinRule: text().$type<JoinRule>().notNull().default('request'),
    /** How many of `community_members` are members. Every change of a membership locks this row. */
    members: integer().notNull().default(0),
    /** Null for a draft, which only the organization sees. */
    publishedAt: moment(),
    archivedAt: moment(),
    createdAt: moment().notNull().defaultNow(),
    updatedAt: moment().notNull().defaultNow(),
  },
  (table) => [index('communities_company').on(table.companyId), index('communities_newest').on(table.createdAt.desc())],
)

/**
 * A candidate's relation to a community. The shared parts of the profile are read from the profile itself, so they are
 * current.
 */
export const communityMembers = pgTable(
  'community_members',
  {
    communityId: belongsTo(() => communities.id),
    candidateId: belongsTo(() => candidates.id),
    state: text().$type<MemberState>().notNull(),
    /** When this state began. */
    since: moment().notNull().defaultNow(),
    /** What the candidate wrote when asking to join. */
    note: text().notNull().default(''),
    /**
     * Parts of the profile that the organization sees beside name and e-mail address, and when the candidate agreed.
     */
    shares: text().array().$type<SharedPart[]>().notNull().default([]),
    consentedAt: moment(),
    muted: boolean().notNull().default(false),
    /**
     * Invited by address: the organization sees the address among those it has invited, and not the account behind it.
     */
    byEmail: boolean().notNull().default(false),
    /** The member who last invited, accepted, refused or removed the candidate. */
    changedBy: uuid().references(() => accounts.id),
  },
  (table) => [
    primaryKey({ columns: [table.communityId, table.candidateId] }),
    // Lists show the members of one state, the latest first.
    index('community_members_listed').on(table.communityId, table.state, table.since, table.candidateId),
    index('community_members_candidate').on(table.candidateId),
  ],
)

/** An announcement of an organization to the members of a community. */
export const communityAnnouncements = pgTable(
  'community_announcements',
  {
    id: uuid().primaryKey(),
    communityId: belongsTo(() => communities.id),
    accountId: belongsTo(() => accounts.id),
    title: text().notNull(),
    body: text().notNull(),
    /** When members see it; in the future if it is scheduled. */
    publishAt: moment().notNull(),
    /** When members were notified; null until then. */
    publishedAt: moment(),
    /** How many members were notified. */
    reached: integer().notNull().default(0),
    pinnedAt: moment(),
    createdAt: moment().notNull().defaultNow(),
    updatedAt: moment().notNull().defaultNow(),
  },
  (table) => [
    index('community_announcements_newest').on(table.communityId, table.publishAt.desc(), table.id),
    index('community_announcements_due').on(table.publishAt).where(sql`${table.publishedAt} is null`),
  ],
)

export const announcementReadings = pgTable(
  'announcement_readings',
  {
    announcementId: belongsTo(() => communityAnnouncements.id, { onDelete: 'cascade' }),
    candidateId: belongsTo(() => candidates.id),
    readAt: moment().notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.announcementId, table.candidateId] }),
    index('announcement_readings_candidate').on(table.candidateId),
  ],
)
