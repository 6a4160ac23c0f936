import { type AnyPgColumn, type ReferenceConfig, uuid } from 'drizzle-orm/pg-core'

/** A required reference to a row of another table. */
export const belongsTo = (column: () => AnyPgColumn, actions?: ReferenceConfig['actions']) =>
  uuid().notNull().references(column, actions)
