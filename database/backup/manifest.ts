import { z } from 'zod'

const Table = z.object({
  schema: z.enum(['public', 'drizzle']),
  name: z.string(),
  columns: z.array(z.string()),
  rows: z.number().int(),
})
export type ArchivedTable = z.infer<typeof Table>

/** What an archive says of itself: enough to know whether it can be restored before anything is written. */
export const Manifest = z.object({
  format: z.literal(1),
  madeAt: z.iso.datetime(),
  /** Those that had run, in their order: they are how the tables are made again. */
  migrations: z.array(z.object({ hash: z.string(), createdAt: z.number() })),
  /** Sealed by the secrets that the data need (secret_marks). */
  secretMarks: z.array(z.object({ sealed: z.string(), madeAt: z.coerce.date() })),
  tables: z.array(Table),
  /** Jobs that were still to do. */
  jobs: z.object({ columns: z.array(z.string()), rows: z.number().int() }),
  sequences: z.array(z.object({ name: z.string(), value: z.string(), isCalled: z.boolean() })),
  files: z.number().int(),
})
export type Manifest = z.infer<typeof Manifest>

/** Where things lie in an archive. The checksums are written last and read as `sha256sum -c` reads them. */
export const paths = {
  manifest: 'manifest.json',
  checksums: 'SHA256SUMS',
  jobs: 'jobs.copy',
  table: ({ schema, name }: Pick<ArchivedTable, 'schema' | 'name'>) => `tables/${schema}.${name}.copy`,
  files: 'files/',
} as const
