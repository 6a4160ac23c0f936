import fc from 'fast-check'
import { expect, test } from 'vitest'
import { EnteredCandidate } from '#contract/entries/enter-candidates.ts'
import { entryFields } from '#contract/entries/entry-facts.ts'
import { database } from '#database/connection.ts'
import { testDatabase } from '../../../tests/database.ts'
import { knownClasses } from './known-classes.ts'
import { type RowValues, readPerson } from './read-person.ts'

testDatabase()

/** The values of a row without these columns */
const nothing = { education: null, birthDate: null, gender: null, nationalityId: null, cityId: null, answers: {} }
const ayse = { email: ' Ayse@Ornek.test ', name: 'Ayşe', surname: 'Yılmaz' }
const read = async (values: RowValues, level?: 'bachelor') =>
  readPerson(7, values, await knownClasses(database()), level)

test('a row is read with the columns it has', async () => {
  expect(await read({ ...ayse, phone: '0532 123 45 67' })).toEqual({
    faults: [],
    person: {
      line: 7,
      email: 'ayse@ornek.test',
      name: 'Ayşe',
      surname: 'Yılmaz',
      phone: '+905321234567',
      ...nothing,
    },
  })
})

test.each([
  ['Lisans', '3', 504],
  ['lisans', '3. SINIF', 504],
  ["Bachelor's degree", 'Year 3', 504],
  ['Üniversite', 'hazırlık', 501],
  ['Ön lisans', '2', 403],
  ['LİSE', '11. sınıf', 304],
  ['Lisans', 'Mezun', 509],
])('%s, %s is the class %i', async (level, text, classId) => {
  expect(await read({ ...ayse, level, class: text })).toMatchObject({ person: { education: { classId } } })
})

test('all faults are reported together', async () => {
  const values = { email: 'ayse@', name: '', surname: '1', phone: '12', level: 'okul', class: '9' }
  expect((await read(values)).faults).toEqual([
    { field: 'email', fault: 'wrong' },
    { field: 'name', fault: 'missing' },
    { field: 'surname', fault: 'wrong' },
    { field: 'level', fault: 'wrong' },
  ])
  expect((await read({ ...ayse, level: 'Lisans', class: '9' })).faults).toEqual([{ field: 'class', fault: 'wrong' }])
})

test('a whole name is split at its last word', async () => {
  const { email } = ayse
  expect(await read({ email, fullName: 'Ayşe Nur  Yılmaz' })).toMatchObject({
    person: { name: 'Ayşe Nur', surname: 'Yılmaz' },
  })
  expect((await read({ email, fullName: 'Ayşe' })).faults).toEqual([{ field: 'fullName', fault: 'missing' }])
})

test('a person without an address, or with an invalid phone, is read all the same', async () => {
  const { name, surname } = ayse
  expect(await read({ name, surname, phone: '12' })).toEqual({
    faults: [],
    person: { line: 7, email: '', name, surname, phone: null, wrongPhone: '12', ...nothing },
  })
})

test('a school needs a level, its own or the list’s', async () => {
  const values = { ...ayse, university: 'Hacettepe Üniversitesi' }
  expect((await read(values)).faults).toEqual([{ field: 'level', fault: 'missing' }])
  expect(await read(values, 'bachelor')).toMatchObject({ person: { education: { level: 'bachelor' } } })
  expect(await read(ayse, 'bachelor')).toMatchObject({ person: { education: null } })
})

test('any row is either a person that the call accepts, or reported as wrong', async () => {
  const known = await knownClasses(database())
  const cell = fc.oneof(
    fc.string(),
    fc.string({ unit: 'grapheme' }),
    fc.emailAddress(),
    fc.constantFrom(
      '',
      'Ayşe',
      'İnci',
      'Lisans',
      '3',
      '0532 123 45 67',
      '3,20',
      'Kadın',
      '15.11.2005',
      '=1+1',
      "O'Neill",
    ),
  )
  const values = fc.record(Object.fromEntries(entryFields.map((field) => [field, cell])), { requiredKeys: [] })
  fc.assert(
    fc.property(values, (row) => {
      const answer = readPerson(2, row, known)
      if ('person' in answer) {
        const { line: _, email, education: read, ...person } = answer.person
        const { gpa, ...school } = read ?? { gpa: null }
        const education = read && { ...school, gpa: gpa?.value, gpaSystemId: gpa?.systemId }
        expect(EnteredCandidate.safeParse({ ...person, education, email: email || null }).success).toBe(true)
      } else expect(answer.faults.length).toBeGreaterThan(0)
    }),
    { numRuns: 500 },
  )
})
