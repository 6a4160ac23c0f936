import { expect, test } from 'vitest'
import type { ReportsOverview } from '#contract/reports/overview.ts'
import { headline } from './headline.ts'
import { type ReportWords, saidIn } from './report-words.ts'

const t: ReportWords['t'] = (key, values = {}) => [key, ...Object.values(values)].join(' ')
const words: ReportWords = { t, said: saidIn(t, 'tr'), language: 'tr' }

const overviewOf = (begun: number, handedIn: number) =>
  ({ funnel: { begun, handedIn, approved: 0 }, decisions: null }) as unknown as ReportsOverview

const finishedOf = (before: ReportsOverview) =>
  headline(words, { overview: overviewOf(10, 8), before, other: 'Önceki dönem' })[1]

test('a share is compared with the one before it', () => {
  expect(finishedOf(overviewOf(10, 6))).toMatchObject({
    note: 'reports.change.from Önceki dönem %60',
    change: { direction: 'up', text: 'reports.change.points 20' },
  })
})

test('where nobody began before, there is no share to compare with', () => {
  expect(finishedOf(overviewOf(0, 0))).toEqual({ label: 'reports.headline.finished', value: '%80' })
})
