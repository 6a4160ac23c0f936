import { expect, test } from 'vitest'
import { ApplicationFilters } from '#contract/applications/application-filters.ts'
import { listSearchOf } from '../../../desk/list/list-search.ts'
import { countChosen, type FilterGroup, filterGroups, groupsOf, isUnfolded } from './filter-groups.ts'

test('every filter of the call is in one group of the drawer; search and status have their own places', () => {
  const grouped: readonly string[] = Object.values(filterGroups).flat()
  const all = Object.keys(ApplicationFilters.shape).filter((name) => !['search', 'status'].includes(name))
  expect([...grouped].sort()).toEqual(all.sort())
})

test('a group says how many values are chosen in it', () => {
  const now = listSearchOf(new URLSearchParams('cityId=34&cityId=6&minAge=18&documents=missing&hasNotes=false'))
  expect(countChosen(now, 'person')).toBe(3)
  expect(countChosen(now, 'documents')).toBe(1)
  expect(countChosen(now, 'team')).toBe(1)
  expect(countChosen(now, 'education')).toBe(0)
})

test.each([
  ['', ['review']],
  ['status=Submitted&search=ay', ['review']],
  ['cityId=34&documents=missing', ['person', 'documents']],
])('of ?%s unfolded at first: %j', (address, unfolded) => {
  const now = listSearchOf(new URLSearchParams(address))
  expect((Object.keys(filterGroups) as FilterGroup[]).filter((group) => isUnfolded(now, group))).toEqual(unfolded)
})

test('the group of answers is there only for questions that can be filtered by', () => {
  const asking = (kind: 'page' | 'number') => ({ questions: [{ id: 'q', kind, label: 'Sayfa', options: [] }] })
  expect(groupsOf(asking('number'))).toContain('answers')
  expect(groupsOf(asking('page')).at(-1)).toBe('team')
  expect(groupsOf({ questions: [] }).at(-1)).toBe('team')
})
