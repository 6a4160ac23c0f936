import { index, pgTable, smallint, text, uuid } from 'drizzle-orm/pg-core'
import { belongsTo } from '../columns/belongs-to.ts'
import { moment } from '../columns/moment.ts'
import { communities, communityAnnouncements } from '../communities.ts'
import { files } from '../files.ts'

/** A picture or a file that an organization uploaded for an announcement of a community. */
export const announcementFiles = pgTable(
  'announcement_files',
  {
    fileId: uuid()
      .primaryKey()
      .references(() => files.id),
    communityId: belongsTo(() => communities.id, { onDelete: 'cascade' }),
    /**
     * Null until the announcement is saved, and again after it is removed from it; unused files are swept after a day.
     */
    announcementId: uuid().references(() => communityAnnouncements.id, { onDelete: 'cascade' }),
    /** When it was last attached or detached. */
    since: moment().notNull().defaultNow(),
    position: smallint().notNull().default(0),
    /** Pixel size of a picture; null for other files. */
    width: smallint(),
    height: smallint(),
    /** Alternative text of a picture, for screen readers. */
    alt: text().notNull().default(''),
  },
  (table) => [
    index('announcement_files_announcement').on(table.announcementId, table.position),
    index('announcement_files_community').on(table.communityId),
  ],
)
