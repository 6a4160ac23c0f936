import type { ClientLoaderFunctionArgs } from 'react-router'
import { afterEach, expect, test } from 'vitest'
import { listLevels } from '#contract/data/data.ts'
import { type SignedIn, startSession } from '../session/store.ts'
import { query } from './answers.ts'
import { freshBrowserLoader } from './fresh-browser-loader.ts'
import { queryClient } from './query-client.ts'

afterEach(() => {
  startSession(null)
  queryClient.clear()
})

test('a page that shows the same as the layout around it waits for the answer that is already on its way', async () => {
  startSession({ myId: 'an organization' } as SignedIn)
  const shown = query(listLevels, {})
  const { promise, resolve } = Promise.withResolvers<string>()
  const layout = queryClient.fetchQuery({ queryKey: shown.key, queryFn: () => promise })
  const click = { params: {}, request: new Request('http://localhost/') } as ClientLoaderFunctionArgs
  const page = freshBrowserLoader(() => [shown])(click)
  resolve('the answer')
  await page
  expect(await layout).toBe('the answer')
})
