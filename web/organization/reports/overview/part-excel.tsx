import { useSearchParams } from 'react-router'
import type { OverviewPart } from '#contract/reports/report-facts.ts'
import { FileButton } from '../file-button.tsx'
import { askedOf, compareToOf, reportSearchOf } from '../report-search.ts'

/** An Excel file of one section of the overview. */
export function PartExcel({ about, part }: { about: string; part: OverviewPart }) {
  const now = reportSearchOf(useSearchParams()[0])
  const compareTo = compareToOf(now)
  return (
    <FileButton
      kind="xlsx"
      about={about}
      ask={async (shared) =>
        (await import('../report-files.ts')).partExcel({
          ...shared,
          ...askedOf(now),
          part,
          ...(compareTo && { compareTo }),
        })
      }
    />
  )
}
