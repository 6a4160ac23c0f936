import { and, eq, sql } from 'drizzle-orm'
import type { Input, Output } from '#contract/call.ts'
import type { Caller } from '#contract/caller.ts'
import type { listUniversityDepartments as call } from '#contract/data/data.ts'
import { departments, faculties, universities } from '#database/schema/reference.ts'
import { listFaculties, offeredFaculties } from './list-faculties.ts'
import { byName, nameIn } from './names.ts'
import { prepared } from './prepared.ts'

/** For choosing a department without knowing what its faculty is called. */
export async function listUniversityDepartments(
  caller: Caller,
  { universityId, level }: Input<typeof call>,
): Promise<Output<typeof call>> {
  const items = await statement(caller.language).execute({ universityId, level })
  // A university without any faculty is none of the list.
  if (items.length === 0) await listFaculties(caller, { universityId })
  return { items }
}

const statement = prepared(
  'list_university_departments',
  (language) => ({
    id: departments.id,
    name: nameIn(language, departments),
    level: departments.level,
    lang: departments.lang,
    mode: departments.mode,
    facultyId: faculties.id,
    facultyName: nameIn(language, faculties),
  }),
  (db, fields, language) =>
    db
      .select(fields)
      .from(departments)
      .innerJoin(faculties, eq(faculties.id, departments.facultyId))
      .innerJoin(universities, eq(universities.id, sql.placeholder('universityId')))
      .where(
        and(
          offeredFaculties,
          sql`(${sql.placeholder('level')}::text is null or ${departments.level} = ${sql.placeholder('level')}::text)`,
        ),
      )
      .orderBy(byName(language, departments), byName(language, faculties), departments.id),
)
