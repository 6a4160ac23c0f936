import { expect, test } from 'vitest'
import { searchApplications } from '#contract/review/search-applications.ts'
import { queryClient } from '#web/queries/query-client.ts'
import { showRowSeen } from './show-row-seen.ts'

test('the row is marked in its list, and the counts of views beside the list stay as they are', () => {
  const [list, counts] = [
    [searchApplications.path, { page: 1 }],
    [searchApplications.path, { formId: 'a' }, 'counted'],
  ]
  queryClient.setQueryData(list, { items: [{ id: 'one' }, { id: 'two', isSeen: false }] })
  queryClient.setQueryData(counts, { total: 4 })
  showRowSeen('two')
  expect(queryClient.getQueryData(list)).toEqual({ items: [{ id: 'one' }, { id: 'two', isSeen: true }] })
  expect(queryClient.getQueryData(counts)).toEqual({ total: 4 })
})
