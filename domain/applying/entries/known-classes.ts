import { asc, eq } from 'drizzle-orm'
import type { Database, Transaction } from '#database/connection.ts'
import { educationClasses, educationLevels, gpaSystems } from '#database/schema/reference.ts'
import type { KnownClasses } from './read-person.ts'

/** All levels and classes of education and grade systems: some dozens of rows. */
export async function knownClasses(db: Database | Transaction): Promise<KnownClasses> {
  const rows = await db
    .select({ level: educationLevels, one: educationClasses })
    .from(educationLevels)
    .leftJoin(educationClasses, eq(educationClasses.levelId, educationLevels.id))
    .orderBy(asc(educationLevels.id), asc(educationClasses.order))
  const levels = new Map(rows.map(({ level }) => [level.code, level as KnownClasses['levels'][number]]))
  const classes = rows.flatMap(({ level, one }) =>
    one ? [{ ...one, level: level.code as KnownClasses['levels'][number]['code'] }] : [],
  )
  const { id, min, max, pass, better } = gpaSystems
  const systems = await db.select({ id, min, max, pass, better }).from(gpaSystems).orderBy(asc(id))
  return { levels: [...levels.values()], classes, systems }
}
