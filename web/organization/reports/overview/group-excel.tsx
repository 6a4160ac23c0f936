import { useSearchParams } from 'react-router'
import { FileButton } from '../file-button.tsx'
import { askedOf, compareToOf, reportSearchOf } from '../report-search.ts'

interface GroupExcelProps {
  readonly about: string
  readonly group: 'city' | 'university'
}

/** An Excel file of the report's applications, grouped by a section's property, with all statuses. */
export function GroupExcel({ about, group }: GroupExcelProps) {
  const now = reportSearchOf(useSearchParams()[0])
  const compareTo = compareToOf(now)
  return (
    <FileButton
      kind="xlsx"
      about={about}
      ask={async (shared) =>
        (await import('../report-files.ts')).applicationExcel({
          ...shared,
          ...askedOf(now),
          groupBy: group,
          ...(compareTo && { compareTo }),
        })
      }
    />
  )
}
