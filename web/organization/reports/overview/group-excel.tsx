import { useSearchParams } from 'react-router'
import { applicationReportAsExcel } from '#contract/reports/report-excel.ts'
import { askInBrowser } from '#web/queries/ask-in-browser.ts'
import { ExcelButton } from '../excel-button.tsx'
import { askedOf, compareToOf, reportSearchOf } from '../report-search.ts'

interface GroupExcelProps {
  readonly about: string
  readonly group: 'city' | 'university'
}

/** The applications of the report that is shown, counted by what a part of it is about, with all their statuses. */
export function GroupExcel({ about, group }: GroupExcelProps) {
  const now = reportSearchOf(useSearchParams()[0])
  const compareTo = compareToOf(now)
  return (
    <ExcelButton
      about={about}
      ask={(shared) =>
        askInBrowser(applicationReportAsExcel, {
          ...shared,
          ...askedOf(now),
          groupBy: group,
          ...(compareTo && { compareTo }),
        })
      }
    />
  )
}
