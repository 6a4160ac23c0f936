import { expect, test } from 'vitest'
import { type Entry, keepIds } from './keep-ids.ts'

const entry = (id: number, name: string, scope = 1): Entry => ({ id, scope, names: [name] })
const ids = (existing: Entry[], incoming: Entry[]) => keepIds(existing, incoming, (entry) => entry).map(({ id }) => id)

test('an entry known by name keeps its id, whatever id the file has', () => {
  expect(ids([entry(50, 'bogazici')], [entry(7, 'bogazici')])).toEqual([50])
})

test('the same name in another place is another entry', () => {
  expect(ids([entry(1, 'merkez', 2)], [entry(9, 'merkez', 3)])).toEqual([9])
})

test('an unknown name under a known id is a renaming', () => {
  expect(ids([entry(60, 'bilim')], [entry(60, 'demiroglu bilim')])).toEqual([60])
})

test('an unknown name under an id that belongs to another row of the file gets a new id', () => {
  expect(ids([entry(1, 'a')], [entry(2, 'a'), entry(1, 'b')])).toEqual([1, 2_000_001])
})

test('two that swapped their ids in the file keep their own', () => {
  expect(ids([entry(1, 'a'), entry(2, 'b')], [entry(2, 'a'), entry(1, 'b')])).toEqual([1, 2])
})

test('namesakes are told apart by their ids', () => {
  expect(ids([entry(1, 'a'), entry(2, 'a')], [entry(2, 'a'), entry(1, 'a')])).toEqual([2, 1])
})

test('one id twice in a file is one kept and one new', () => {
  expect(ids([], [entry(5, 'a'), entry(5, 'b')])).toEqual([5, 2_000_001])
})

test('an entry is also found by its second name', () => {
  const known = { id: 50, scope: 1, names: ['bogazici universitesi', 'bogazici university'] }
  expect(ids([known], [entry(9, 'bogazici university')])).toEqual([50])
})
