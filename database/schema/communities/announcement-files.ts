import { index, pgTable, smallint, text, uuid } from 'drizzle-orm/pg-core'
import { belongsTo } from '../columns/belongs-to.ts'
import { moment } from '../columns/moment.ts'
import { communities, communityAnnouncements } from '../communities.ts'
import { files } from '../files.ts'

/** A picture or a file that an organization brought for an announcement of a community. */
export const announcementFiles = pgTable(
  'announcement_files',
  {
    fileId: uuid()
      .primaryKey()
      .references(() => files.id),
    communityId: belongsTo(() => communities.id, { onDelete: 'cascade' }),
    /** Null until the announcement is saved, and again when it is taken off; swept after a day then. */
    announcementId: uuid().references(() => communityAnnouncements.id, { onDelete: 'cascade' }),
    /** Since when it belongs to an announcement or to none. */
    since: moment().notNull().defaultNow(),
    position: smallint().notNull().default(0),
    /** Of a picture its measures; null of a file. */
    width: smallint(),
    height: smallint(),
    /** What a picture shows, for those who do not see it. */
    alt: text().notNull().default(''),
  },
  (table) => [
    index('announcement_files_announcement').on(table.announcementId, table.position),
    index('announcement_files_community').on(table.communityId),
  ],
)
