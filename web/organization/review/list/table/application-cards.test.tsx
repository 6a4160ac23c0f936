import { expect, test } from 'vitest'
import type { CompanyApplicationRow } from '#contract/review/search-applications.ts'
import { rendered, wordsIn } from '../../../../../tests/rendered.tsx'
import { listSearchOf, searchInput } from '../../../desk/list/list-search.ts'
import type { Overview } from '../../../desk/list/overview.ts'
import type { Names } from '../../../desk/list/use-names.ts'
import { ApplicationCards } from './application-cards.tsx'

const id = (last: number) => `0199a000-0000-7000-8000-00000000000${last}`

const row: CompanyApplicationRow = {
  id: id(1),
  name: 'Havva Kurt',
  photo: null,
  status: 'InReview',
  action: 'None',
  stepId: id(2),
  fit: 'fits',
  submittedAt: '2026-09-16T10:00:00.000Z',
  university: 'Hacettepe',
  department: null,
  class: null,
  gpa: null,
  city: null,
  age: null,
  documents: 4,
  missing: 0,
  entry: null,
  samePerson: false,
  isSeen: true,
  tags: [id(3), id(4), id(5)],
  assigned: [id(6)],
}

const names: Names = {
  tags: [
    { id: id(3), name: 'Öncelikli', colour: 'red' },
    { id: id(4), name: 'Telefonla arandı', colour: 'blue' },
    { id: id(5), name: 'Kardeşi var', colour: 'green' },
  ],
  members: [{ accountId: id(6), name: 'Zeynep Arslan' }],
  views: [],
}
const overview = { steps: [{ id: id(2), name: 'Ön eleme' }] } as unknown as Overview

const cards = (changed: Partial<CompanyApplicationRow> = {}) => {
  const now = listSearchOf(new URLSearchParams())
  return (
    <ApplicationCards
      now={now}
      overview={overview}
      names={names}
      selection={undefined}
      formId={id(7)}
      rows={[{ ...row, ...changed }]}
    />
  )
}

test('a card says where the application stands, what it is tagged with and who looks after it', () => {
  const words = wordsIn(rendered(cards()))
  expect(words).toMatch(/Havva Kurt .* İncelemede Ön eleme Öncelikli \+2 Telefonla arandı, Kardeşi var Zeynep Arslan$/)
})

test('a card without step, tags and assignment says nothing of them', () => {
  expect(wordsIn(rendered(cards({ stepId: null, tags: [], assigned: [] })))).toMatch(/İncelemede$/)
})

test('of a person whose data was removed it is said that it was, and not that they withdrew', () => {
  const nothing = { university: null, stepId: null, tags: [], assigned: [] }
  const words = wordsIn(rendered(cards({ ...nothing, status: 'Withdrawn', entry: 'removed' })))
  expect(words).toMatch(/ Bilgileri silindi$/)
  expect(words).not.toContain('Geri çekildi')
})

test('what cards show is asked for, whatever columns are chosen', () => {
  const asked = (columns: string) => searchInput(listSearchOf(new URLSearchParams({ columns }))).columns
  expect(asked('gpa')).toEqual(['gpa', 'tags', 'assigned'])
  expect(asked('tags,gpa')).toEqual(['tags', 'gpa', 'assigned'])
})
