import { expect, test } from 'vitest'
import { rendered, wordsIn } from '../../../../../tests/rendered.tsx'
import { listSearchOf } from '../../../desk/list/list-search.ts'
import type { Overview } from '../../../desk/list/overview.ts'
import { Chips } from './chips.tsx'

const overview = { steps: [], questions: [], chosen: { universities: [] } } as unknown as Overview
const names = { tags: [], members: [], views: [] }

function chipsOf(count: number) {
  const address = new URLSearchParams(Array.from({ length: count }, (_, at) => ['universityId', `${at + 1}`]))
  return rendered(<Chips now={listSearchOf(address)} overview={overview} names={names} />)
}

test('each filter is a chip that leads to the list without it', () => {
  expect(chipsOf(2)).toContain('href="/?universityId=2"')
  expect(wordsIn(chipsOf(13))).not.toContain('filtre daha')
})

test('of two hundred filters the first are shown, and how many more there are', () => {
  expect(wordsIn(chipsOf(200))).toContain('+188 filtre daha')
  expect(chipsOf(200).length).toBeLessThan(25_000)
})
