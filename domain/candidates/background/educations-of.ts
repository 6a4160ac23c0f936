import { asc, desc, eq, sql } from 'drizzle-orm'
import type { Education } from '#contract/candidates/candidate-background.ts'
import type { Database, Transaction } from '#database/connection.ts'
import { candidateEducations } from '#database/schema/candidates.ts'
import {
  departments,
  educationClasses,
  educationLevels,
  faculties,
  gpaSystems,
  universities,
} from '#database/schema/reference.ts'
import { nameIn } from '#domain/data/names.ts'
import type { Language } from '#platform/text/locales.ts'

/** A candidate's educations: the current ones first, then the highest. */
export async function educationsOf(
  db: Database | Transaction,
  candidateId: string,
  language: Language,
): Promise<Education[]> {
  const rows = await db
    .select({
      education: candidateEducations,
      levelName: nameIn(language, educationLevels),
      className: orNull(nameIn(language, educationClasses)),
      universityName: sql<
        string | null
      >`coalesce(${nameIn(language, universities)}, ${candidateEducations.schoolName})`,
      facultyShown: sql<string | null>`coalesce(${nameIn(language, faculties)}, ${candidateEducations.facultyName})`,
      departmentShown: sql<
        string | null
      >`coalesce(${nameIn(language, departments)}, ${candidateEducations.departmentName})`,
      gpaSystemName: orNull(nameIn(language, gpaSystems)),
    })
    .from(candidateEducations)
    .innerJoin(educationLevels, eq(educationLevels.code, candidateEducations.level))
    .leftJoin(educationClasses, eq(educationClasses.id, candidateEducations.classId))
    .leftJoin(universities, eq(universities.id, candidateEducations.universityId))
    .leftJoin(faculties, eq(faculties.id, candidateEducations.facultyId))
    .leftJoin(departments, eq(departments.id, candidateEducations.departmentId))
    .leftJoin(gpaSystems, eq(gpaSystems.id, candidateEducations.gpaSystemId))
    .where(eq(candidateEducations.candidateId, candidateId))
    .orderBy(
      desc(candidateEducations.isCurrent),
      desc(educationLevels.id),
      sql`coalesce(${candidateEducations.startedOn}, ${candidateEducations.endedOn}) desc nulls last`,
      asc(candidateEducations.id),
    )
  return rows.map(({ education: { candidateId: _, createdAt: __, ...education }, ...names }) => ({
    ...education,
    ...names,
  }))
}

const orNull = (name: ReturnType<typeof nameIn>) => sql<string | null>`${name}`
