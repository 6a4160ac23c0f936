import { index, pgTable, primaryKey } from 'drizzle-orm/pg-core'
import { candidates } from '../candidates.ts'
import { belongsTo } from '../columns/belongs-to.ts'
import { communities } from '../communities.ts'
import { tags } from '../review/tags.ts'

/** The organization's tags of a community member; deleted with the membership. */
export const memberTags = pgTable(
  'member_tags',
  {
    communityId: belongsTo(() => communities.id),
    candidateId: belongsTo(() => candidates.id),
    tagId: belongsTo(() => tags.id, { onDelete: 'cascade' }),
  },
  (table) => [
    primaryKey({ columns: [table.communityId, table.candidateId, table.tagId] }),
    index('member_tags_tag').on(table.tagId, table.communityId),
    index('member_tags_candidate').on(table.candidateId),
  ],
)
