import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { candidates } from '../candidates.ts'
import { belongsTo } from '../columns/belongs-to.ts'
import { moment } from '../columns/moment.ts'
import { communities } from '../communities.ts'
import { mailings } from '../mailings.ts'

/** A message from an organization to one member of a community, word for word; its id is the id of its delivery. */
export const communityMessages = pgTable(
  'community_messages',
  {
    id: uuid().primaryKey(),
    communityId: belongsTo(() => communities.id),
    candidateId: belongsTo(() => candidates.id),
    mailingId: belongsTo(() => mailings.id),
    subject: text().notNull(),
    text: text().notNull(),
    createdAt: moment().notNull().defaultNow(),
  },
  (table) => [index('community_messages_newest').on(table.candidateId, table.communityId, table.createdAt.desc())],
)
