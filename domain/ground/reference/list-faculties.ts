import { eq, isNull, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Input, Output } from '#contract/call.ts'
import type { Caller } from '#contract/caller.ts'
import type { listFaculties as call } from '#contract/data/data.ts'
import { problem } from '#contract/problems.ts'
import { faculties, universities } from '#database/schema/reference.ts'
import { byName, nameIn } from './names.ts'
import { type Language, prepared } from './prepared.ts'

export async function listFaculties(
  { language }: Caller,
  { universityId }: Input<typeof call>,
): Promise<Output<typeof call>> {
  const items = await (universityId === 0
    ? national(language).execute()
    : statement(language).execute({ universityId }))
  if (items.length === 0) throw problem('data.notFound')
  return { items }
}

const own = alias(faculties, 'own')

/**
 * A university's own faculties if they were imported, else the national catalogue. Lists of undergraduate places
 * contain no institutes, so these come from the catalogue until the university has its own, because master's students
 * need one. Independent vocational schools have no bachelor's faculties.
 */
export const offeredFaculties = sql`(
  ${faculties.universityId} = ${universities.id}
  or (
    ${faculties.universityId} is null
    and (${universities.type} <> 'foundation_vocational' or ${faculties.kind} = 'vocational')
    and not exists (
      select 1 from ${faculties} ${own}
      where ${own.universityId} = ${universities.id} and (${faculties.kind} <> 'institute' or ${own.kind} = 'institute')
    )
  )
)`

const fieldsIn = (language: Language) => ({ id: faculties.id, name: nameIn(language, faculties), kind: faculties.kind })

const national = prepared('list_national_faculties', fieldsIn, (db, fields, language) =>
  db
    .select(fields)
    .from(faculties)
    .where(isNull(faculties.universityId))
    .orderBy(byName(language, faculties), faculties.id),
)

const statement = prepared('list_faculties', fieldsIn, (db, fields, language) =>
  db
    .select(fields)
    .from(faculties)
    .innerJoin(universities, eq(universities.id, sql.placeholder('universityId')))
    .where(offeredFaculties)
    .orderBy(byName(language, faculties), faculties.id),
)
