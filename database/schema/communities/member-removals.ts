import { boolean, index, jsonb, pgTable, primaryKey, uuid } from 'drizzle-orm/pg-core'
import { candidates } from '../candidates.ts'
import { belongsTo } from '../columns/belongs-to.ts'
import { moment } from '../columns/moment.ts'
import { communities } from '../communities.ts'

/**
 * A membership or an invitation as it was before an organization ended it, for the minutes in which that can be
 * undone.
 */
export const memberRemovals = pgTable(
  'member_removals',
  {
    /** Shared by all members who were removed together. */
    removalId: uuid().notNull(),
    candidateId: belongsTo(() => candidates.id),
    communityId: belongsTo(() => communities.id, { onDelete: 'cascade' }),
    /** Equals `since` of the removed membership as long as it has not been changed again. */
    removedAt: moment().notNull().defaultNow(),
    /** The whole row of `community_members`. */
    was: jsonb().$type<Readonly<Record<string, unknown>>>().notNull(),
    tags: uuid().array().notNull(),
    /** Whether undoing brought it back; null until it is undone. */
    isRestored: boolean(),
  },
  (table) => [
    primaryKey({ columns: [table.removalId, table.candidateId] }),
    index('member_removals_candidate').on(table.candidateId),
    index('member_removals_community').on(table.communityId),
    index('member_removals_at').on(table.removedAt),
  ],
)
