import { z } from 'zod'

const Table = z.object({
  schema: z.enum(['public', 'drizzle']),
  name: z.string(),
  columns: z.array(z.string()),
  rows: z.number().int(),
})
export type ArchivedTable = z.infer<typeof Table>

/** The description of an archive: enough to decide whether it can be restored before anything is written. */
export const Manifest = z.object({
  format: z.literal(1),
  madeAt: z.iso.datetime(),
  /** The migrations that had run, in their order: restoring creates the tables with them. */
  migrations: z.array(z.object({ hash: z.string(), createdAt: z.number() })),
  /** Known values encrypted with the secrets that the data needs (secret_marks). */
  secretMarks: z.array(z.object({ sealed: z.string(), madeAt: z.coerce.date() })),
  tables: z.array(Table),
  jobs: z.object({ columns: z.array(z.string()), rows: z.number().int() }),
  sequences: z.array(z.object({ name: z.string(), value: z.string(), isCalled: z.boolean() })),
  files: z.number().int(),
})
export type Manifest = z.infer<typeof Manifest>

/** Paths inside an archive. The checksums are written last, in the format of `sha256sum -c`. */
export const paths = {
  manifest: 'manifest.json',
  checksums: 'SHA256SUMS',
  jobs: 'jobs.copy',
  table: ({ schema, name }: Pick<ArchivedTable, 'schema' | 'name'>) => `tables/${schema}.${name}.copy`,
  files: 'files/',
} as const
