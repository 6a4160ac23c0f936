import type { Input, Output } from '#contract/call.ts'
import type { Caller } from '#contract/caller.ts'
import type { checkEntryList as call } from '#contract/entries/entry-lists.ts'
import { database } from '#database/connection.ts'
import { checkRows } from './check-rows.ts'
import { entryListOf } from './own-entry-list.ts'

export async function checkEntryList(caller: Caller, input: Input<typeof call>): Promise<Output<typeof call>> {
  const { only, pageSize } = input
  const checked = await checkRows(database(), caller, input, await entryListOf(database(), caller, input))
  const good = checked.filter(({ faults }) => faults.length === 0)
  const bad = checked.filter(({ faults }) => faults.length > 0)
  const shown = { good, bad, all: checked }[only]
  // Correcting the only row of the last page moves back to the previous page.
  const pageNumber = Math.min(input.pageNumber, Math.max(1, Math.ceil(shown.length / pageSize)))
  const from = (pageNumber - 1) * pageSize
  return {
    items: shown.slice(from, from + pageSize),
    total: shown.length,
    pageNumber,
    pageSize,
    good: good.length,
    warned: good.filter(({ warnings }) => warnings.length > 0).length,
    bad: bad.length,
  }
}
