import type { Input } from '#contract/call.ts'
import type { Caller } from '#contract/caller.ts'
import { problem } from '#contract/problems.ts'
import type { overviewPartAsExcel as call } from '#contract/reports/report-excel.ts'
import type { SentFile } from '#contract/sent-file.ts'
import { otherSide, type Side } from '../make-report.ts'
import { readReportsOverview } from '../overview/read-reports-overview.ts'
import { besideBefore } from './beside-before.ts'
import { overviewTable } from './overview-table.ts'
import { workbookOf } from './workbook-of.ts'

/** One part of the overview as a file, with the numbers of its page. */
export async function overviewPartAsExcel(
  caller: Caller,
  { language = caller.language, part, compareTo, ...asked }: Input<typeof call>,
): Promise<SentFile> {
  const side = otherSide({ ...asked, compareTo })
  const read = ({ formIds, ...of }: Side) =>
    readReportsOverview(
      { ...caller, language },
      { companyId: asked.companyId, ...of, ...(formIds && { formIds: [...formIds] }), parts: [part] },
    )
  const [overview, before] = await Promise.all([read(asked), side && read(side)])
  if (overview[part] === undefined) throw problem('permissions.missing')
  const table = overviewTable(overview, part, language)
  return workbookOf(
    caller,
    { ...asked, compareTo },
    {
      language,
      ...(before ? besideBefore(table, part, { overview, before, language }) : table),
      approximate: overview.approximate,
      at: overview.at,
    },
  )
}
