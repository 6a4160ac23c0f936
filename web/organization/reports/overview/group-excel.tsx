import { useSearchParams } from 'react-router'
import type { applicationGroups } from '#contract/reports/report-facts.ts'
import { ExcelButton } from '../excel-button.tsx'
import { askedOf, compareToOf, reportSearchOf } from '../report-search.ts'

interface GroupExcelProps {
  readonly about: string
  readonly group: (typeof applicationGroups)[number]
}

/** The applications of the report that is shown, counted by what a part of it is about. */
export function GroupExcel({ about, group }: GroupExcelProps) {
  const now = reportSearchOf(useSearchParams()[0])
  const compareTo = compareToOf(now)
  return (
    <ExcelButton
      about={about}
      of="applications"
      body={{ ...askedOf(now), groupBy: group, ...(compareTo && { compareTo }) }}
    />
  )
}
