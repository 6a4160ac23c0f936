import { and, eq, isNull, or, sql } from 'drizzle-orm'
import type { Input, Output } from '#contract/call.ts'
import type { Caller } from '#contract/caller.ts'
import type { listDepartments as call } from '#contract/data/data.ts'
import { problem } from '#contract/problems.ts'
import { database } from '#database/connection.ts'
import { departments, faculties, universities } from '#database/schema/reference.ts'
import { byName, nameIn } from './names.ts'
import { prepared } from './prepared.ts'

export async function listDepartments(
  { language }: Caller,
  { universityId, facultyId, level }: Input<typeof call>,
): Promise<Output<typeof call>> {
  const items = await statement(language).execute({ universityId, facultyId, level })
  if (items.length === 0) await requireFaculty(universityId, facultyId)
  return { items }
}

const statement = prepared(
  'list_departments',
  (language) => ({
    id: departments.id,
    name: nameIn(language, departments),
    level: departments.level,
    lang: departments.lang,
    mode: departments.mode,
  }),
  (db, fields, language) =>
    db
      .select(fields)
      .from(departments)
      .innerJoin(faculties, eq(faculties.id, departments.facultyId))
      .leftJoin(universities, eq(universities.id, sql.placeholder('universityId')))
      .where(
        and(
          eq(departments.facultyId, sql.placeholder('facultyId')),
          or(offeredBy, sql`${sql.placeholder('universityId')}::int = 0 and ${faculties.universityId} is null`),
          sql`(${sql.placeholder('level')}::text is null or ${departments.level} = ${sql.placeholder('level')}::text)`,
        ),
      )
      .orderBy(byName(language, departments), departments.id),
)

/** Faculties of the catalogue stay valid after a university's own were imported, because people have chosen them. */
const offeredBy = sql`(${universities.id} is not null and coalesce(${faculties.universityId} = ${universities.id}, true))`

async function requireFaculty(universityId: number, facultyId: number) {
  const found = await database()
    .select({ id: faculties.id })
    .from(faculties)
    .leftJoin(universities, eq(universities.id, universityId))
    .where(and(eq(faculties.id, facultyId), universityId === 0 ? isNull(faculties.universityId) : offeredBy))
  if (found.length === 0) throw problem('data.notFound')
}
