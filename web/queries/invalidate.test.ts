import { QueryObserver } from '@tanstack/react-query'
import { afterEach, expect, test } from 'vitest'
import { countApplications } from '#contract/applying/applications.ts'
import { listNotifications } from '#contract/candidate-dashboard.ts'
import { listCandidateDocuments } from '#contract/candidates/candidate-documents.ts'
import { listDocumentTypes } from '#contract/data/data.ts'
import { listDocumentRequests } from '#contract/document-requests.ts'
import { readCompanyApplication } from '#contract/review/company-application.ts'
import { searchApplications } from '#contract/review/search-applications.ts'
import { hearOtherTabs, invalidate } from './invalidate.ts'
import { queryClient } from './query-client.ts'

let ends: (() => void)[] = []
afterEach(() => {
  for (const end of ends) end()
  ends = []
  queryClient.clear()
})

/** A page that shows an answer, namely how often it was fetched. */
async function show({ path }: { readonly path: string }) {
  let times = 0
  const observer = new QueryObserver(queryClient, { queryKey: [path, {}], queryFn: async () => ++times })
  ends.push(observer.subscribe(() => {}))
  await expect.poll(() => times).toBe(1)
  return () => times
}

const keep = ({ path }: { readonly path: string }) => queryClient.setQueryData([path, {}], 'kept')
const kept = ({ path }: { readonly path: string }) => queryClient.getQueryData([path, {}])

test('what a page shows of a noun is there again when it ends, and other answers are left alone', async () => {
  const shelf = await show(listCandidateDocuments)
  const requests = await show(listDocumentRequests)
  const types = await show(listDocumentTypes)
  await invalidate('documents')
  expect([shelf(), requests(), types()]).toEqual([2, 2, 1])
})

test('what no page shows is dropped, so that no page shows it before the new answer', async () => {
  keep(countApplications)
  keep(listNotifications)
  keep(listDocumentTypes)
  await invalidate('readMessages')
  expect([countApplications, listNotifications, listDocumentTypes].map(kept)).toEqual([undefined, undefined, 'kept'])
})

test('a path that ends with a slash stands for all that begin with it', async () => {
  const list = await show(searchApplications)
  const application = await show(readCompanyApplication)
  await invalidate('receivedApplications')
  expect([list(), application()]).toEqual([2, 2])
})

test('documents and notifications are fetched again in the other tabs too, until they stop listening', async () => {
  const news = await show(listNotifications)
  const otherTab = new BroadcastChannel('kopru-changes')
  ends.push(() => otherTab.close())
  const stop = hearOtherTabs()
  otherTab.postMessage('notifications')
  await expect.poll(news).toBe(2)
  const told = new Promise((hear) => {
    otherTab.onmessage = ({ data }) => hear(data)
  })
  await invalidate('documents')
  expect(await told).toBe('documents')
  stop()
})
