import { customType } from 'drizzle-orm/pg-core'

/** The content of a file that is stored in its row. */
export const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' })
