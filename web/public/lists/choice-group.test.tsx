import { expect, test } from 'vitest'
import { rendered, wordsIn } from '../../../tests/rendered.tsx'
import { ChoiceGroup } from './choice-group.tsx'
import { inOrder } from './in-order.ts'

const cities = [
  { value: '34', name: 'İstanbul', count: 4 },
  { value: '6', name: 'Ankara', count: 2 },
  { value: '17', name: 'Çanakkale', count: 1 },
  { value: '20', name: 'Denizli', count: 1 },
  { value: '1', name: 'Adana', count: 0 },
]

const shown = (chosen: readonly string[], isMore = false) =>
  wordsIn(
    rendered(<ChoiceGroup name="cityId" legend="Şehir" choices={cities} chosen={chosen} isMore={isMore} total={4} />),
  )

test('a choice that everything or nothing has is not offered, unless it is chosen', () => {
  expect(shown([])).toBe('Şehir Ankara 2 Çanakkale 1 Denizli 1')
  expect(shown(['34', '1'])).toBe('Şehir İstanbul 4 Ankara 2 Çanakkale 1 Denizli 1 Adana 0')
  // A count up to a bound does not show whether all listings have the value.
  expect(shown([], true)).toContain('İstanbul 4+')
  const all = [{ value: '34', name: 'İstanbul', count: 4 }]
  const none = <ChoiceGroup name="cityId" legend="Şehir" choices={all} chosen={[]} isMore={false} total={4} />
  expect(rendered(none)).toBe('')
})

test('cities stand by the alphabet, schools by age, and of the rest the largest comes first', () => {
  const choices = {
    cityId: cities,
    level: levels,
    type: [],
    universityId: cities,
    workPlace: [],
    workKind: [],
    companyId: [],
  }
  const names = (name: keyof typeof choices) => inOrder(name, choices, 'tr').map((choice) => choice.name)
  expect(names('cityId')).toEqual(['Adana', 'Ankara', 'Çanakkale', 'Denizli', 'İstanbul'])
  expect(names('level')).toEqual(['Lise', 'Lisans', 'Doktora'])
  expect(names('universityId')).toEqual(cities.map(({ name }) => name))
})

const levels = [
  { value: 'phd', name: 'Doktora', count: 3 },
  { value: 'bachelor', name: 'Lisans', count: 2 },
  { value: 'highschool', name: 'Lise', count: 1 },
]
