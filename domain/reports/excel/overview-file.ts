import type { Input } from '#contract/call.ts'
import type { Caller } from '#contract/caller.ts'
import { problem } from '#contract/problems.ts'
import type { overviewPartAsExcel as call } from '#contract/reports/report-excel.ts'
import type { SentFile } from '#contract/sent-file.ts'
import { readReportsOverview } from '../overview/read-reports-overview.ts'
import { overviewTable } from './overview-table.ts'
import { workbookOf } from './workbook-of.ts'

/** One part of the overview as a file, with the numbers that its page shows. */
export async function overviewPartAsExcel(
  caller: Caller,
  { language = caller.language, part, ...asked }: Input<typeof call>,
): Promise<SentFile> {
  const overview = await readReportsOverview({ ...caller, language }, { ...asked, parts: [part] })
  if (overview[part] === undefined) throw problem('permissions.missing')
  return workbookOf(caller, asked, { language, ...overviewTable(overview, part, language), at: overview.at })
}
