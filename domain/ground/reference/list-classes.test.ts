import { expect, test } from 'vitest'
import { testDatabase } from '../../../tests/database.ts'
import { listClasses } from './list-classes.ts'
import { listLevels } from './list-levels.ts'

testDatabase()

const caller = { language: 'tr', requestId: 'test' } as const
const namesOf = async (input: Parameters<typeof listClasses>[1]) =>
  (await listClasses(caller, input)).items.map(({ name }) => name)

test("the classes of a level come in the order people pass through them, in the caller's language or in `lang`", async () => {
  expect(await namesOf({ level: 'highschool' })).toEqual([
    'Hazırlık',
    '9. Sınıf',
    '10. Sınıf',
    '11. Sınıf',
    '12. Sınıf',
    'Mezun',
  ])
  expect((await namesOf({ level: 'highschool', lang: 'en' })).at(-1)).toBe('Graduated')
})

test('a level is known by its code and by its id', async () => {
  expect(await namesOf({ level: '5' })).toEqual(await namesOf({ level: 'bachelor' }))
  await expect(namesOf({ level: 'kindergarten' })).rejects.toMatchObject({ code: 'data.notFound' })
  await expect(namesOf({ level: '99' })).rejects.toMatchObject({ code: 'data.notFound' })
})

test('levels go from primary school to research after a doctorate', async () => {
  const { items } = await listLevels(caller)
  expect(items.map(({ code }) => code)).toEqual([
    'primary',
    'secondary',
    'highschool',
    'associate',
    'bachelor',
    'master',
    'phd',
    'postdoc',
  ])
  expect(items[0]).toEqual({ id: 1, code: 'primary', name: 'İlkokul' })
})
