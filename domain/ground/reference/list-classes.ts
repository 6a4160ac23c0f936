import { eq, sql } from 'drizzle-orm'
import type { Input, Output } from '#contract/call.ts'
import type { Caller } from '#contract/caller.ts'
import type { listClasses as call } from '#contract/data/data.ts'
import { problem } from '#contract/problems.ts'
import { educationClasses, educationLevels } from '#database/schema/reference.ts'
import { nameIn } from './names.ts'
import { prepared } from './prepared.ts'

export async function listClasses(
  { language }: Caller,
  { level, lang = language }: Input<typeof call>,
): Promise<Output<typeof call>> {
  const items = await statement(lang).execute({ level })
  // Every level has classes, so an empty list means that the level does not exist.
  if (items.length === 0) throw problem('data.notFound')
  return { items }
}

const statement = prepared(
  'list_classes',
  (language) => ({
    id: educationClasses.id,
    name: nameIn(language, educationClasses),
    kind: educationClasses.kind,
    year: educationClasses.year,
  }),
  (db, fields) =>
    db
      .select(fields)
      .from(educationClasses)
      .innerJoin(educationLevels, eq(educationLevels.id, educationClasses.levelId))
      .where(sql`${sql.placeholder('level')}::text in (${educationLevels.code}, ${educationLevels.id}::text)`)
      .orderBy(educationClasses.order),
)
