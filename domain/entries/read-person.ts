import { EnteredCandidate } from '#contract/entries/enter-candidates.ts'
import type { EntryField } from '#contract/entries/entry-facts.ts'
import type { EntryFault } from '#contract/entries/entry-words.ts'
import { Email, Gsm, Name, Surname } from '#contract/fields/patterns.ts'
import type { EducationLevelCode } from '#contract/forms/eligibility.ts'
import { fold } from '#platform/text/turkish.ts'

/** A person as an organization entered them, under the line of the file or the place in the list. */
export interface EnteredPerson extends Omit<EnteredCandidate, 'email' | 'phone' | 'education'> {
  readonly line: number
  /** Empty where there is none: nobody is invited. */
  readonly email: string
  readonly phone: string | null
  /** What was given as the phone, and is none: the person is entered without it. */
  readonly wrongPhone?: string
  readonly education: PersonEducation | null
}

interface PersonEducation {
  readonly level: EducationLevelCode
  readonly classId: number | null
  readonly universityId: number | null
  readonly school: string | null
  readonly department: string | null
}

export type RowValues = Readonly<Partial<Record<EntryField, string>>>

export interface Fault {
  readonly field: EntryField
  readonly fault: EntryFault
}

/** The levels and classes that a row can name. */
export interface KnownClasses {
  readonly levels: readonly { readonly code: EducationLevelCode; readonly name: string; readonly nameEn: string }[]
  readonly classes: readonly KnownClass[]
}

interface KnownClass {
  readonly id: number
  readonly level: EducationLevelCode
  readonly kind: string
  readonly year: number | null
  readonly name: string
  readonly nameEn: string
}

type Read = { readonly person: EnteredPerson; readonly faults: readonly [] } | { readonly faults: readonly Fault[] }

/** Reads a row of a list; all that is wrong with it is told together. `level` is that of schools without one. */
export function readPerson(
  line: number,
  values: RowValues,
  known: KnownClasses,
  level: EducationLevelCode | null = null,
): Read {
  const faults: Fault[] = []
  const says = (field: EntryField) => (values[field] ?? '').trim()
  const take = <T>(field: EntryField, text: string, read: (text: string) => T | undefined, isRequired = false) => {
    if (text === '' && !isRequired) return null
    const value = text === '' ? undefined : read(text)
    if (value === undefined) faults.push({ field, fault: text === '' ? 'missing' : 'wrong' })
    return value ?? null
  }
  const whole = says('fullName')
  const named = says('name') === '' && says('surname') === '' && whole !== '' ? splitName(whole) : undefined
  const email = take('email', says('email'), parsed(Email))
  const name = take(named ? 'fullName' : 'name', named?.name ?? says('name'), parsed(Name), true)
  // The last word of a whole name is the surname; a name of one word has none.
  const surname = take(named ? 'fullName' : 'surname', named?.surname ?? says('surname'), parsed(Surname), true)
  const school = take('university', says('university'), parsed(School))
  const department = take('department', says('department'), parsed(School))
  const asksLevel = school !== null || department !== null || says('class') !== ''
  const written = take('level', says('level'), (text) => levelNamed(text, known))
  const stands = written ?? level
  if (asksLevel && stands === null && says('level') === '') faults.push({ field: 'level', fault: 'missing' })
  const classId = take('class', says('class'), (text) => (stands === null ? 0 : classNamed(text, stands, known)))
  if (name === null || surname === null || faults.length > 0) return { faults: once(faults) }
  const education =
    stands !== null && (asksLevel || written !== null)
      ? { level: stands, classId, universityId: null, school, department }
      : null
  return { person: { line, email: orNone(email), name, surname, ...readPhone(says('phone')), education }, faults: [] }
}

const orNone = (email: string | null) => email ?? ''

/** A mistyped phone is no reason to leave a person out. */
export function readPhone(text: string): Pick<EnteredPerson, 'phone' | 'wrongPhone'> {
  if (text.trim() === '') return { phone: null }
  const phone = Gsm.safeParse(text).data
  return phone === undefined ? { phone: null, wrongPhone: text } : { phone }
}

const School = EnteredCandidate.shape.education.unwrap().unwrap().shape.school.unwrap().unwrap()

const parsed =
  (schema: { safeParse(text: string): { success: boolean; data?: string | undefined } }) =>
  (text: string): string | undefined =>
    schema.safeParse(text).data

function splitName(whole: string) {
  const words = whole.split(/\s+/u)
  return { name: words.slice(0, -1).join(' '), surname: words.at(-1) ?? '' }
}

const once = (faults: readonly Fault[]) =>
  faults.filter(({ field }, at) => faults.findIndex((other) => other.field === field) === at)

const bare = (text: string) => fold(text).replace(/[^a-z0-9]/g, '')

/** Other words for a level than its names in our list. */
const otherWords: Readonly<Record<string, EducationLevelCode>> = {
  universite: 'bachelor',
  undergraduate: 'bachelor',
  bachelor: 'bachelor',
  bachelors: 'bachelor',
  meslekyuksekokulu: 'associate',
  myo: 'associate',
  associate: 'associate',
  master: 'master',
  masters: 'master',
  graduate: 'master',
  lisansustu: 'master',
  phd: 'phd',
  doctorate: 'phd',
  ilkogretim: 'primary',
  ortaogretim: 'highschool',
}

const levelNamed = (text: string, { levels }: KnownClasses): EducationLevelCode | undefined =>
  levels.find(({ code, name, nameEn }) => [code, name, nameEn].some((way) => bare(way) === bare(text)))?.code ??
  otherWords[bare(text)]

/** `3`, `3. sınıf` and `Year 3` are the third year; `Hazırlık` and `Mezun` are read by their words. */
function classNamed(text: string, level: EducationLevelCode, { classes }: KnownClasses): number | undefined {
  const ofLevel = classes.filter((one) => one.level === level)
  const word = bare(text)
  const exact = ofLevel.find(({ name, nameEn }) => bare(name) === word || bare(nameEn) === word)
  if (exact) return exact.id
  const year = /^(?:year|grade|class|sinif)?(\d{1,2})(?:sinif|yil|year|grade|class|st|nd|rd|th)*$/.exec(word)?.[1]
  if (year !== undefined) return ofLevel.find((one) => one.year === Number(year))?.id
  const kind = /^hazirlik|^prep/.test(word) ? 'prep' : /^mezun|^graduat/.test(word) ? 'graduated' : undefined
  return ofLevel.find((one) => one.kind === kind)?.id
}
