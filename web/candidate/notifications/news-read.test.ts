import { QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { unreadOf } from '../shell/places.ts'
import { hearNewsRead, newsRead } from './news-read.ts'

const { key } = unreadOf('0199a000-0000-7000-8000-0000000000a1')
const withCount = () => {
  const answers = new QueryClient()
  answers.setQueryData(key, { items: [], total: 3, unread: 3, pageNumber: 1, pageSize: 1 })
  return answers
}
const isOld = (answers: QueryClient) => answers.getQueryState(key)?.isInvalidated

test('once news are read the number is asked for again', async () => {
  const here = withCount()
  await newsRead(here)
  expect(isOld(here)).toBe(true)
})

test('and in every other tab as well, until it stops listening', async () => {
  const here = withCount()
  const stop = hearNewsRead(here)
  const otherTab = new BroadcastChannel('kopru-news')
  const heard = new Promise<void>((done) => here.getQueryCache().subscribe(() => done()))
  otherTab.postMessage('read')
  await heard
  expect(isOld(here)).toBe(true)
  stop()
  otherTab.close()
})
