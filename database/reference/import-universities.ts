import type { FacultyKind } from '#contract/data/data.ts'
import { fold } from '#platform/text/turkish.ts'
import type { Transaction } from '../connection.ts'
import { departments, faculties, universities } from '../schema/reference.ts'
import type { TurkishUniversities } from './import-shapes.ts'
import { keepIds } from './keep-ids.ts'
import { describeUniversity, knownUniversities, requirePlaces } from './known-universities.ts'
import { upsert } from './upsert.ts'

const origin = 'import' as const

export async function importUniversities(tx: Transaction, file: TurkishUniversities) {
  await requirePlaces(tx, file)
  const asUniversities = keepIds(await knownUniversities(tx), file, describeUniversity)
  const asFaculties = keepIds(
    await knownFaculties(tx),
    asUniversities.flatMap(({ id, faculties }) => faculties.map((faculty) => ({ ...faculty, universityId: id }))),
    describeFaculty,
  )
  const asDepartments = keepIds(
    await knownDepartments(tx),
    asFaculties.flatMap(({ id, departments }) => departments.map((department) => ({ ...department, facultyId: id }))),
    describeDepartment,
  )

  return [
    await upsert(tx, universities, asUniversities.map(universityRow)),
    await upsert(tx, faculties, asFaculties.map(facultyRow)),
    await upsert(tx, departments, asDepartments.map(departmentRow)),
  ]
}

async function knownFaculties(tx: Transaction) {
  const { id, universityId, name } = faculties
  const rows = await tx.select({ id, universityId, name }).from(faculties)
  return rows.map((row) => ({ id: row.id, ...describeFaculty(row) }))
}

async function knownDepartments(tx: Transaction) {
  const { id, facultyId, name, level } = departments
  const rows = await tx.select({ id, facultyId, name, level }).from(departments)
  return rows.map((row) => ({ id: row.id, ...describeDepartment(row) }))
}

function describeFaculty({ universityId, name }: { universityId: number | null; name: string }) {
  return { scope: universityId, names: [fold(name)] }
}

function describeDepartment({ facultyId, name, level }: { facultyId: number; name: string; level: string }) {
  return { scope: facultyId, names: [`${level} ${fold(name)}`] }
}

type University = TurkishUniversities[number]
type Faculty = University['faculties'][number] & { universityId: number }
type Department = Faculty['departments'][number] & { facultyId: number }

function universityRow({ id, name, nameEn = null, type, countryId, provinceId, domain = null, active }: University) {
  return { id, name, nameEn, type, countryId, cityId: provinceId ?? null, domain, active, origin }
}

function facultyRow({ id, universityId, name, nameEn = null }: Faculty) {
  return { id, universityId, kind: kindOf(name), name, nameEn, origin }
}

function departmentRow({ id, facultyId, name, nameEn = null, level, lang = null, mode = null }: Department) {
  return { id, facultyId, name, nameEn, level, lang, mode, origin }
}

/** The file has no kind of unit, but the Turkish name always says it. */
function kindOf(name: string): FacultyKind {
  const folded = fold(name)
  if (folded.includes('meslek yuksekokulu')) return 'vocational'
  if (folded.includes('yuksekokulu')) return 'school'
  if (folded.includes('enstitusu')) return 'institute'
  if (folded.includes('konservatuvar')) return 'conservatory'
  return 'faculty'
}
