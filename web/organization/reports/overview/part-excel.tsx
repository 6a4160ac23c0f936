import { useSearchParams } from 'react-router'
import { overviewPartAsExcel } from '#contract/reports/report-excel.ts'
import type { OverviewPart } from '#contract/reports/report-facts.ts'
import { askInBrowser } from '#web/queries/ask-in-browser.ts'
import { ExcelButton } from '../excel-button.tsx'
import { askedOf, compareToOf, reportSearchOf } from '../report-search.ts'

/** The table of one part of the overview that is shown. */
export function PartExcel({ about, part }: { about: string; part: OverviewPart }) {
  const now = reportSearchOf(useSearchParams()[0])
  const compareTo = compareToOf(now)
  return (
    <ExcelButton
      about={about}
      ask={(shared) =>
        askInBrowser(overviewPartAsExcel, { ...shared, ...askedOf(now), part, ...(compareTo && { compareTo }) })
      }
    />
  )
}
