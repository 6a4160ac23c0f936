import { asc, desc, eq, getTableColumns, sql } from 'drizzle-orm'
import type { Education } from '#contract/candidates/candidate-background.ts'
import type { Database, Transaction } from '#database/connection.ts'
import { jsonRow } from '#database/json-rows.ts'
import { preparedOn } from '#database/prepared-on.ts'
import { candidateEducations } from '#database/schema/candidates.ts'
import * as reference from '#database/schema/reference.ts'
import { nameIn } from '#domain/ground/reference/names.ts'
import type { Language } from '#platform/text/locales.ts'

/** A candidate's educations: the current ones first, then the highest. */
export async function educationsOf(
  db: Database | Transaction,
  candidateId: string,
  language: Language,
): Promise<Education[]> {
  return (await rowsOn(db, language).execute({ candidateId })).map(({ row }) => row)
}

const rowsOn = preparedOn((db, language: Language) => selectEducations(db, language).prepare(`educations_${language}`))

const { candidateId: _, createdAt: __, ...columns } = getTableColumns(candidateEducations)

export const selectEducations = (db: Database | Transaction, language: Language) =>
  db
    .select({
      row: jsonRow({
        ...columns,
        levelName: nameIn(language, reference.educationLevels),
        className: orNull(nameIn(language, reference.educationClasses)),
        universityName: sql<
          string | null
        >`coalesce(${nameIn(language, reference.universities)}, ${candidateEducations.schoolName})`,
        facultyShown: sql<
          string | null
        >`coalesce(${nameIn(language, reference.faculties)}, ${candidateEducations.facultyName})`,
        departmentShown: sql<
          string | null
        >`coalesce(${nameIn(language, reference.departments)}, ${candidateEducations.departmentName})`,
        gpaSystemName: orNull(nameIn(language, reference.gpaSystems)),
      }),
    })
    .from(candidateEducations)
    .innerJoin(reference.educationLevels, eq(reference.educationLevels.code, candidateEducations.level))
    .leftJoin(reference.educationClasses, eq(reference.educationClasses.id, candidateEducations.classId))
    .leftJoin(reference.universities, eq(reference.universities.id, candidateEducations.universityId))
    .leftJoin(reference.faculties, eq(reference.faculties.id, candidateEducations.facultyId))
    .leftJoin(reference.departments, eq(reference.departments.id, candidateEducations.departmentId))
    .leftJoin(reference.gpaSystems, eq(reference.gpaSystems.id, candidateEducations.gpaSystemId))
    .where(eq(candidateEducations.candidateId, sql.placeholder('candidateId')))
    .orderBy(
      desc(candidateEducations.isCurrent),
      desc(reference.educationLevels.id),
      sql`coalesce(${candidateEducations.startedOn}, ${candidateEducations.endedOn}) desc nulls last`,
      asc(candidateEducations.id),
    )

const orNull = (name: ReturnType<typeof nameIn>) => sql<string | null>`${name}`
