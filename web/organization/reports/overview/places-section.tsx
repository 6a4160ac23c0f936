import type { Part } from '#platform/text/reports/overview-part.ts'
import { type PlacesKind, placesSection } from '#platform/text/reports/places-section.ts'
import { BarChart } from '#web/ui/charts/bar-chart.tsx'
import { ReportSection } from '../report-section.tsx'
import { useReportWords } from '../use-report-words.ts'
import { GroupExcel } from './group-excel.tsx'

interface PlacesSectionProps {
  readonly kind: PlacesKind
  readonly places: Part<'places'>
}

/** The places that applicants come from, ranked. */
export function PlacesSection({ kind, places }: PlacesSectionProps) {
  const section = placesSection(useReportWords(), kind, places)
  const { about, title, bars } = section
  return (
    <ReportSection
      of={section}
      isHalf
      acts={<GroupExcel about={about} group={kind === 'provinces' ? 'city' : 'university'} />}
    >
      <BarChart label={title} bars={bars} />
    </ReportSection>
  )
}
