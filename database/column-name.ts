import type { Column } from 'drizzle-orm'
import { toSnakeCase } from 'drizzle-orm/casing'

/** The name of a column in the database: the one that it was given, otherwise its property's in snake case. */
export const columnName = ({ keyAsName, name }: Pick<Column, 'keyAsName' | 'name'>) =>
  keyAsName ? toSnakeCase(name) : name
