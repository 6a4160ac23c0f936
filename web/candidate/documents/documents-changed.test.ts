import { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { listDocumentTypes } from '#contract/data/data.ts'
import { areDocumentsFetched, documentsChanged, hearDocuments } from './documents-changed.ts'
import { requestsOf, shelfOf } from './queries.ts'

const me = '0199a000-0000-7000-8000-0000000000a1'
const shelf = { items: [], usage: { bytes: 0, limit: 1 } }

let here: QueryClient
const fetchShelf = (client = here) => client.fetchQuery({ queryKey: shelfOf(me).key, queryFn: async () => shelf })

beforeEach(() => {
  here = new QueryClient()
})
afterEach(() => here.clear())

test('the flag is false before the first fetch and true after it', async () => {
  expect(areDocumentsFetched(here, me)).toBe(false)
  await fetchShelf()
  expect(areDocumentsFetched(here, me)).toBe(true)
})

test('a change makes it false, and the next fetch true again', async () => {
  await fetchShelf()
  documentsChanged(here)
  expect(areDocumentsFetched(here, me)).toBe(false)
  await fetchShelf()
  expect(areDocumentsFetched(here, me)).toBe(true)
})

test('requests are asked for again with the documents; what has nothing to do with them is left alone', async () => {
  here.setQueryData(requestsOf(me).key, { items: [] })
  here.setQueryData([listDocumentTypes.path, {}], { items: [] })
  documentsChanged(here)
  expect(here.getQueryState(requestsOf(me).key)?.isInvalidated).toBe(true)
  expect(here.getQueryState([listDocumentTypes.path, {}])?.isInvalidated).toBe(false)
})

test('a change in another tab makes it false here too', async () => {
  await fetchShelf()
  const forget = hearDocuments(here)
  const otherTab = new BroadcastChannel('kopru-documents')
  const heard = new Promise<void>((done) => here.getQueryCache().subscribe(() => done()))
  otherTab.postMessage('changed')
  await heard
  expect(areDocumentsFetched(here, me)).toBe(false)
  forget()
  otherTab.close()
})
